import { and, asc, gt } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import { importRows, imports } from '../../../db/tables/index.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { type Doing, type ImportKey, isImport, isOpen } from '../record.ts';
import { requireStill, Superseded } from '../superseded.ts';
import { bookTrips } from './bookTrips.ts';
import { planTripLines, tryTrips } from './checkTrips.ts';
import { keepTrips } from './settledTrip.ts';

/** How many lines are settled before their outcomes are stored: few enough that progress is seen. */
const AT_ONCE = { CHECKING: 50, RUNNING: 24 } as const;

/**
 * Settles the open lines of a file of trips, in their order. Booking a trip is a call that asks others,
 * so outcomes are stored after it and not with it; a line whose outcome was lost is settled again with
 * the same result.
 */
export async function settleTrips(
  ctx: RequestContext,
  key: ImportKey,
  doing: Doing,
): Promise<void> {
  const { database } = ctx.app;
  for (let after = -1; ;) {
    const [record] = await database.orm.select().from(imports).where(isImport(key));
    if (record?.state !== doing) return;
    const open = await database.orm
      .select()
      .from(importRows)
      .where(and(isOpen(key, doing), gt(importRows.position, after)))
      .orderBy(asc(importRows.position))
      .limit(AT_ONCE[doing]);
    if (open.length === 0) return;
    after = open.at(-1)!.position;
    const planned = doing === 'CHECKING' ? await planTripLines(ctx, record, open) : [];
    const booked = doing === 'RUNNING' ? await bookTrips(ctx, key, open) : [];
    try {
      await inTransaction(database, async (tx) => {
        const settled = doing === 'CHECKING' ? await tryTrips(tx, ctx, record, planned) : booked;
        await keepTrips(tx, key, settled, doing);
        await requireStill(tx, key, doing === 'RUNNING' ? ['RUNNING', 'PAUSED'] : ['CHECKING']);
      });
    } catch (error) {
      if (error instanceof Superseded) return;
      throw error;
    }
  }
}
