import type { Channel } from '../../contract/core/channel.ts';
import { readCheckedPlaces } from '../sandbox/gazetteer/places.ts';
import type { Transaction } from '../context.ts';
import type { Database } from '../db/open.ts';
import * as tables from '../db/tables/index.ts';
import { seedAccounts } from './accounts.ts';
import { seedCards } from './cards.ts';
import { demoCast } from './cast/index.ts';
import { seedPeople } from './people.ts';
import { createRandom } from './random.ts';
import { seedTrips } from './trips.ts';
import { inTransaction } from '../db/transaction.ts';

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
      for (const corporation of accounts.corporations) {
        const people = await seedPeople(tx, cast, corporation, places, random, options.now);
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
