import { max, notExists, sql } from 'drizzle-orm';
import { DomainError } from '../../../contract/core/errors.ts';
import { IMPORT_CONCURRENCY } from '../../../contract/import/calls.ts';
import type { AppContext, RequestContext } from '../../context.ts';
import { importRows, imports } from '../../db/tables/index.ts';
import { requester } from '../requester.ts';
import { type Doing, type ImportKey, isImport, isOpen, linesOf, moveOn } from './record.ts';
import { AT_ONCE, settleNext } from './settle.ts';
import { undoNext } from './undoNext.ts';

/** Where an import stands when no line is open any more. */
const END = { CHECKING: 'READY', RUNNING: 'DONE' } as const;

/**
 * Settles every open line, several batches at a time.
 * @throws what a batch threw, after the others have ended
 */
export async function settleAll(ctx: RequestContext, key: ImportKey, doing: Doing): Promise<void> {
  const { orm } = ctx.app.database;
  const [last] = await orm
    .select({ position: max(importRows.position) })
    .from(importRows)
    .where(linesOf(key));
  let from = 0;
  // Each lane has lines of its own, so that none looks for lines among those that others have locked.
  const lane = async () => {
    while (from <= (last?.position ?? -1)) {
      const range = { from, to: from + AT_ONCE[doing] - 1 };
      from += AT_ONCE[doing];
      if ((await settleNext(ctx, key, doing, range)) === 'stopped') return;
    }
    // What another process let go of meanwhile.
    while ((await settleNext(ctx, key, doing)) === 'settled');
  };
  const lanes = await Promise.allSettled(Array.from({ length: IMPORT_CONCURRENCY }, lane));
  for (const one of lanes) if (one.status === 'rejected') throw one.reason;
  // Lines that another process has in its hands are still open: it will come to the end.
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

/**
 * Takes an import to the end of what is being done with it: its lines are looked at, written, or
 * taken back. Begun again after a crash, it goes on with the lines that are left. What its person may
 * no longer do ends it.
 */
export async function runImport(app: AppContext, key: ImportKey): Promise<void> {
  const { orm } = app.database;
  const [record] = await orm.select().from(imports).where(isImport(key));
  if (!record) return;
  const ctx = await requester(app, record, 'en');
  if (!ctx) return fail(app, key);
  try {
    if (record.state === 'UNDOING') {
      while (await undoNext(ctx, key));
      return;
    }
    await moveOn(orm, key, ['QUEUED', 'FAILED'], { state: 'RUNNING', finishedAt: null });
    await settleAll(ctx, key, record.state === 'CHECKING' ? 'CHECKING' : 'RUNNING');
  } catch (error) {
    await fail(app, key);
    // Their role allows it no more: trying again changes nothing.
    if (error instanceof DomainError && error.code === 'FORBIDDEN') return;
    throw error;
  }
}

/** What was only being looked at can be looked at again; what was being written has stopped. */
async function fail(app: AppContext, key: ImportKey): Promise<void> {
  const { orm } = app.database;
  await moveOn(orm, key, ['CHECKING'], { state: 'COLLECTING' });
  await moveOn(orm, key, ['QUEUED', 'RUNNING'], { state: 'FAILED', finishedAt: app.now() });
}
