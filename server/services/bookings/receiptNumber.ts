import { and, eq, sql } from 'drizzle-orm';
import type { Channel } from '../../../contract/core/channel.ts';
import type { AppContext } from '../../context.ts';
import { receiptCounters, receiptNumbers } from '../../db/tables/index.ts';
import { inTransaction } from '../../db/transaction.ts';

const DIGITS = 6;
const written = (channel: Channel, number: number): string =>
  `${channel.id.toUpperCase()}-R${String(number).padStart(DIGITS, '0')}`;

/**
 * The number of a trip's receipt, counted in each channel: given at the first request and never
 * changed. If two ask at the same time, the second waits for the counter and then finds the number
 * of the first.
 */
export async function receiptNumber(
  app: AppContext,
  channel: Channel,
  bookingId: string,
): Promise<string> {
  const isIt = and(
    eq(receiptNumbers.channelId, channel.id),
    eq(receiptNumbers.bookingId, bookingId),
  );
  const [known] = await app.database.orm.select().from(receiptNumbers).where(isIt);
  if (known) return written(channel, known.number);
  const number = await inTransaction(app.database, async (tx) => {
    const [counter] = await tx
      .insert(receiptCounters)
      .values({ channelId: channel.id, last: 1 })
      .onConflictDoUpdate({
        target: receiptCounters.channelId,
        set: { last: sql`${receiptCounters.last} + 1` },
      })
      .returning();
    const [meanwhile] = await tx.select().from(receiptNumbers).where(isIt);
    if (meanwhile) {
      // Gives back the number that was taken in vain; the next caller is still waiting for this
      // transaction.
      await tx
        .update(receiptCounters)
        .set({ last: sql`${receiptCounters.last} - 1` })
        .where(eq(receiptCounters.channelId, channel.id));
      return meanwhile.number;
    }
    await tx
      .insert(receiptNumbers)
      .values({ channelId: channel.id, bookingId, number: counter!.last, createdAt: app.now() });
    return counter!.last;
  });
  return written(channel, number);
}
