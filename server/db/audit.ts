import type { RequestContext, Transaction } from '../context.ts';
import { auditEntries } from './tables/index.ts';

/** What somebody did to a row. Personal values stay out: only the names of the fields are kept. */
export interface AuditEntry {
  action: string;
  resource: string;
  resourceId: string;
  fields?: readonly string[];
}

/** Writes who did what, in the transaction that does it. */
export async function audit(
  tx: Transaction,
  ctx: RequestContext,
  entry: AuditEntry,
): Promise<void> {
  await tx.insert(auditEntries).values({
    channelId: ctx.channel.id,
    actorId: ctx.actor.userId,
    action: entry.action,
    resource: entry.resource,
    resourceId: entry.resourceId,
    fields: [...(entry.fields ?? [])],
    requestId: ctx.requestId,
  });
}
