import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { eq, inArray, sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fastFolder } from '../../scripts/lib/fastFolder.ts';
import { addMinutes, localTime } from '../../contract/booking/schedule.ts';
import { migrate } from '../../server/db/migrate.ts';
import { type Database, openDatabase } from '../../server/db/open.ts';
import {
  bookingEvents,
  bookingPayments,
  bookings,
  businessGuests,
  sandboxDispatchTrips,
  sandboxPaymentObjects,
} from '../../server/db/tables/index.ts';
import { issuerOf } from '../../server/identity/issuers.ts';
import { dispatchSettings } from '../../server/sandbox/dispatch/settings.ts';
import { requestOf, startBookingServer, type BookingServer } from '../support/bookingServer.ts';
import { cardBookings } from '../support/cardBookings.ts';
import { type Fixtures, insertFixtures } from '../support/fixtures.ts';
import { freePort, makeHome, startKillable } from '../support/killableServer.ts';
import {
  type Booker,
  type Called,
  createBooker,
  createWriter,
  PRICE,
} from '../support/killedBookers.ts';
import { startTestPayments } from '../support/payments.ts';
import { COMMITTED, type Gap, rounds } from '../support/killPoints.ts';
import { signAccessToken } from '../support/tokens.ts';

/**
 * The server is killed between any two steps of a booking. Each gap has a booker whose call is
 * exactly at this point, and one kill cuts them all off together. Then the server is started again,
 * the bookers who come back repeat their call, and a quarter of an hour later the reconciler runs
 * twice.
 */
const folder = mkdtempSync(join(fastFolder(), 'killed-'));
// When the tests run as root, PostgreSQL runs as another user, who must be able to enter this
// folder.
chmodSync(folder, 0o711);
const dataDir = join(folder, 'data');
const log = pino({ level: 'silent' });
let database: Database;
let fixtures: Fixtures;
let called: Called;
let cardId: string;
let server: BookingServer;
const writers: ReturnType<typeof createWriter>[] = [];
let written: Awaited<ReturnType<(typeof writers)[number]['again']>>[];
const cut: { gap: Gap; booker: Booker; isBack: boolean }[] = [];

const open = async () => (database = await openDatabase({ kind: 'embedded', dataDir }));
const store = { DATA_DIR: dataDir };

async function prepare(): Promise<void> {
  mkdirSync(dataDir);
  makeHome(folder);
  await migrate(await open());
  fixtures = await insertFixtures(database.orm);
  const { saveCard } = startTestPayments(database, { log, now: () => new Date() });
  cardId = await saveCard(fixtures.corporations.northwind);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const { secret } = await dispatchSettings({ dispatch: null, host: '127.0.0.1', port }, database);
  const subject = fixtures.users.northwindAdmin.id;
  called = {
    origin,
    token: await signAccessToken(database, { issuer: issuerOf(origin), subject }),
    dispatchSecret: secret,
    fleetId: fixtures.fleets.cityCars.id,
  };
  await database.close();
}

async function killAtEach(gaps: readonly Gap[]): Promise<void> {
  const running = await startKillable(folder, called.origin, store);
  const guest = {
    givenName: 'Cut',
    familyName: 'Off',
    // Two guests with the same name and phone number would be one guest.
    phoneNumber: `+44791112347${writers.length}`,
    businessAccountId: fixtures.corporations.northwind.id,
  };
  const writer = createWriter(called, '/v1/business-guests', guest);
  const answered = await running.stopAt(COMMITTED);
  writer.begin();
  await answered.reached;
  writers.push(writer);
  const at = localTime(addMinutes(new Date(), 180), 'Europe/London');
  for (const gap of gaps)
    for (const isBack of gap.left ? [true, false] : [true]) {
      const payment = gap.isBilled
        ? { type: 'businessAccount' as const }
        : { type: 'creditCard' as const, paymentMethodId: cardId };
      const request = requestOf(fixtures, { pickupTime: `${at.slice(0, 16)}:00`, payment });
      const booker = createBooker(called, request);
      await booker.comeTo(gap.during);
      const { reached } = await running.stopAt(gap.point);
      booker.begin(gap.during);
      await reached;
      // Its job must not be confused with that of the next booker.
      if (gap.left === 'booked') await booker.settled('confirm');
      cut.push({ gap, booker, isBack });
    }
  await running.kill();
}

