import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { receiptNumbers } from '../../db/tables/index.ts';
import { CHANNEL_A } from '../../../tests/support/fixtures.ts';
import { insertManyTrips } from '../../../tests/support/manyTrips.ts';
import { startTestServer, type TestServer } from '../../../tests/support/server.ts';
import { statementsOf } from '../../../tests/support/statements.ts';
import { receiptNumber } from './receiptOf.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const { completed, globex } = server.fixtures.bookings;
  const of = { most: completed, oneInTwenty: globex };
  await insertManyTrips(server.context.database.orm, { trips: 40, minutesApart: 30, of });
});
afterAll(() => server?.close());

it('trips that ask together get their numbers in one transaction, each once and without a gap', async () => {
  const { database, config } = server.context;
  const { rows } = await database.orm.execute<{ id: string }>(
    sql`select id from bookings where channel_id = ${CHANNEL_A} limit 40`,
  );
  const ids = rows.map(({ id }) => id);
  const channel = config.channels.find(({ id }) => id === CHANNEL_A)!;
  const inChannel = database.reaching({ channelId: CHANNEL_A });
  const ask = (bookingId: string, on = inChannel) =>
    receiptNumber({ database: on }, channel, bookingId);
  let numbers: string[] = [];
  const statements = await statementsOf(database, async () => {
    numbers = await Promise.all(ids.slice(0, 20).map((id) => ask(id)));
  });
  expect(statements.filter((text) => text.includes('for update'))).toHaveLength(1);
  expect(new Set(numbers).size).toBe(20);
  // As another process would, the owner's connection asks for the same trips at the same time.
  const both = await Promise.all(ids.flatMap((id) => [ask(id), ask(id, server.context.database)]));
  expect(new Set(both).size).toBe(40);
  expect(await Promise.all(ids.slice(0, 20).map((id) => ask(id)))).toEqual(numbers);
  const given = await database.orm
    .select({ number: receiptNumbers.number })
    .from(receiptNumbers)
    .where(eq(receiptNumbers.channelId, CHANNEL_A));
  expect(given.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 40 }, (_, n) => n + 1),
  );
});
