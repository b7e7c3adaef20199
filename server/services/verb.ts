import { DomainError } from '../../contract/core/errors.ts';
import type { RequestContext, Transaction } from '../context.ts';
import { auditEntries } from '../db/tables/index.ts';

/** What every verb takes: who calls, and what for. */
export interface Call<I = undefined> {
  ctx: RequestContext;
  input: I;
}

/**
 * Refuses whoever may not act for the account: a corporation admin acts for their own ones only, a
 * fleet manager for none.
 * @throws DomainError FORBIDDEN
 */
export function requireAccount(ctx: RequestContext, corporationId: string): void {
  const { role, corporationIds } = ctx.actor;
  if (role !== 'corporationAdmin' || !corporationIds.includes(corporationId))
    throw new DomainError('FORBIDDEN');
}

/** Writes who did what; pass the transaction that does it. */
export async function audit(
  tx: Transaction,
  ctx: RequestContext,
  entry: { action: string; resource: string; resourceId: string; fields?: string[] },
): Promise<void> {
  await tx.insert(auditEntries).values({
    channelId: ctx.channel.id,
    actorId: ctx.actor.userId,
    requestId: ctx.requestId,
    fields: [],
    ...entry,
  });
}
