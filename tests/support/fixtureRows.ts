import { v7 as uuidv7 } from 'uuid';
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
export type TestCorporation = Awaited<ReturnType<typeof corporation>>;

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
    joinedAt: new Date(),
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
  const reach = { serviceRadiusMeters: 40_000, longestTripMeters: 1_000_000 };
  await on.insert(tables.fleets).values({ channelId, id, companyName, ...at, ...reach });
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
    offers.map(({ paymentTypes, ...rest }) => ({
      ...rest,
      paymentTypes: [...paymentTypes],
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
