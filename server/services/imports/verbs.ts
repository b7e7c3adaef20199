import { eq } from 'drizzle-orm';
import { DomainError } from '../../../contract/core/errors.ts';
import { accountField } from '../../../contract/core/resource.ts';
import type { Import, ImportRequest, ImportState } from '../../../contract/import/calls.ts';
import { catalogue } from '../../bindings/index.ts';
import type { RequestContext, Transaction } from '../../context.ts';
import type { Binding } from '../../crud/binding.ts';
import { referenceErrors } from '../../crud/references.ts';
import { permission } from '../../crud/scope.ts';
import { refuse } from '../../crud/steps.ts';
import { imports } from '../../db/tables/index.ts';
import { SMALL_WORK_ROWS } from '../../jobs/jobs.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Call } from '../verb.ts';
import { reopenFailed } from './lines.ts';
import {
  answerOf,
  type ImportKey,
  importOf,
  type ImportRecord,
  isImport,
  isOfTrips,
  requireState,
  undoUntil,
} from './record.ts';
import { settleAll } from './runImport.ts';

/** How many lines are checked while the caller waits; more are checked in the background. */
export const CHECKED_AT_ONCE = 500;
/** The same for trips, since others are asked about each. */
const TRIPS_CHECKED_AT_ONCE = 20;
const isCheckedAtOnce = (record: ImportRecord, open: number): boolean =>
  open <= (isOfTrips(record) ? TRIPS_CHECKED_AT_ONCE : CHECKED_AT_ONCE);

/**
 * Begins an import, whose lines are uploaded next. Nothing is written before it is started.
 * @throws DomainError FORBIDDEN, VALIDATION_FAILED naming an account that is missing or somebody
 *   else's
 */
export async function beginImport(
  ctx: RequestContext,
  binding: Binding,
  { corporationId, fileName, columns, addOnly }: ImportRequest,
): Promise<Import> {
  permission(ctx, binding, 'update');
  permission(ctx, binding, 'create');
  const account = accountField(binding.resource);
  return inTransaction(ctx.app.database, async (tx) => {
    if (account && corporationId) {
      const row = { [account]: corporationId };
      const target = { ctx, binding, catalogue };
      const wrong = await referenceErrors(tx, target, [account], row);
      if (wrong[account]) refuse({ corporationId: wrong[account] });
    } else if (account && columns.every(({ key }) => key !== account))
      refuse({ corporationId: { code: 'required' } });
    const [record] = await tx
      .insert(imports)
      .values({
        channelId: ctx.channel.id,
        userId: ctx.actor.userId,
        resource: binding.resource.name,
        corporationId: (account && corporationId) ?? null,
        fileName,
        columns,
        addOnly,
        language: ctx.language,
        state: 'COLLECTING',
        createdAt: ctx.app.now(),
      })
      .returning();
    const answer = await answerOf(tx, ctx, record!);
    await ctx.keepAnswer?.(tx, { status: 201, body: answer });
    return answer;
  });
}

/** Changes the state of an import in a transaction that stores the answer. */
function changing(
  ctx: RequestContext,
  id: string,
  change: (
    tx: Transaction,
    record: ImportRecord,
    key: ImportKey,
  ) => Promise<ImportState | undefined>,
): Promise<Import> {
  return inTransaction(ctx.app.database, async (tx) => {
    const record = await importOf(tx, ctx, id, { lock: true });
    const key = { channelId: ctx.channel.id, importId: id };
    const state = await change(tx, record, key);
    if (state) await tx.update(imports).set({ state }).where(isImport(key));
    const answer = await answerOf(tx, ctx, { ...record, state: state ?? record.state });
    await ctx.keepAnswer?.(tx, { status: 202, body: answer });
    return answer;
  });
}

/**
 * Works out the outcomes of lines that have none yet: a few immediately, many in the background.
 * @throws DomainError NOT_FOUND; CONFLICT for an import that is under way or undone
 */
