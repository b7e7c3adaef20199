import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { AppContext } from '../../context.ts';
import { webhookDeliveries as deliveries } from '../../db/tables/index.ts';
import { inTransaction } from '../../db/transaction.ts';

const AT_ONCE = 500;
/** A queued delivery of which nothing was heard for this long has lost its job. */
const LOST_MINUTES = 15;

/** What is sent in order: the events of one trip, or of another row, to one endpoint. */
export interface Lane {
  channelId: string;
  endpointId: string;
  subject: string;
}

/** Queues the events that are next: of each lane the first, while none of it is on its way. */
export async function queueWebhooks(app: AppContext): Promise<void> {
  while ((await queueSome(app, isNext())) === AT_ONCE);
  const lost = sql`${deliveries.state} = 'queued'
    and ${deliveries.nextAttemptAt} < ${app.now().toISOString()}::timestamptz - make_interval(mins => ${LOST_MINUTES})`;
  await queueSome(app, lost);
}

/** The same for one lane, once its first event is delivered. */
export const queueNextOf = async (app: AppContext, lane: Lane): Promise<void> => {
  await queueSome(
    app,
    and(
      isNext(),
      eq(deliveries.channelId, lane.channelId),
      eq(deliveries.endpointId, lane.endpointId),
      eq(deliveries.subject, lane.subject),
    )!,
  );
};

const isNext = (): SQL => sql`${deliveries.state} = 'waiting' and not exists (
  select from webhook_deliveries earlier
  where earlier.channel_id = ${deliveries.channelId} and earlier.endpoint_id = ${deliveries.endpointId}
    and earlier.subject = ${deliveries.subject} and earlier.position < ${deliveries.position}
    and earlier.state in ('waiting', 'queued'))`;

/** @returns how many were queued */
function queueSome(app: AppContext, which: SQL): Promise<number> {
  return inTransaction(app.database, async (tx) => {
    const chosen = tx
      .select({ id: deliveries.id })
      .from(deliveries)
      .where(which)
      .orderBy(deliveries.position)
      .limit(AT_ONCE)
      .for('update', { skipLocked: true });
    const queued = await tx
      .update(deliveries)
      .set({ state: 'queued', nextAttemptAt: app.now() })
      .where(sql`${deliveries.id} in ${chosen}`)
      .returning({
        channelId: deliveries.channelId,
        endpointId: deliveries.endpointId,
        deliveryId: deliveries.id,
        position: deliveries.position,
      });
    const inOrder = queued.toSorted((a, b) => a.position - b.position);
    await app.jobs.enqueueAll(
      tx,
      'deliver-webhook',
      inOrder.map(({ position: _order, ...payload }) => payload),
    );
    return queued.length;
  });
}
