import type { Channel } from '../../contract/core/channel.ts';
import { readCheckedPlaces } from '../sandbox/gazetteer/places.ts';
import type { Transaction } from '../context.ts';
import type { Database } from '../db/open.ts';
import * as tables from '../db/tables/index.ts';
import { seedAccounts, type SeededCorporation } from './accounts.ts';
import { seedBilling } from './billing.ts';
import { seedBudgets } from './budgets.ts';
import { demoCast } from './cast/index.ts';
import { demoId, trackingTokenOf } from './ids.ts';
import { seedPeople } from './people.ts';
import { createRandom } from './random.ts';
import { inTransaction } from '../db/transaction.ts';
import { placeCard, placeCustomer } from '../sandbox/payments/savedCards.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { CURRENT_STATUSES, FUTURE_STATUSES } from '../../contract/booking/status.ts';
import { ownTrackingLink } from '../db/trackingLink.ts';
import { makeTrip, type TripsOf } from './trip.ts';

/** The trips of one account, past, present and ahead, with their status history. */
async function seedTrips(tx: Transaction, of: TripsOf): Promise<void> {
  const { corporation } = of;
  const counts = new Map<string, number>();
  const trips = Array.from({ length: corporation.about.trips }, () => {
    const { row, events } = makeTrip(of);
    const at = (counts.get(row.status ?? '') ?? 0) + 1;
    counts.set(row.status ?? '', at);
    const id = demoId(row.channelId, 'bookings', corporation.about.name, row.status ?? '', at);
    return {
      row: { ...row, id, trackingToken: trackingTokenOf(id) },
      events: events.map((event) => ({ ...event, bookingId: id })),
    };
  });
  const rows = trips.map(({ row }) => row);
  const events = trips.flatMap((trip) => trip.events);
  for (let from = 0; from < rows.length; from += 50)
    await tx
      .insert(tables.bookings)
      .values(rows.slice(from, from + 50))
      .onConflictDoNothing();
  await tx
    .update(tables.bookings)
    .set({ trackingLink: ownTrackingLink })
    .where(
      and(
        eq(tables.bookings.corporationId, corporation.id),
        inArray(tables.bookings.status, [...CURRENT_STATUSES, ...FUTURE_STATUSES]),
      ),
    );
  for (let from = 0; from < events.length; from += 500)
    await tx.insert(tables.bookingEvents).values(events.slice(from, from + 500));
}

/** Saves an account's demo cards, here and in the card processor's stand-in. */
async function seedCards(
  tx: Transaction,
  channelId: string,
  { id: corporationId, about }: SeededCorporation,
  now: Date,
): Promise<void> {
  const provider = 'sandbox' as const;
  const { cards = [], name, domain } = about;
  if (cards.length === 0) return;
  const account = { channelId, corporationId, name, email: `accounts@${domain}` };
  const customerId = await placeCustomer(tx, account, now);
  await tx
    .insert(tables.paymentCustomers)
    .values({ channelId, corporationId, provider, customerId, createdAt: now });
  for (const [at, { number, name: cardHolderName }] of cards.entries()) {
    const expiry = { expiryYear: now.getUTCFullYear() + 2 + (at % 3), expiryMonth: 3 + at * 2 };
    const method = await placeCard(
      tx,
      customerId,
      { number, name: cardHolderName, ...expiry },
      now,
    );
    await tx.insert(tables.paymentMethods).values({
      channelId,
      id: demoId(channelId, 'payment-methods', name, at),
      corporationId,
      provider,
      providerMethodId: method.id,
      brand: method.card.brand,
      number: method.card.last4,
      ...expiry,
      cardHolderName,
    });
  }
}

const MARKER = 'demo-data';

export interface DemoOptions {
  channels: readonly Channel[];
  now: Date;
  /** Hash of the one password of all demo sign-ins. */
  passwordHash: string;
  /** Whether accounts get saved cards: they are the stand-in's, which no real processor knows. */
  withCards: boolean;
  /** Writes the invoices of a channel's past months. */
  writeInvoices: (
    tx: Transaction,
    channel: Channel,
    corporationIds: readonly string[],
    now: Date,
  ) => Promise<void>;
}

/**
 * Fills an empty database with the demo's accounts, people and trips, once. It is done completely
 * or not at all: a process killed half-way leaves no trace, and of two that start together one
 * waits.
 * @returns whether this call filled it
 */
export async function seedDemo(database: Database, options: DemoOptions): Promise<boolean> {
  return inTransaction(database, async (tx) => {
    const claimed = await tx
      .insert(tables.serverSecrets)
      .values({ name: MARKER, value: { filledAt: options.now.toISOString() } })
      .onConflictDoNothing()
      .returning({ name: tables.serverSecrets.name });
    if (claimed.length === 0) return false;

    for (const cast of demoCast) {
      const channel = options.channels.find(({ id }) => id === cast.channelId);
      if (!channel) continue;
      const random = createRandom(cast.channelId.length * 7919 + 11);
      const places = readCheckedPlaces(...cast.gazetteer);
      const accounts = await seedAccounts(tx, cast, random, options.now, options.passwordHash);
      await seedBilling(tx, cast.channelId, cast.gazetteer[0], accounts.corporations);
      for (const corporation of accounts.corporations) {
        const people = await seedPeople(tx, cast, corporation, places, random, options.now);
        await seedBudgets(tx, channel, corporation, options.now);
        const booker =
          accounts.admins.find(({ corporationIds }) => corporationIds.includes(corporation.id)) ??
          accounts.admins[0]!;
        if (options.withCards) await seedCards(tx, cast.channelId, corporation, options.now);
        const { now } = options;
        const { offers } = accounts;
        await seedTrips(tx, { channel, corporation, booker, people, offers, places, random, now });
      }
      const ids = accounts.corporations.map(({ id }) => id);
      await options.writeInvoices(tx, channel, ids, options.now);
    }
    return true;
  });
}
