import { randomUUID } from 'node:crypto';
import { and, desc, eq, gte, lte, ne, notInArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { DomainError } from '../../../contract/core/errors.ts';
import type {
  WebhookDelivery,
  webhookDeliveriesQuery,
  webhookResendSchema,
} from '../../../contract/webhooks/calls.ts';
import { TEST_TYPE } from '../../../contract/webhooks/events.ts';
import { webhookDeliveries as deliveries } from '../../db/tables/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Call } from '../verb.ts';
import { endpointOf, lockOwn } from './endpoints.ts';
import { bodyOf } from './message.ts';

const PAGE = 50;

/** The log of an endpoint, the latest event first. @throws DomainError NOT_FOUND */
export async function listDeliveries({
  ctx,
  input: { id, state, before },
}: Call<{ id: string } & z.output<typeof webhookDeliveriesQuery>>): Promise<WebhookDelivery[]> {
  const { app, channel } = ctx;
  const { orm } = app.database;
  await endpointOf(orm, ctx, id);
  const ofEndpoint = and(eq(deliveries.channelId, channel.id), eq(deliveries.endpointId, id));
  const start = orm
    .select({ position: deliveries.position })
    .from(deliveries)
    .where(and(ofEndpoint, eq(deliveries.id, before ?? id)));
  const rows = await orm
    .select()
    .from(deliveries)
    .where(
      and(
        ofEndpoint,
        state && eq(deliveries.state, state),
        before === undefined ? undefined : sql`${deliveries.position} < (${start})`,
      ),
    )
    .orderBy(desc(deliveries.position))
    .limit(PAGE);
  return rows.map((row) => ({
    id: row.id,
    type: row.type,
    subject: row.subject,
    state: row.state,
    occurredAt: row.occurredAt.toISOString(),
    nextAttemptAt: row.nextAttemptAt?.toISOString() ?? null,
    request: bodyOf(app, channel, row),
    attempts: row.attempts,
  }));
}

/**
 * Sends one event again, or those of a period, in their order and with the ids that they had.
 * @returns how many
 * @throws DomainError NOT_FOUND; CONFLICT while the endpoint is off, and for a fleet manager and an endpoint of an
 *   account
 */
export async function resendWebhooks({
  ctx,
  input: { id, deliveryId, from, to, onlyUndelivered },
}: Call<{ id: string } & z.output<typeof webhookResendSchema>>): Promise<{ count: number }> {
  const { app, channel } = ctx;
  return inTransaction(app.database, async (tx) => {
    const { status } = await lockOwn(tx, ctx, id);
    if (status !== 'active') throw new DomainError('CONFLICT');
    const again = await tx
      .update(deliveries)
      .set({ state: 'waiting', tries: 0, nextAttemptAt: null })
      .where(
        and(
          eq(deliveries.channelId, channel.id),
          eq(deliveries.endpointId, id),
          // A queued one is on its way; it is tried again at once when it was asked for by its name.
          deliveryId === undefined
            ? notInArray(deliveries.state, ['waiting', 'queued'])
            : ne(deliveries.state, 'waiting'),
          deliveryId === undefined ? undefined : eq(deliveries.id, deliveryId),
          from === undefined ? undefined : gte(deliveries.occurredAt, new Date(from)),
          to === undefined ? undefined : lte(deliveries.occurredAt, new Date(to)),
          onlyUndelivered ? ne(deliveries.state, 'delivered') : undefined,
        ),
      )
      .returning({ id: deliveries.id });
    if (deliveryId !== undefined && again.length === 0) throw new DomainError('NOT_FOUND');
    await tx.execute(sql`select pg_notify('webhook_events', '')`);
    return { count: again.length };
  });
}

/**
 * Sends an event that says nothing, whatever types the endpoint wants.
 * @throws DomainError NOT_FOUND; CONFLICT while the endpoint is off, and for a fleet manager and an endpoint of an
 *   account
 */
export async function sendTestEvent({ ctx, input: { id } }: Call<{ id: string }>): Promise<void> {
  const { app, channel } = ctx;
  await inTransaction(app.database, async (tx) => {
    const { status, corporationId } = await lockOwn(tx, ctx, id);
    if (status !== 'active') throw new DomainError('CONFLICT');
    await tx.insert(deliveries).values({
      channelId: channel.id,
      endpointId: id,
      corporationId,
      type: TEST_TYPE,
      // Of its own, so that it does not wait for a test before it that failed.
      subject: randomUUID(),
      data: { corporationId },
      occurredAt: app.now(),
      state: 'waiting',
    });
    await tx.execute(sql`select pg_notify('webhook_events', '')`);
  });
}
