import { fare } from '../../contract/booking/cost.fixture.ts';
import { v7 as uuidv7 } from 'uuid';
import type { BookingStatus } from '../../contract/booking/status.ts';
import type { Queryable } from '../../server/context.ts';
import * as tables from '../../server/db/tables/index.ts';
import type { LONDON, TestCorporation, TestUser } from './fixtureRows.ts';

const HOUR_MS = 3_600_000;

/** A trip `hours` from now. Without a status it is only a request. */
export async function booking(
  on: Queryable,
  about: {
    of: TestCorporation;
    by: TestUser;
    fleet: { id: string; companyName: string; offerIds: readonly string[] };
    passenger: { id: string; givenName: string; familyName: string };
    at: typeof LONDON;
    status: BookingStatus | null;
    hours: number;
  },
) {
  const id = uuidv7();
  const pickupAt = new Date(Date.now() + about.hours * HOUR_MS);
  const place = (address: string) => ({
    address,
    ...about.at,
    dispatchAddressId: null,
    locationTypes: [],
  });
  const person = { givenName: about.passenger.givenName, familyName: about.passenger.familyName };
  await on.insert(tables.bookings).values({
    channelId: about.of.channelId,
    id,
    corporationId: about.of.id,
    corporationName: about.of.name,
    bookedById: about.by.id,
    attempt: `${id}:outbound`,
    state: about.status ? 'CONFIRMED' : 'REQUESTED',
    status: about.status,
    expiresAt: new Date(Date.now() + HOUR_MS),
    pickupTime: pickupAt.toISOString().slice(0, 19),
    pickupAt,
    pickupTimeZone: 'Etc/UTC',
    scheduleType: 'PREBOOKING',
    passengerName: `${person.givenName} ${person.familyName}`,
    originAddress: '1 High Street',
    destinationAddress: 'Airport',
    origin: place('1 High Street'),
    destination: place('Airport'),
    waypoints: [],
    fleetId: about.fleet.id,
    offerId: about.fleet.offerIds[0]!,
    companyName: about.fleet.companyName,
    vehicle: { name: 'Saloon', make: null, model: null, registration: null, driverName: null },
    numberOfVehicles: 1,
    passengerType: 'employee',
    passengerId: about.passenger.id,
    userInfo: { ...person, email: null, phone: null },
    bookedByUserInfo: { ...person, email: null, phone: null },
    paymentType: 'businessAccount',
    payment: { type: 'businessAccount', paymentMethod: null },
    fareEstimate: about.status
      ? fare({ type: 'FIXED_FARE', roundedPrice: 2000 + Math.abs(about.hours) })
      : null,
  });
  return { id, status: about.status };
}

/** An invoice for a trip, in a month that no test closes. */
export async function invoice(
  on: Queryable,
  {
    of,
    trip,
    sequence,
    month = '2020-02',
  }: { of: TestCorporation; trip?: { id: string }; sequence: number; month?: string },
) {
  const id = uuidv7();
  const { channelId, id: corporationId, name: corporationName } = of;
  const number = `${channelId.toUpperCase()}-I${String(sequence).padStart(6, '0')}`;
  await on.insert(tables.invoices).values({
    channelId,
    id,
    corporationId,
    corporationName,
    kind: 'invoice',
    sequence,
    number,
    month,
    issuedOn: '2020-03-02',
    dueOn: '2020-04-01',
    status: 'overdue',
    currency: 'GBP',
    tax: 400,
    taxKind: 'vat',
    taxRate: 20,
    total: 2400,
    tripCount: 1,
  });
  if (trip)
    await on.insert(tables.invoiceLines).values({
      channelId,
      invoiceId: id,
      position: 0,
      bookingId: trip.id,
      pickupTime: '2020-02-10T09:00:00',
      passengerName: 'Anna Smith',
      originAddress: '1 High Street',
      destinationAddress: '2 High Street',
      fields: [],
      amount: 2400,
    });
  await on
    .insert(tables.invoiceCounters)
    .values({ channelId, last: sequence })
    .onConflictDoUpdate({ target: tables.invoiceCounters.channelId, set: { last: sequence } });
  return { id, number };
}
