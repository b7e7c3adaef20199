import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Recipient } from '../../contract/booking/calls.ts';
import { findsPerson } from '../../contract/core/words.ts';
import { catalogue } from '../../server/bindings/index.ts';
import type { RequestContext } from '../../server/context.ts';
import { listRows } from '../../server/crud/list.ts';
import { wordsCondition } from '../../server/db/searchWords.ts';
import {
  businessGuests,
  businessPassengers,
  passengerWords,
} from '../../server/db/tables/index.ts';
import { searchRecipients } from '../../server/services/people/searchRecipients.ts';
import type { TestUser } from '../support/fixtures.ts';
import { entries, plansOf } from './planNodes.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const { corporations } = server.fixtures;
  const { orm } = server.context.database;
  const whose = { channelId: 'meridian', businessAccountId: corporations.northwind.id };
  const employee = { communicationLanguage: 'en', status: 'active' } as const;
  await orm.insert(businessPassengers).values([
    {
      ...whose,
      ...employee,
      givenName: 'Isabelle',
      familyName: 'Ivanović',
      email: 'isabelle@elsewhere.example',
      phone: '+447400129019',
    },
    {
      ...whose,
      ...employee,
      givenName: 'Niamh',
      familyName: "O'Brien",
      email: 'niamh@elsewhere.example',
      phone: '+353861234567',
    },
  ]);
  await orm
    .insert(businessGuests)
    .values({ ...whose, givenName: 'Łukasz', familyName: 'Müller', phoneNumber: '+61291234567' });
});
afterAll(() => server.close());

const northwind = () => server.fixtures.corporations.northwind.id;
const admin = () => server.as(server.fixtures.users.northwindAdmin);

async function found(path: string, search: string): Promise<string[]> {
  const query = new URLSearchParams({ dynamicSearch: search, corporationId: northwind() });
  const reply = await admin().get<Recipient[]>(`${path}?${query}`);
  expect(reply.status).toBe(200);
  return reply.body.map(({ familyName }) => familyName);
}

describe('people are found by their names as they are shown and as they are spoken', () => {
  it.each([
    ['+44 7400 129019', 'Ivanović'],
    ['07400129019', 'Ivanović'],
    ['07400 129 019', 'Ivanović'],
    ['00447400129019', 'Ivanović'],
    ['129019', 'Ivanović'],
    ['isa iv', 'Ivanović'],
    ['IVANOVIC isa', 'Ivanović'],
    ['obrien', "O'Brien"],
    ['o’brien', "O'Brien"],
    ['brien niamh', "O'Brien"],
  ])('%s', async (search, familyName) => {
    expect(await found('/v1/recipients', search)).toEqual([familyName]);
    expect(await found('/v1/business-passengers', search)).toEqual([familyName]);
  });

  it.each([['02 9123 4567'], ['lukasz muller'], ['mul luk']])('guest by %s', async (search) => {
    expect(await found('/v1/recipients', search)).toEqual(['Müller']);
    expect(await found('/v1/business-guests', search)).toEqual(['Müller']);
  });
});

it('finds the same people in the database as the rule, for any text', async () => {
  const { orm } = server.context.database;
  const letters = fc.constantFrom(
    ...Array.from("aäAÅbÉeœŒßøØłðÞ İıςΣσ’'`-._@/ 0123456789+()½ﬁÑд한हि"),
  );
  const written = fc.string({ unit: letters, maxLength: 12 });
  const phone = fc.constantFrom('+447400129019', '+390612345678', '+61291234567', null);
  const p = businessPassengers;
  await fc.assert(
    fc.asyncProperty(
      written,
      written,
      written,
      fc.option(written),
      phone,
      fc.oneof(written, fc.constantFrom('07400 129', '+39 06 1234', '02 9123', '+44 (0)7400')),
      fc.nat(12),
      async (givenName, familyName, email, externalId, number, other, cut) => {
        // Half of the searches begin like the person's own name, so that many find something.
        for (const search of [other, familyName.slice(0, cut), givenName.slice(cut)]) {
          const answer = await orm.execute<{ found: boolean }>(
            sql`select ${wordsCondition(passengerWords(p), search)} as found
              from (select ${givenName}::text as given_name, ${familyName}::text as family_name,
                ${email}::text as email, ${externalId}::text as external_id,
                ${number}::text as phone) as business_passengers`,
          );
          expect(answer.rows[0]?.found).toBe(
            findsPerson(search, [givenName, familyName, email, externalId], number),
          );
        }
      },
    ),
    { numRuns: 150 },
  );
});

