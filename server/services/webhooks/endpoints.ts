import { and, asc, count, eq, exists, inArray, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { DomainError } from '../../../contract/core/errors.ts';
import { reachesAllAccounts } from '../../../contract/core/roles.ts';
import type {
  newWebhookEndpointSchema,
  WebhookEndpoint,
  webhookEndpointChangeSchema,
} from '../../../contract/webhooks/calls.ts';
import { MOST_ENDPOINTS } from '../../../contract/webhooks/events.ts';
import { isPossibleTarget } from '../../adapters/webhooks/targets.ts';
import type { Queryable, RequestContext, Transaction } from '../../context.ts';
import { refuse } from '../../crud/steps.ts';
import { audit } from '../../db/audit.ts';
import {
  webhookDeliveries as deliveries,
  webhookEndpoints as endpoints,
  webhookSecrets as secrets,
} from '../../db/tables/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import { isOfReach } from '../accountsInReach.ts';
import type { Call } from '../verb.ts';
import { hold } from './deliver.ts';

/** The name under which histories name them. */
export const ENDPOINTS = 'webhook-endpoints';
export type EndpointRow = typeof endpoints.$inferSelect;

/** Endpoints that the caller sees: of their accounts; for a fleet manager all of the channel. */
const visibleTo = (ctx: RequestContext) =>
  and(eq(endpoints.channelId, ctx.channel.id), isOfReach(ctx, endpoints.corporationId));

/** Whether an endpoint is one that somebody of this role may make: of an account, or of the operator. */
const isOwnKind = (
  { actor }: RequestContext,
  { corporationId }: Pick<EndpointRow, 'corporationId'>,
) => reachesAllAccounts(actor.role) === (corporationId === null);

/** @throws DomainError NOT_FOUND, also for an endpoint that the caller may not see */
export async function endpointOf(
  on: Queryable,
  ctx: RequestContext,
  id: string,
): Promise<EndpointRow> {
  const [found] = await on
    .select()
    .from(endpoints)
    .where(and(visibleTo(ctx), eq(endpoints.id, id)));
  if (!found) throw new DomainError('NOT_FOUND');
  return found;
}

/**
 * The same, locked.
 * @throws DomainError NOT_FOUND; CONFLICT for a fleet manager and an endpoint of an account
 */
export async function lockOwn(
  tx: Transaction,
  ctx: RequestContext,
  id: string,
): Promise<EndpointRow> {
  const found = await lock(tx, ctx, id);
  if (!isOwnKind(ctx, found)) throw new DomainError('CONFLICT');
  return found;
}

async function lock(tx: Transaction, ctx: RequestContext, id: string): Promise<EndpointRow> {
  const [found] = await tx
    .select()
    .from(endpoints)
    .where(and(visibleTo(ctx), eq(endpoints.id, id)))
    .for('update');
  if (!found) throw new DomainError('NOT_FOUND');
  return found;
}

/** All endpoints that the caller sees, or those with this id. */
export async function listEndpoints(
  { ctx }: Call,
  id?: string,
  on: Queryable = ctx.app.database.orm,
): Promise<WebhookEndpoint[]> {
  const ofEndpoint = and(
    eq(secrets.channelId, endpoints.channelId),
    eq(secrets.endpointId, endpoints.id),
  );
  const open = on
    .select({ waiting: count() })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.channelId, endpoints.channelId),
        eq(deliveries.endpointId, endpoints.id),
        inArray(deliveries.state, ['waiting', 'queued']),
      ),
    );
  const rows = await on
    .select({
      row: endpoints,
      waiting: sql<number>`(${open})::int`,
      hasSecret: sql<boolean>`${exists(on.select({ id: secrets.id }).from(secrets).where(ofEndpoint))}`,
      formerEndsAt: sql<
        string | null
      >`(select to_char(max(ends_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        from webhook_secrets former where former.channel_id = ${endpoints.channelId}
          and former.endpoint_id = ${endpoints.id} and former.ends_at > now())`,
    })
    .from(endpoints)
    .where(and(visibleTo(ctx), id === undefined ? undefined : eq(endpoints.id, id)))
    .orderBy(asc(endpoints.createdAt), asc(endpoints.id));
  return rows.map(({ row, ...more }) => ({
    id: row.id,
    corporationId: row.corporationId,
    url: row.url,
    types: row.types,
    description: row.description,
    isActive: row.status === 'active',
    switchedOffAt: row.switchedOffAt?.toISOString() ?? null,
    failingSince: row.failingSince?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    ...more,
  }));
}

