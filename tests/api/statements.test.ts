import { afterAll, beforeAll, expect, it } from 'vitest';
import { companionOf, withoutMark } from '../../server/db/statements/companions.ts';
import { reaching } from '../../server/db/rowSecurity/reaching.ts';
import { pushBooking } from '../../server/services/dispatch/pushBooking.ts';
import { deliverNotices } from '../../server/services/notices/deliver.ts';
import { type BookingServer, startBookingServer } from '../support/bookingServer.ts';
import type { Reply } from '../support/server.ts';
import { statementsOf } from '../support/statements.ts';

/**
 * How many statements a call sends to the database. Each one is a round trip, and costs the server
 * more than most of them cost the database, so an additional one in a call that everybody makes
 * needs a reason.
 */
let server: BookingServer;
beforeAll(async () => {
  server = await startBookingServer();
  // The first call reads the keys that tokens are signed with, and only once.
  for (const user of [server.fixtures.users.fleetManager, server.fixtures.users.northwindAdmin])
    await server.as(user).get('/v1/me');
});
afterAll(() => server?.close());

async function statements(status: number, call: () => Promise<Reply>): Promise<string[]> {
  return statementsOf(server.context.database, async () => {
    expect((await call()).status).toBe(status);
  });
}

const PAGE = '/v1/bookings?page=0&maxPerPage=2&sort=-pickupAt';

it.each([
  ['a page of trips with its total', PAGE],
  ['a page of trips of a tab', `${PAGE}&status=COMPLETED`],
  ['a page of people with its total', '/v1/business-passengers?page=0&maxPerPage=1'],
  ['an account', '/v1/corporations?page=0&maxPerPage=10'],
  ['what every page begins with', '/v1/me'],
])('reads the caller, and then %s', async (_what, path) => {
  for (const user of [server.fixtures.users.fleetManager, server.fixtures.users.northwindAdmin]) {
    const asked = await statements(200, () => server.as(user).get(path));
    expect(asked).toHaveLength(2);
  }
});

it('books with as few statements as possible', async () => {
  const user = server.as(server.fixtures.users.northwindAdmin);
  // The fields that the fleet asks for with the account's trips are remembered from the first trip
  // on.
  await user.post('/v1/bookings', server.request(), { idempotencyKey: server.newKey() });

  let bookingId = '';
  const requested = await statements(201, async () => {
    const reply = await user.post<{ bookingId: string }>('/v1/bookings', server.request(), {
      idempotencyKey: server.newKey(),
    });
    ({ bookingId } = reply.body);
    return reply;
  });
  expect(requested.map(about)).toEqual([
    'select caller',
    'insert idempotency_keys',
    'select facts',
    // The beginning of the transaction and its locks are sent in the same message.
    'insert bookings',
    'with history, commit',
  ]);

  const confirmed = await statements(200, () =>
    user.post(`/v1/bookings/${bookingId}/confirm`, undefined, { idempotencyKey: 'confirm it' }),
  );
  expect(confirmed.map(about)).toEqual([
    'select caller',
    'insert idempotency_keys',
    // Reads nothing first: the statement itself checks the trip, its passenger, account and vehicle.
    'update bookings',
    // The job. In these tests the outbox asks for the transaction's id instead, and waits for it.
    'select the transaction',
    'with history, commit',
  ]);
});

it('sends a booking to dispatch with two statements, and writes it once', async () => {
  const context = reaching(server.context, { channelId: server.context.config.channels[0].id });
  const user = server.as(server.fixtures.users.northwindAdmin);
  const { body } = await user.post<{ bookingId: string }>('/v1/bookings', server.request(), {
    idempotencyKey: server.newKey(),
  });
  const { bookingId } = body;
  await user.post(`/v1/bookings/${bookingId}/confirm`, undefined, { idempotencyKey: 'this too' });
  const key = { channelId: server.context.config.channels[0].id, bookingId };
  const asked = await statementsOf(server.context.database, () => pushBooking(context, key));
  const own = asked.filter((text) => !text.includes('sandbox_'));
  expect(own.map(about)).toEqual(['select billed', 'update bookings']);
});

it('writes all mails about a trip in seven statements', async () => {
  const everything = reaching(server.context, 'everywhere');
  const user = server.as(server.fixtures.users.northwindAdmin);
  const book = async () => {
    const { body } = await user.post<{ bookingId: string }>('/v1/bookings', server.request(), {
      idempotencyKey: server.newKey(),
    });
    await user.post(`/v1/bookings/${body.bookingId}/confirm`);
  };
  await book();
  // The key for the links in mails is read once.
  await deliverNotices(everything);
  await book();
  await book();
  const asked = await statementsOf(server.context.database, () => deliverNotices(everything));
  expect(asked.map(about)).toEqual([
    'select booking_notices',
    'select booking_notices',
    'select bookings',
    'select readers',
    'insert mails',
    'select the transaction',
    'update booking_notices',
    'commit',
  ]);
});

it('checks once whether anybody has to be mailed about a change', async () => {
  const everything = reaching(server.context, 'everywhere');
  // The notices of the earlier bookings are sent first.
  await deliverNotices(everything);
  const asked = await statementsOf(server.context.database, () => deliverNotices(everything));
  expect(asked).toHaveLength(1);
});

const ABOUT: readonly [RegExp, string][] = [
  [/identity_records/, 'caller'],
  [/^select.*fleet_offers/s, 'facts'],
  [/pg_advisory_xact_lock/, 'locks'],
  [/stopped_addresses/, 'readers'],
  [/^select.*from "fleet_accounts"/s, 'billed'],
  [/audit_entries/, 'history'],
  [/pg_current_xact_id/, 'the transaction'],
];

/** What a statement does, and to which table. */
function about(text: string): string {
  if (companionOf(text) === 'last') return `${about(withoutMark(text))}, commit`;
  const [verb = ''] = text.trim().split(/\W/, 1);
  // Where the server borrows the roles that see one channel, the statement that begins a
  // transaction also sets what they may see.
  if (verb === 'begin' || verb === 'commit') return verb;
  const known = ABOUT.find(([pattern]) => pattern.test(text))?.[1];
  return `${verb} ${known ?? /(?:from|into|update) "(\w+)"/.exec(text)?.[1]}`;
}