export async function checkImport({ ctx, input: { id } }: Call<{ id: string }>): Promise<Import> {
  const key = { channelId: ctx.channel.id, importId: id };
  // The answer is stored when the check is complete.
  let isAtOnce = true;
  const begun = await changing({ ...ctx, keepAnswer: undefined }, id, async (tx, record) => {
    requireState(record, 'COLLECTING', 'READY', 'CHECKING', 'DONE');
    if (record.state === 'DONE') await reopenFailed(tx, key);
    const { rows } = await answerOf(tx, ctx, { ...record, state: 'CHECKING' });
    isAtOnce = isCheckedAtOnce(record, rows.open);
    if (!isAtOnce) await ctx.app.jobs.enqueue(tx, 'run-import', key);
    return 'CHECKING';
  });
  if (!isAtOnce) return begun;
  await settleAll(ctx, key, 'CHECKING');
  const { orm } = ctx.app.database;
  return answerOf(orm, ctx, await importOf(orm, ctx, id));
}

/**
 * Starts writing the lines that were checked, continues an import that was paused or stopped, or
 * tries the failed lines of a finished one again. Calling it again does nothing more.
 * @throws DomainError NOT_FOUND; CONFLICT while its lines are uploaded or checked, once it is
 * undone, and where there is nothing left to do
 */
export function startImport({ ctx, input: { id } }: Call<{ id: string }>): Promise<Import> {
  return changing(ctx, id, async (tx, record, key) => {
    if (record.state === 'QUEUED' || record.state === 'RUNNING') return undefined;
    requireState(record, 'READY', 'PAUSED', 'FAILED', 'DONE');
    const { rows } = await answerOf(tx, ctx, record);
    const isOver = record.state === 'DONE';
    // A trip that was refused may have another price now, so it has to be checked first.
    if (isOver && (rows.failed === 0 || isOfTrips(record))) throw new DomainError('CONFLICT');
    if (!isOfTrips(record) && (isOver || record.state === 'READY')) await reopenFailed(tx, key);
    const isSmall = rows.total <= SMALL_WORK_ROWS;
    await ctx.app.jobs.enqueue(tx, 'run-import', key, { isSmall });
    return 'QUEUED';
  });
}

/**
 * Pauses an import after the lines that are being written; `start` continues it. One that has ended
 * in the meantime stays as it is.
 * @throws DomainError NOT_FOUND; CONFLICT for one that was not started, is undone or is being undone
 */
export function pauseImport({ ctx, input: { id } }: Call<{ id: string }>): Promise<Import> {
  return changing(ctx, id, async (_tx, record) => {
    requireState(record, 'QUEUED', 'RUNNING', 'PAUSED', 'DONE', 'FAILED');
    return record.state === 'QUEUED' || record.state === 'RUNNING' ? 'PAUSED' : undefined;
  });
}

/**
 * Undoes an import: rows that it created are deleted, rows that it changed get their former values,
 * and rows that were changed since are left alone. Calling it again does nothing more.
 * @throws DomainError NOT_FOUND, also when it is too old; CONFLICT for one that is under way or wrote
 * nothing
 */
export function undoImport({ ctx, input: { id } }: Call<{ id: string }>): Promise<Import> {
  return changing(ctx, id, async (tx, record, key) => {
    if (record.state === 'UNDOING' || record.state === 'UNDONE') return undefined;
    requireState(record, 'COLLECTING', 'READY', 'PAUSED', 'FAILED', 'DONE');
    const { rows } = await answerOf(tx, ctx, record);
    const until = undoUntil(record, rows);
    if (!until) throw new DomainError('CONFLICT');
    if (until <= ctx.app.now()) throw new DomainError('NOT_FOUND');
    const isSmall = rows.written <= SMALL_WORK_ROWS;
    await ctx.app.jobs.enqueue(tx, 'run-import', key, { isSmall });
    return 'UNDOING';
  });
}

/**
 * Discards an import that has written nothing.
 * @throws DomainError NOT_FOUND; CONFLICT for one that is under way or wrote something
 */
export function dropImport({ ctx, input: { id } }: Call<{ id: string }>): Promise<void> {
  return inTransaction(ctx.app.database, async (tx) => {
    const record = await importOf(tx, ctx, id, { lock: true });
    requireState(record, 'COLLECTING', 'READY', 'PAUSED', 'FAILED', 'DONE', 'CHECKING');
    const { rows } = await answerOf(tx, ctx, record);
    if (rows.written > 0) throw new DomainError('CONFLICT');
    await tx.delete(imports).where(eq(imports.id, id));
    await ctx.keepAnswer?.(tx, { status: 204, body: null });
  });
}
