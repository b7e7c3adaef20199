import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { DomainError } from '../../../contract/core/errors.ts';
import type { Queryable, Transaction } from '../../context.ts';
import { bookings, businessPassengers } from '../../db/tables/index.ts';
import type { BookingRow } from '../bookings/record.ts';
import {
  employeesBehind,
  hasContact,
  isInactiveEmployee,
  type Traveller,
} from '../policies/rulesFor.ts';

const p = businessPassengers;

/** Employees with a status who belong to a booking, for a statement about the booking. */
const ofBooking = (orm: Queryable, status: 'active' | 'inactive', ...who: (SQL | undefined)[]) =>
  orm
    .select({ id: p.id })
    .from(p)
    .where(
      and(eq(p.channelId, bookings.channelId), eq(p.status, status), isNull(p.deletedAt), ...who),
    );

/**
 * The employee who takes the trip of a booking, for a statement about the booking, if the employee
 * is active. They stay so until the transaction ends.
 */
export const activePassengerOf = (orm: Queryable) =>
  ofBooking(orm, 'active', eq(p.id, bookings.passengerId)).for('share');

/** An employee with a status who may be the guest of a booking, for a statement about the booking. */
export const behindGuestOf = (orm: Queryable, status: 'active' | 'inactive') =>
  ofBooking(
    orm,
    status,
    eq(p.businessAccountId, bookings.corporationId),
    hasContact(sql`(${bookings.userInfo} ->> 'phone')`, sql`(${bookings.userInfo} ->> 'email')`),
  );

/**
 * Refuses to confirm a trip for an employee, also one booked as a guest, who was deactivated or
 * deleted since the request, and prevents that until the transaction ends.
 * @throws DomainError PASSENGER_INACTIVE, VALIDATION_FAILED for an employee who was deleted
 */
export async function requireActivePassenger(
  tx: Transaction,
  booking: Traveller & Pick<BookingRow, 'passengerId' | 'passengerName'>,
): Promise<void> {
  const { channelId, passengerType, passengerId, passengerName: name } = booking;
  if (passengerType === 'guest' && isInactiveEmployee(await employeesBehind(tx, booking)))
    throw new DomainError('PASSENGER_INACTIVE', { params: { name } });
  if (passengerType !== 'employee' || passengerId === null) return;
  const [passenger] = await tx
    .select({ status: p.status, deletedAt: p.deletedAt })
    .from(p)
    .where(and(eq(p.channelId, channelId), eq(p.id, passengerId)))
    .for('share')
    .prepare('passenger_of_booking')
    .execute();
  if (passenger?.deletedAt)
    throw new DomainError('VALIDATION_FAILED', {
      errors: { 'passengerInfo.passengerId': { code: 'reference' } },
    });
  if (passenger?.status === 'inactive')
    throw new DomainError('PASSENGER_INACTIVE', { params: { name } });
}
