import { fare } from '../../contract/booking/cost.fixture.ts';
import { v7 as uuidv7 } from 'uuid';
import type { BookingStatus } from '../../contract/booking/status.ts';
import type { Role } from '../../contract/core/roles.ts';
import type { Queryable } from '../../server/context.ts';
import * as tables from '../../server/db/tables/index.ts';

export interface TestUser {
  id: string;
  channelId: string;
  email: string;
  givenName: string;
  familyName: string;
  role: Role;
  /** Accounts they administer. */
  corporationIds: readonly string[];
}

export const LONDON = { latitude: 51.5074, longitude: -0.1278 };
export const SYDNEY = { latitude: -33.8688, longitude: 151.2093 };
const HOUR_MS = 3_600_000;

export const corporation = async (on: Queryable, channelId: string, name: string) => {
  const id = uuidv7();
  const groupId = uuidv7();
  await on.insert(tables.corporations).values({
    channelId,
    id,
    name,
    contactEmail: `office@${name.toLowerCase()}.example`,
    communicationLanguage: 'en',
    status: 'active',
  });
  await on.insert(tables.employeeGroups).values({
    channelId,
    id: groupId,
    corporationId: id,
    name: 'Default',
    isDefault: true,
  });
  return { id, channelId, name, defaultGroupId: groupId };
};
type TestCorporation = Awaited<ReturnType<typeof corporation>>;

export async function user(
  on: Queryable,
  channelId: string,
  name: string,
  role: Role,
  corporations: readonly TestCorporation[] = [],
  status: 'active' | 'inactive' = 'active',
): Promise<TestUser> {
  const id = uuidv7();
  const [givenName = '', familyName = ''] = name.split(' ');
  const email = `${name.toLowerCase().replace(' ', '.')}@signin.example`;
  await on.insert(tables.users).values({
    channelId,
    id,
    email,
    givenName,
    familyName,
    communicationLanguage: 'en',
    role,
    status,
  });
  for (const { id: corporationId } of corporations)
    await on.insert(tables.userCorporations).values({ channelId, userId: id, corporationId });
  const corporationIds = corporations.map((one) => one.id);
  return { id, channelId, email, givenName, familyName, role, corporationIds };
}

export async function fleet(
  on: Queryable,
  channelId: string,
  companyName: string,
  at: { latitude: number; longitude: number },
) {
  const id = uuidv7();
  await on
    .insert(tables.fleets)
    .values({ channelId, id, companyName, ...at, serviceRadiusMeters: 40_000 });
  const offer = (name: string, seats: number, fareType: 'FIXED_FARE' | 'RANGE') => ({
    channelId,
    id: uuidv7(),
    fleetId: id,
    name,
    seats,
    paymentTypes: ['businessAccount', 'cash', 'creditCard'] as const satisfies string[],
    fareType,
    baseFare: 300,
    perKilometre: 150,
    perMinute: 20,
    minimumFare: 700,
  });
  const offers = [offer('Saloon', 4, 'FIXED_FARE'), offer('Minibus', 8, 'RANGE')];
  await on.insert(tables.fleetOffers).values(
    offers.map(({ paymentTypes, ...rest }, position) => ({
      ...rest,
      paymentTypes: [...paymentTypes],
      position,
    })),
  );
  return { id, companyName, offerIds: offers.map((one) => one.id) };
}

export async function employee(on: Queryable, of: TestCorporation, name: string, phone: string) {
  const id = uuidv7();
  const [givenName = '', familyName = ''] = name.split(' ');
  await on.insert(tables.businessPassengers).values({
    channelId: of.channelId,
    id,
    businessAccountId: of.id,
    givenName,
    familyName,
    email: `${name.toLowerCase().replace(' ', '.')}@${of.name.toLowerCase()}.example`,
    phone,
    groupId: of.defaultGroupId,
    communicationLanguage: 'en',
    status: 'active',
  });
  return { id, givenName, familyName, phone };
}

export async function guest(on: Queryable, of: TestCorporation, phoneNumber: string) {
  const id = uuidv7();
  const name = { givenName: 'Gina', familyName: 'Guest' };
  await on
    .insert(tables.businessGuests)
    .values({ channelId: of.channelId, id, businessAccountId: of.id, phoneNumber, ...name });
  return { id, ...name, phoneNumber };
}

export async function favourite(on: Queryable, of: TestCorporation, at: typeof LONDON) {
  const id = uuidv7();
  await on.insert(tables.favouriteAddresses).values({
    channelId: of.channelId,
    id,
    entityId: of.id,
    alias: 'Head office',
    fullAddressText: '1 High Street',
    ...at,
    locationTypes: [],
    suggestForPickupAddress: true,
    suggestForDestinationAddress: true,
  });
  return { id, alias: 'Head office' };
}

/** A trip `hours` from now, with or without a status: without, it is only a request. */
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

/** An invoice of a trip, far from the months that tests close. */
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