/** Adding people in thousands; one in each hundred is called Person 43. */
async function insertManyPeople(people: number): Promise<void> {
  const { orm } = server.context.database;
  const names = sql`'id', gen_random_uuid(), 'given_name', 'Person' || n % 100,
    'family_name', 'Family' || n % 97, 'email', 'person' || n || '@many.example'`;
  const phone = sql`'+4479' || lpad(n::text, 8, '0')`;
  await orm.execute(sql`
    insert into business_passengers
    select (jsonb_populate_record(b, jsonb_build_object(${names}, 'phone', ${phone}, 'external_id', 'E' || n))).*
    from generate_series(1, ${people}::int) n
    join business_passengers b on b.id = ${server.fixtures.employees.anna.id}`);
  await orm.execute(sql`
    insert into business_guests (channel_id, id, business_account_id, given_name, family_name, email, phone_number)
    select 'meridian', gen_random_uuid(), ${northwind()}, 'Guest' || n % 100, 'Family' || n % 97,
      'guest' || n || '@many.example', ${phone} from generate_series(1, ${people}::int) n`);
  await orm.execute(sql`vacuum analyze business_passengers, business_guests`);
}

describe('among many people', () => {
  const MANY = 5000;
  beforeAll(() => insertManyPeople(MANY));

  const readers = (): TestUser[] => {
    const { fleetManager, northwindAdmin } = server.fixtures.users;
    return [fleetManager, northwindAdmin];
  };
  const entriesRead = async (user: TestUser, work: (ctx: RequestContext) => Promise<unknown>) => {
    const { plans } = await plansOf(server, user, work);
    return Math.max(...plans.map(({ plan }) => entries(plan)));
  };
  const listing =
    (resource: string, dynamicSearch: string) =>
    (ctx: RequestContext): Promise<unknown> =>
      listRows(ctx, catalogue.get(resource)!, Object.entries({ dynamicSearch }));

  it.each([
    ['business-passengers', '07900 004321'],
    ['business-passengers', 'person43 family'],
    ['business-passengers', 'E4321'],
    ['business-guests', '07900 004321'],
    ['business-guests', 'guest43 family'],
  ])('the list of %s reads only what %s finds', async (resource, search) => {
    for (const user of readers())
      expect(await entriesRead(user, listing(resource, search))).toBeLessThan(MANY / 20);
  });

  it('the passenger field reads only what it finds', async () => {
    const [, admin] = readers();
    const input = { dynamicSearch: '07900 004321', corporationId: northwind(), page: 0 };
    const read = await entriesRead(admin!, (ctx) => searchRecipients({ ctx, input }));
    expect(read).toBeLessThan(MANY / 20);
  });

  it.each([
    ['business-passengers', 'e'],
    ['business-passengers', 'family'],
    ['business-guests', 'g'],
  ])(
    'the list of %s calculates no words again, even if %s finds everybody',
    async (resource, search) => {
      for (const user of readers()) {
        const { plans } = await plansOf(server, user, listing(resource, search));
        expect(plans.some(({ plan }) => entries(plan) > MANY / 2)).toBe(true);
        // A step that looks at rows one by one would name the function in its filter.
        const filters = [...JSON.stringify(plans).matchAll(/"Filter":"([^"]*)/g)].map(
          ([, one]) => one,
        );
        expect(filters.length).toBeGreaterThan(0);
        expect(filters.filter((one) => one?.includes('_words'))).toEqual([]);
      }
    },
  );

  it.each(['lower(email)', 'lower(external_id)'])(
    'an import reads only the employees that it is about, by %s',
    async (column) => {
      const [, admin] = readers();
      const read = await entriesRead(admin!, ({ app }) =>
        app.database.orm.execute(sql`
          select id from business_passengers
          where channel_id = 'meridian' and business_account_id = ${northwind()} and deleted_at is null
            and ${sql.raw(column)} = any(${sql.param(['person4321@many.example', 'e4321'])}::text[])`),
      );
      expect(read).toBeLessThan(MANY / 20);
    },
  );

  it('can fail: without its index a search reads everybody', async () => {
    const { orm } = server.context.database;
    await orm.execute(sql`drop index business_passengers_by_word`);
    const read = await entriesRead(readers()[0]!, listing('business-passengers', '07900 004321'));
    expect(read).toBeGreaterThan(MANY / 2);
  });
});
