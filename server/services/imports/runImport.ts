import { max, notExists, sql } from 'drizzle-orm';
import { DomainError } from '../../../contract/core/errors.ts';
import { IMPORT_CONCURRENCY } from '../../../contract/import/calls.ts';
import type { AppContext, RequestContext } from '../../context.ts';
import { importRows, imports } from '../../db/tables/index.ts';
import { requester } from '../requester.ts';
import {
  changeState,
  type Doing,
  type ImportKey,
  isImport,
  isOfTrips,
  isOpen,
  linesOf,
} from './record.ts';
import { AT_ONCE, settleNext } from './settle.ts';
import { settleTrips } from './trips/settleTrips.ts';
import { undoNext } from './undoNext.ts';

/** The state of an import when no line is left. */
const END = { CHECKING: 'READY', RUNNING: 'DONE' } as const;

/**
 * Settles every open line, several batches at a time.
 * @throws what a batch threw, after the others have ended
 */
export async function settleAll(ctx: RequestContext, key: ImportKey, doing: Doing): Promise<void> {
  const { orm } = ctx.app.database;
  const [record] = await orm.select().from(imports).where(isImport(key));
  if (record && isOfTrips(record)) await settleTrips(ctx, key, doing);
  else await settleLanes(ctx, key, doing);
  // If lines are still open, another process is working on them, and will finish the import.
  const open = orm
    .select({ one: sql`1` })
    .from(importRows)
    .where(isOpen(key, doing));
  const ended = doing === 'RUNNING' ? { finishedAt: ctx.app.now() } : {};
  await orm
    .update(imports)
    .set({ state: END[doing], ...ended })
    .where(sql`${isImport(key)} and ${imports.state} = ${doing} and ${notExists(open)}`);
}

async function settleLanes(ctx: RequestContext, key: ImportKey, doing: Doing): Promise<void> {
  const [last] = await ctx.app.database.orm
    .select({ position: max(importRows.position) })
    .from(importRows)
    .where(linesOf(key));
  let from = 0;
  // Each lane has its own range of lines, so that none searches lines that others have locked.
  const lane = async () => {
    while (from <= (last?.position ?? -1)) {
      const range = { from, to: from + AT_ONCE[doing] - 1 };
      from += AT_ONCE[doing];
      if ((await settleNext(ctx, key, doing, range)) === 'stopped') return;
    }
    // Lines that another process has released meanwhile.
    while ((await settleNext(ctx, key, doing)) === 'settled');
  };
  const lanes = await Promise.allSettled(Array.from({ length: IMPORT_CONCURRENCY }, lane));
  for (const one of lanes) if (one.status === 'rejected') throw one.reason;
}

/**
 * Completes what is being done with an import: its lines are checked, written or undone. After a
 * crash it continues with the remaining lines. It ends if its owner may not do this any more.
 */
export async function runImport(app: AppContext, key: ImportKey): Promise<void> {
  const { orm } = app.database;
  const [record] = await orm.select().from(imports).where(isImport(key));
  if (!record) return;
  const ctx = await requester(app, record, record.language ?? 'en');
  if (!ctx) return fail(app, key);
  try {
    if (record.state === 'UNDOING') {
      let before = await undoNext(ctx, key);
      while (before !== null) before = await undoNext(ctx, key, before);
      return;
    }
    await changeState(orm, key, ['QUEUED', 'FAILED'], { state: 'RUNNING', finishedAt: null });
    await settleAll(ctx, key, record.state === 'CHECKING' ? 'CHECKING' : 'RUNNING');
  } catch (error) {
    await fail(app, key);
    // Their role no longer allows it, so trying again is no use.
    if (error instanceof DomainError && error.code === 'FORBIDDEN') return;
    throw error;
  }
}

/**
 * After a failed check the lines can be checked again; a failed write leaves the import stopped.
 */
async function fail(app: AppContext, key: ImportKey): Promise<void> {
  const { orm } = app.database;
  await changeState(orm, key, ['CHECKING'], { state: 'COLLECTING' });
  await changeState(orm, key, ['QUEUED', 'RUNNING'], { state: 'FAILED', finishedAt: app.now() });
}
