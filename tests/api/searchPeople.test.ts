import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Recipient } from '../../contract/booking/calls.ts';
import { findsPerson } from '../../contract/core/words.ts';
import { wordsCondition } from '../../server/db/searchWords.ts';
import {
  businessGuests,
  businessPassengers,
  passengerWords,
} from '../../server/db/tables/index.ts';
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

it('uses an index, however many people there are', async () => {
  const { orm, pool } = server.context.database;
  const { id } = server.fixtures.employees.anna;
  await orm.execute(sql`
    insert into business_passengers
    select (jsonb_populate_record(b, jsonb_build_object(
      'id', gen_random_uuid(), 'given_name', 'Person' || n, 'family_name', 'Family' || n % 97,
      'email', 'person' || n || '@many.example', 'phone', '+4479' || lpad(n::text, 8, '0')))).*
    from generate_series(1, 5000) n join business_passengers b on b.id = ${id}`);
  await orm.execute(sql`vacuum analyze business_passengers`);
  const condition = wordsCondition(passengerWords(businessPassengers), '07900 004321');
  const { sql: text, params } = orm
    .select({ id: businessPassengers.id })
    .from(businessPassengers)
    .where(condition)
    .toSQL();
  const plan = async (): Promise<string> => {
    const { rows } = await pool.query<Record<string, string>>(`explain ${text}`, params);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };
  expect(await plan()).toContain('business_passengers_by_word');
  await orm.execute(sql`drop index business_passengers_by_word`);
  expect(await plan()).toContain('Seq Scan');
});
