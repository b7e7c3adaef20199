import { v7 as uuidv7 } from 'uuid';
import type { BookingStatus } from '../../contract/booking/status.ts';
import type { Role } from '../../contract/core/roles.ts';
import type { Queryable } from '../../server/context.ts';
import * as tables from '../../server/db/tables/index.ts';

export const CHANNEL_A = 'meridian';
export const CHANNEL_B = 'harbour';

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

const LONDON = { latitude: 51.5074, longitude: -0.1278 };
const SYDNEY = { latitude: -33.8688, longitude: 151.2093 };
const HOUR_MS = 3_600_000;

const corporation = async (on: Queryable, channelId: string, name: string) => {
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

async function user(
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

async function fleet(
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

async function employee(on: Queryable, of: TestCorporation, name: string, phone: string) {
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

async function guest(on: Queryable, of: TestCorporation, phoneNumber: string) {
  const id = uuidv7();
  const name = { givenName: 'Gina', familyName: 'Guest' };
  await on
    .insert(tables.businessGuests)
    .values({ channelId: of.channelId, id, businessAccountId: of.id, phoneNumber, ...name });
  return { id, ...name, phoneNumber };
}

async function favourite(on: Queryable, of: TestCorporation, at: typeof LONDON) {
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
async function booking(
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
    total: about.status ? 2000 + Math.abs(about.hours) : null,
  });
  return { id, status: about.status };
}

/**
 * Two channels. A has Northwind and Globex with an admin each, an admin of both, a fleet manager
 * and an inactive admin; B has Tasman with the same cast, smaller.
 */
export async function insertFixtures(on: Queryable) {
  const northwind = await corporation(on, CHANNEL_A, 'Northwind');
  const globex = await corporation(on, CHANNEL_A, 'Globex');
  const tasman = await corporation(on, CHANNEL_B, 'Tasman');
  const users = {
    northwindAdmin: await user(on, CHANNEL_A, 'Nora Wind', 'corporationAdmin', [northwind]),
    globexAdmin: await user(on, CHANNEL_A, 'Gleb Xu', 'corporationAdmin', [globex]),
    bothAdmin: await user(on, CHANNEL_A, 'Bo Oth', 'corporationAdmin', [northwind, globex]),
    inactiveAdmin: await user(
      on,
      CHANNEL_A,
      'Ina Tive',
      'corporationAdmin',
      [northwind],
      'inactive',
    ),
    fleetManager: await user(on, CHANNEL_A, 'Flo Manager', 'bookingChannelAdmin'),
    tasmanAdmin: await user(on, CHANNEL_B, 'Tas Man', 'corporationAdmin', [tasman]),
    harbourFleetManager: await user(on, CHANNEL_B, 'Har Bour', 'bookingChannelAdmin'),
  };
  const fleets = {
    cityCars: await fleet(on, CHANNEL_A, 'City Cars', LONDON),
    bayTaxis: await fleet(on, CHANNEL_B, 'Bay Taxis', SYDNEY),
  };
  const employees = {
    anna: await employee(on, northwind, 'Anna Smith', '+447911123456'),
    ben: await employee(on, northwind, 'Ben Jones', '+447911123457'),
    greta: await employee(on, globex, 'Greta Berg', '+447911123458'),
    tom: await employee(on, tasman, 'Tom Reef', '+61412345678'),
  };
  const accounts = [
    { of: northwind, at: LONDON, phone: '+447911223344', fleetId: fleets.cityCars.id },
    { of: globex, at: LONDON, phone: '+447911223345', fleetId: fleets.cityCars.id },
    { of: tasman, at: SYDNEY, phone: '+61412345679', fleetId: fleets.bayTaxis.id },
  ];
  const guests: Record<string, Awaited<ReturnType<typeof guest>>> = {};
  const fleetAccounts: Record<string, { id: string }> = {};
  const favourites: Record<string, Awaited<ReturnType<typeof favourite>>> = {};
  for (const { of, at, phone, fleetId } of accounts) {
    guests[of.name] = await guest(on, of, phone);
    favourites[of.name] = await favourite(on, of, at);
    const linkId = uuidv7();
    fleetAccounts[of.name] = { id: linkId };
    await on.insert(tables.fleetAccounts).values({
      channelId: of.channelId,
      id: linkId,
      fleetId,
      corporationId: of.id,
      accountNumber: `ACC-${of.name}`,
    });
  }
  const trip = (status: BookingStatus | null, hours: number) =>
    booking(on, {
      of: northwind,
      by: users.northwindAdmin,
      fleet: fleets.cityCars,
      passenger: employees.anna,
      at: LONDON,
      status,
      hours,
    });
  const bookings = {
    requested: await trip(null, 4),
    prebooked: await trip('PREBOOKED', 48),
    enroute: await trip('ENROUTE', 0),
    completed: await trip('COMPLETED', -24),
    cancelled: await trip('CUSTOMER_CANCELLED', -48),
    globex: await booking(on, {
      of: globex,
      by: users.globexAdmin,
      fleet: fleets.cityCars,
      passenger: employees.greta,
      at: LONDON,
      status: 'PREBOOKED',
      hours: 24,
    }),
    tasman: await booking(on, {
      of: tasman,
      by: users.tasmanAdmin,
      fleet: fleets.bayTaxis,
      passenger: employees.tom,
      at: SYDNEY,
      status: 'COMPLETED',
      hours: -24,
    }),
  };
  return {
    corporations: { northwind, globex, tasman },
    users,
    fleets,
    employees,
    guests,
    favourites,
    fleetAccounts,
    bookings,
  };
}
export type Fixtures = Awaited<ReturnType<typeof insertFixtures>>;
