import { and, eq, inArray } from 'drizzle-orm';
import type { Channel } from '../../../contract/core/channel.ts';
import type { AppContext, Queryable } from '../../context.ts';
import { gathered } from '../../db/statements/gathered.ts';
import { receiptCounters, receiptNumbers } from '../../db/tables/index.ts';
import { inTransaction } from '../../db/transaction.ts';

const DIGITS = 6;
const written = (channel: Channel, number: number): string =>
  `${channel.id.toUpperCase()}-R${String(number).padStart(DIGITS, '0')}`;

/**
 * Gives numbers to the trips of a channel that have none. Only the transaction that holds the
 * counter gives numbers, and it first looks which trips got one meanwhile, so none is given twice
 * or left out.
 */
async function giveNumbers(
  { orm }: Pick<AppContext['database'], 'orm'>,
  channelId: string,
  bookingIds: readonly string[],
): Promise<Map<string, number>> {
  const known = async (on: Queryable) => {
    const isOne = and(
      eq(receiptNumbers.channelId, channelId),
      inArray(receiptNumbers.bookingId, [...bookingIds]),
    );
    const rows = await on.select().from(receiptNumbers).where(isOne);
    return new Map(rows.map(({ bookingId, number }) => [bookingId, number]));
  };
  const before = await known(orm);
  if (bookingIds.every((id) => before.has(id))) return before;
  return inTransaction({ orm }, async (tx) => {
    const counting = eq(receiptCounters.channelId, channelId);
    await tx.insert(receiptCounters).values({ channelId, last: 0 }).onConflictDoNothing();
    const [counter] = await tx.select().from(receiptCounters).where(counting).for('update');
    const numbers = await known(tx);
    const first = counter!.last + 1;
    const given = [...new Set(bookingIds)]
      .filter((id) => !numbers.has(id))
      .map((bookingId, n) => ({ channelId, bookingId, number: first + n }));
    if (given.length === 0) return numbers;
    await tx.insert(receiptNumbers).values(given);
    await tx
      .update(receiptCounters)
      .set({ last: counter!.last + given.length })
      .where(counting);
    for (const { bookingId, number } of given) numbers.set(bookingId, number);
    return numbers;
  });
}

/** Mails of many trips ask together, and share one transaction instead of waiting for the counter. */
const numberOf = gathered<{ channelId: string; bookingId: string }, number>(
  async (database, keys) => {
    const numbers = new Map<string, number>();
    for (const [channelId, of] of Map.groupBy(keys, (key) => key.channelId)) {
      const ids = of.map(({ bookingId }) => bookingId);
      for (const [id, number] of await giveNumbers(database, channelId, ids))
        numbers.set(id, number);
    }
    return keys.map(({ bookingId }) => numbers.get(bookingId)!);
  },
);

/**
 * The number of a trip's receipt, counted in each channel: given at the first request and never
 * changed, without gaps.
 */
export async function receiptNumber(
  { database }: Pick<AppContext, 'database'>,
  channel: Channel,
  bookingId: string,
): Promise<string> {
  return written(channel, await numberOf(database, { channelId: channel.id, bookingId }));
}
