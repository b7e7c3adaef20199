import { and, desc, eq, gte, type SQL, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Changes, HistoryEntry } from '../../contract/core/history.ts';
import type { Queryable, RequestContext, Transaction } from '../context.ts';
import { insertRecords } from './insertRecords.ts';
import { shownTo } from './shownPerson.ts';
import { auditEntries, users } from './tables/index.ts';
import { type Filled, insertOfRow } from './statements/writtenOnce.ts';

/** Which row of which resource. */
export interface AuditedRow {
  resource: string;
  resourceId: string;
}

/** Who did something, in which channel and call; nobody for what a tool of the operator does. */
interface Author {
  channel: { id: string };
  actor: { userId: string | null };
  requestId: string;
}

/** What somebody did to a row. */
export interface AuditEntry extends AuditedRow {
  action: string;
  /** Value before and after of each field that changed. */
  changes?: Changes;
  /** Names of the changed fields, where their values are kept elsewhere. */
  fields?: readonly string[];
}

/** Writes who did what, in the transaction that does it. */
export async function audit(
  tx: Transaction,
  author: Author,
  ...entries: readonly AuditEntry[]
): Promise<void> {
  await insertRecords(tx, auditEntries, entries.map(recordOf(author)));
}

/** The same as a write to be made with others (`writeAndCommit`). */
export const auditing = (ctx: RequestContext, entry: AuditEntry): Filled => ({
  statement: oneEntry,
  values: { id: uuidv7(), ...recordOf(ctx)(entry) },
});

const oneEntry = insertOfRow(auditEntries, [
  'id',
  'channelId',
  'actorId',
  'action',
  'resource',
  'resourceId',
  'fields',
  'changes',
  'requestId',
]);

const recordOf =
  (author: Author) =>
  ({ changes = {}, ...entry }: AuditEntry) => ({
    channelId: author.channel.id,
    actorId: author.actor.userId,
    action: entry.action,
    resource: entry.resource,
    resourceId: entry.resourceId,
    fields: [...(entry.fields ?? Object.keys(changes))],
    changes,
    requestId: author.requestId,
  });

interface Read extends AuditedRow {
  /** Leaves out what happened before. */
  since?: SQL;
}

const isAbout = (ctx: RequestContext, { resource, resourceId, since }: Read) =>
  and(
    eq(auditEntries.channelId, ctx.channel.id),
    eq(auditEntries.resource, resource),
    eq(auditEntries.resourceId, resourceId),
    since && gte(auditEntries.createdAt, since),
  );

/** What was done to a row, the newest first, and how many entries there are on all pages. */
export async function readAudit(
  on: Queryable,
  ctx: RequestContext,
  row: Read,
  page: { offset: number; limit: number },
): Promise<{ entries: HistoryEntry[]; total: number }> {
  const found = await on
    .select({
      id: auditEntries.id,
      at: auditEntries.createdAt,
      action: auditEntries.action,
      actorId: auditEntries.actorId,
      fields: auditEntries.fields,
      changes: auditEntries.changes,
      givenName: users.givenName,
      familyName: users.familyName,
    })
    .from(auditEntries)
    .leftJoin(
      users,
      and(
        eq(users.channelId, auditEntries.channelId),
        eq(users.id, shownTo(ctx.actor, auditEntries.channelId, auditEntries.actorId)),
      ),
    )
    .where(isAbout(ctx, row))
    .orderBy(desc(auditEntries.createdAt), desc(auditEntries.id))
    .limit(page.limit)
    .offset(page.offset);
  const entries = found.map(({ id, at, action, actorId, fields, changes, ...actor }) => ({
    id,
    at: at.toISOString(),
    action,
    by:
      actorId === null
        ? null
        : { id: actorId, name: [actor.givenName, actor.familyName].filter(Boolean).join(' ') },
    changes: fields.map((field) => {
      const { from = null, to = null } = changes[field] ?? {};
      return { field, from, to, isKept: field in changes };
    }),
  }));
  return { entries, total: await on.$count(auditEntries, isAbout(ctx, row)) };
}

/**
 * Erases the values of fields from the entries of a row, which still say who changed which field
 * and when.
 */
export async function eraseAuditValues(
  tx: Transaction,
  ctx: RequestContext,
  row: AuditedRow,
  fields: readonly string[],
): Promise<void> {
  await tx
    .update(auditEntries)
    .set({ changes: sql`${auditEntries.changes} - ${sql.param([...fields])}::text[]` })
    .where(
      and(isAbout(ctx, row), sql`${auditEntries.changes} ?| ${sql.param([...fields])}::text[]`),
    );
}