beforeAll(async () => {
  await prepare();
  for (const gaps of rounds) await killAtEach(gaps);
  const restarted = await startKillable(folder, called.origin, store);
  const back = cut.filter(({ isBack }) => isBack);
  await Promise.all(back.map(({ booker, gap }) => booker.goOn(gap.during)));
  written = await Promise.all(writers.map((writer) => writer.again()));
  await restarted.stop();
  await open();
  server = await startBookingServer({ store: { database, fixtures } });
  server.pass(16 * 60);
  await reconcile();
}, 240_000);
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

async function reconcile(): Promise<void> {
  const cards = cardBookings(server);
  await cards.reconcile();
  await cards.webhooks();
  await server.runJobs();
}

/** Everything that exists for an attempt: here, at the card processor and at dispatch. */
async function whatIsOf({ attempt }: Booker) {
  const { orm } = database;
  const made = await orm.select().from(bookings).where(eq(bookings.attempt, attempt));
  const ids = made.map(({ id }) => id);
  const [booking] = made;
  const isOf = sql`${sandboxPaymentObjects.data} -> 'metadata' ->> 'bookingId' = ${booking?.id ?? ''}`;
  const objects = await orm.select().from(sandboxPaymentObjects).where(isOf);
  return {
    made,
    cards: objects.flatMap(({ data }) =>
      data.object === 'payment_intent' ? [[data.status, data.amount_received]] : [],
    ),
    trips: await orm
      .select()
      .from(sandboxDispatchTrips)
      .where(inArray(sandboxDispatchTrips.bookingId, ids)),
    payments: await orm
      .select()
      .from(bookingPayments)
      .where(inArray(bookingPayments.bookingId, ids)),
    events: await orm.select().from(bookingEvents).where(inArray(bookingEvents.bookingId, ids)),
  };
}

const ENDS = {
  booked: { state: 'CONFIRMED', card: ['requires_capture', 0], trip: 'PREBOOKED' },
  cancelled: { state: 'CANCELLED', card: ['canceled', 0], trip: 'CUSTOMER_CANCELLED' },
  charged: { state: 'CONFIRMED', card: ['succeeded', PRICE], trip: expect.any(String) },
  nothing: { state: 'EXPIRED', card: ['canceled', 0], trip: null },
} as const;

const cases = rounds.flat().flatMap((gap) => [
  { what: `${gap.name}; he comes back: ${gap.ends}`, gap, isBack: true, end: ENDS[gap.ends] },
  ...(gap.left
    ? [
        {
          what: `${gap.name}; he stays away: ${gap.left}`,
          gap,
          isBack: false,
          end: ENDS[gap.left],
        },
      ]
    : []),
]);

it.each(cases)('a server killed when $what', async ({ gap, isBack, end }) => {
  const { booker } = cut.find((one) => one.gap === gap && one.isBack === isBack)!;
  const { made, cards, trips } = await whatIsOf(booker);
  expect(made.map(({ state }) => state)).toEqual([end.state]);
  expect(trips.map(({ status }) => status)).toEqual(end.trip === null ? [] : [end.trip]);
  expect(cards).toEqual(gap.isBilled ? [] : [end.card]);
  if (end.trip) expect(made[0]?.dispatchId).toBe(trips[0]?.dispatchId);
});

it('a record whose answer was cut off exists once, and the same call returns it', async () => {
  const guests = await database.orm
    .select()
    .from(businessGuests)
    .where(eq(businessGuests.familyName, 'Off'));
  expect(written).toEqual(guests.map(({ id }) => ({ status: 201, isReplayed: true, id })));
  expect(guests).toHaveLength(rounds.length);
});

it('the reconciler, run again, changes nothing', async () => {
  const all = () => Promise.all(cut.map(({ booker }) => whatIsOf(booker)));
  const before = await all();
  await reconcile();
  expect(await all()).toEqual(before);
});
