import { and, eq, isNull } from 'drizzle-orm';
import { DomainError } from '../../../contract/core/errors.ts';
import type { Queryable, RequestContext, Transaction } from '../../context.ts';
import { webhookEndpoints as endpoints } from '../../db/tables/index.ts';
import { isOfReach } from '../accountsInReach.ts';
import { isOwnKind } from '../ownKind.ts';

type EndpointRow = typeof endpoints.$inferSelect;

/** Endpoints that the caller sees: of their accounts; for a fleet manager all of the channel. */
const visibleTo = (ctx: RequestContext) =>
  and(
    eq(endpoints.channelId, ctx.channel.id),
    isNull(endpoints.deletedAt),
    isOfReach(ctx, endpoints.corporationId),
  );

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
  const [found] = await tx
    .select()
    .from(endpoints)
    .where(and(visibleTo(ctx), eq(endpoints.id, id)))
    .for('update');
  if (!found) throw new DomainError('NOT_FOUND');
  if (!isOwnKind(ctx, found)) throw new DomainError('CONFLICT');
  return found;
}