const readOne = async (tx: Transaction, ctx: RequestContext, id: string) =>
  (await listEndpoints({ ctx, input: undefined }, id, tx))[0]!;

/**
 * Refuses an address that could never be reached.
 * @throws DomainError VALIDATION_FAILED
 */
function checkUrl({ app }: RequestContext, url: string | undefined): void {
  if (url !== undefined && !isPossibleTarget(url, app.config.webhookNetworks))
    refuse({ url: { code: 'webAddress' } });
}

/** @throws DomainError FORBIDDEN, VALIDATION_FAILED */
export async function createEndpoint({
  ctx,
  input,
}: Call<z.output<typeof newWebhookEndpointSchema>>): Promise<WebhookEndpoint> {
  const { app, actor, channel } = ctx;
  const { corporationId } = input;
  refuse(isOwnKind(ctx, input) ? {} : { corporationId: { code: 'notAllowed' } });
  if (corporationId !== null && !actor.corporationIds.includes(corporationId))
    throw new DomainError('FORBIDDEN');
  checkUrl(ctx, input.url);
  return inTransaction(app.database, async (tx) => {
    const [had] = await tx
      .select({ count: count() })
      .from(endpoints)
      .where(
        and(
          eq(endpoints.channelId, channel.id),
          corporationId === null
            ? isNull(endpoints.corporationId)
            : eq(endpoints.corporationId, corporationId),
        ),
      );
    if (had!.count >= MOST_ENDPOINTS)
      refuse({ url: { code: 'tooMany', params: { max: MOST_ENDPOINTS } } });
    const [made] = await tx
      .insert(endpoints)
      .values({ ...input, channelId: channel.id, createdAt: app.now() })
      .returning();
    await audit(tx, ctx, {
      action: 'create',
      resource: ENDPOINTS,
      resourceId: made!.id,
      changes: { url: { from: null, to: input.url } },
    });
    return readOne(tx, ctx, made!.id);
  });
}

/**
 * A fleet manager may only switch an endpoint of an account on and off.
 * @throws DomainError NOT_FOUND, VALIDATION_FAILED, CONFLICT
 */
export async function changeEndpoint({
  ctx,
  input: { id, ...changes },
}: Call<{ id: string } & z.output<typeof webhookEndpointChangeSchema>>): Promise<WebhookEndpoint> {
  checkUrl(ctx, changes.url);
  return inTransaction(ctx.app.database, async (tx) => {
    const stored = await lock(tx, ctx, id);
    const { isActive, ...settings } = changes;
    if (!isOwnKind(ctx, stored) && Object.keys(settings).length > 0)
      throw new DomainError('CONFLICT');
    const values = {
      ...settings,
      ...(isActive !== undefined && {
        status: isActive ? ('active' as const) : ('inactive' as const),
        switchedOffAt: null,
        failingSince: null,
      }),
    };
    if (Object.keys(values).length > 0)
      await tx
        .update(endpoints)
        .set(values)
        .where(and(eq(endpoints.channelId, stored.channelId), eq(endpoints.id, id)));
    if (isActive === false) await hold(tx, stored);
    const before: Record<string, unknown> = { ...stored, isActive: stored.status === 'active' };
    await audit(tx, ctx, {
      action: 'update',
      resource: ENDPOINTS,
      resourceId: id,
      changes: Object.fromEntries(
        Object.entries(changes).map(([name, to]) => [name, { from: before[name] ?? null, to }]),
      ),
    });
    return readOne(tx, ctx, id);
  });
}

/** Deletes an endpoint with its log. @throws DomainError NOT_FOUND */
export async function deleteEndpoint({ ctx, input: { id } }: Call<{ id: string }>): Promise<void> {
  await inTransaction(ctx.app.database, async (tx) => {
    const { channelId, url } = await lock(tx, ctx, id);
    await tx.delete(endpoints).where(and(eq(endpoints.channelId, channelId), eq(endpoints.id, id)));
    const changes = { url: { from: url, to: null } };
    await audit(tx, ctx, { action: 'delete', resource: ENDPOINTS, resourceId: id, changes });
  });
}
