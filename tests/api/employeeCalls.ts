import { expect } from 'vitest';
import type { BookingResult } from '../../contract/booking/request.ts';
import type { Problem } from '../../contract/core/errors.ts';
import type { Trip } from '../../contract/resources/bookings.ts';
import type { BookingServer } from '../support/bookingServer.ts';

export const EMPLOYEES = '/v1/business-passengers';

interface Employee {
  id: string;
  familyName: string;
}

/** What Northwind's admin does with the account's employees and their trips, on one server. */
export function employeeCalls(server: BookingServer) {
  let added = 0;
  const admin = () => server.as(server.fixtures.users.northwindAdmin);
  const accountId = () => server.fixtures.corporations.northwind.id;
  const request = (who: Pick<Employee, 'id'>, changes = {}) =>
    admin().post<Omit<BookingResult, 'status'> & Problem>(
      '/v1/bookings',
      server.request({
        passengerInfo: {
          passengerId: who.id,
          passengerType: 'employee' as const,
          corporationId: accountId(),
        },
        ...changes,
      }),
      { idempotencyKey: server.newKey() },
    );
  const confirm = (id: string) => admin().post<Problem>(`/v1/bookings/${id}/confirm`);

  return {
    /** Each has another name, which no other person has. */
    async add(): Promise<Employee> {
      added += 1;
      const { body } = await admin().post<Employee>(EMPLOYEES, {
        businessAccountId: accountId(),
        givenName: 'Deac',
        familyName: `Tivated${String.fromCodePoint(97 + added)}`,
        email: `deac.${added}@northwind.example`,
        phone: `+4479112${String(60_000 + added)}`,
      });
      return body;
    },
    request,
    confirm,
    /** Requests a trip and confirms it. Returns its id. */
    async book(who: Pick<Employee, 'id'>, changes = {}): Promise<string> {
      const { body } = await request(who, changes);
      expect((await confirm(body.bookingId)).status).toBe(200);
      return body.bookingId;
    },
    statusOf: async (id: string) => (await admin().get<Trip>(`/v1/bookings/${id}`)).body.status,
    deactivate: (who: Pick<Employee, 'id'>, more = {}) =>
      admin().patch<Problem>(`${EMPLOYEES}/${who.id}`, { status: 'inactive', ...more }),
  };
}
