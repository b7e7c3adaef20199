import { v7 as uuidv7 } from 'uuid';
import type { Rule } from '../../contract/policy/rules.ts';
import type { Transaction } from '../context.ts';
import type { Place as GazetteerPlace } from '../sandbox/gazetteer/place.ts';
import * as tables from '../db/tables/index.ts';
import type { SeededCorporation } from './accounts.ts';
import type { DemoChannel } from './cast/channel.ts';
import { FAMILY_LANGUAGES, FAMILY_NAMES, GIVEN_NAMES, mailboxName } from './names.ts';
import { demoId } from './ids.ts';
import { createRandom, type Random } from './random.ts';

const DAY_MS = 86_400_000;

/** The index of the group with travel rules; the default group comes first. */
const RESTRICTED_GROUP = 1;

/** Rules that ordinary trips do not break: they are there to be seen and tried. */
const demoRules = (): Rule[] => [
  { id: uuidv7(), type: 'maxAmount', amount: 25_000, maxAmountRuleType: 'day' },
  { id: uuidv7(), type: 'frequency', maxNumberOfBookings: 10, frequencyRuleType: 'week' },
  {
    id: uuidv7(),
    type: 'dateTime',
    dateTimeRuleType: 'sunday',
    dateTimeSlots: [
      { startTime: { hours: 0, minutes: 0 }, endTime: { hours: 5, minutes: 59 } },
      { startTime: { hours: 22, minutes: 0 }, endTime: { hours: 23, minutes: 30 } },
    ],
  },
];

export interface SeededPerson {
  id: string;
  type: 'employee' | 'guest';
  givenName: string;
  familyName: string;
  email: string | null;
  phone: string;
  groupId: string | null;
}

function phoneNumber(cast: DemoChannel, random: Random): string {
  const digits = Array.from({ length: cast.mobile.digits }, () => random.int(0, 9));
  return `${cast.mobile.prefix}${digits.join('')}`;
}

/** Gives names that no other person of the account has, while there are any left. */
function nameGiver(random: Random): () => [given: string, family: string] {
  const taken = new Set<string>();
  return () => {
    for (let tries = 0; ; tries += 1) {
      const name = [random.pick(GIVEN_NAMES), random.pick(FAMILY_NAMES)] as [string, string];
      const key = name.join(' ');
      if (taken.has(key) && tries < 200) continue;
      taken.add(key);
      return name;
    }
  };
}

/** Groups, employees, guests and favourites of one account. */
export async function seedPeople(
  tx: Transaction,
  cast: DemoChannel,
  corporation: SeededCorporation,
  places: readonly GazetteerPlace[],
  random: Random,
  now: Date,
): Promise<SeededPerson[]> {
  const { channelId } = cast;
  const { id: corporationId, about } = corporation;
  const ago = (mostDays: number) => new Date(now.getTime() - random.int(1, mostDays * 24) * 3.6e6);

  const idOf = (resource: string, row: string | number) =>
    demoId(channelId, resource, about.name, row);

  const restriction = {
    channelId,
    id: idOf('travel-restrictions', 'Standard travel'),
    corporationId,
    name: 'Standard travel',
    status: 'active' as const,
    appliesToGuests: false,
    rules: demoRules(),
    createdAt: new Date(now.getTime() - 300 * DAY_MS),
  };
  await tx.insert(tables.travelRestrictions).values(restriction);
  const groups = ['All employees', ...about.groups].map((name, at) => ({
    channelId,
    id: idOf('employee-groups', name),
    name,
    description: at === 0 ? 'Everybody who is in no other group' : null,
    corporationId,
    isDefault: at === 0,
    restrictionId: at === RESTRICTED_GROUP ? restriction.id : null,
    createdAt: new Date(now.getTime() - (400 - at) * DAY_MS),
  }));
  await tx.insert(tables.employeeGroups).values(groups);

  const nextName = nameGiver(random);
  // Features that were added later use their own random source, so that existing people stay the
  // same.
  const more = createRandom(about.employees * 7919 + about.domain.length);
  const employees = Array.from({ length: about.employees }, (_, at) => {
    const [givenName, familyName] = nextName();
    const employee = {
      channelId,
      id: idOf('business-passengers', at),
      businessAccountId: corporationId,
      givenName,
      familyName,
      email: `${mailboxName(givenName)}.${mailboxName(familyName)}@${about.domain}`,
      phone: phoneNumber(cast, random),
      externalId: `E-${1001 + at}`,
      groupId: random.chance(0.35) ? groups[0]!.id : random.pick(groups).id,
      communicationLanguage: FAMILY_LANGUAGES[familyName] ?? about.language,
      status: random.chance(0.95) ? ('active' as const) : ('inactive' as const),
      createdAt: ago(380),
    };
    // Invited a day or two after they were entered; the newest are not invited yet.
    const entered = employee.createdAt.getTime();
    const isInvited = now.getTime() - entered > 20 * DAY_MS && more.chance(0.8);
    return {
      ...employee,
      invitedAt: isInvited ? new Date(entered + more.int(1, 47) * 3.6e6) : null,
    };
  });
  if (employees.length > 0)
    await tx.insert(tables.businessPassengers).values(employees).onConflictDoNothing();

  const guests = Array.from({ length: about.guests }, (_, at) => {
    const [givenName, familyName] = nextName();
    return {
      channelId,
      id: idOf('business-guests', at),
      businessAccountId: corporationId,
      givenName,
      familyName,
      email: random.chance(0.6)
        ? `${mailboxName(givenName)}@${mailboxName(familyName)}.example`
        : null,
      phoneNumber: phoneNumber(cast, random),
      createdAt: ago(200),
    };
  });
  if (guests.length > 0) await tx.insert(tables.businessGuests).values(guests);

  const favourites = places.filter((place) => place.types.includes('airport')).slice(0, 2);
  const office = random.pick(places.filter((place) => place.types.includes('premise')));
  const hotel = random.pick(places.filter((place) => place.types.includes('lodging')));
  const station = random.pick(places.filter((place) => place.types.includes('train_station')));
  await tx.insert(tables.favouriteAddresses).values(
    [
      { alias: 'Head office', place: office },
      { alias: 'Visitors’ hotel', place: hotel },
      { alias: 'Station', place: station },
      ...favourites.map((place) => ({ alias: place.names[0]!, place })),
    ].map(({ alias, place }) => ({
      channelId,
      id: idOf('favourite-addresses', alias),
      entityId: corporationId,
      alias,
      fullAddressText: place.description,
      ...place.coordinates,
      locationTypes: place.types,
      suggestForPickupAddress: true,
      suggestForDestinationAddress: alias !== 'Visitors’ hotel' || random.chance(0.5),
    })),
  );

  return [
    ...employees.map((employee) => ({ ...employee, type: 'employee' as const })),
    ...guests.map((guest) => ({
      ...guest,
      phone: guest.phoneNumber,
      groupId: null,
      type: 'guest' as const,
    })),
  ];
}
