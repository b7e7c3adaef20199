import { asc, sql } from 'drizzle-orm';
import { DomainError } from '../../../contract/core/errors.ts';
import { rowLabel } from '../../../contract/core/resource.ts';
import type { ImportOutcome, ImportState } from '../../../contract/import/calls.ts';
import { catalogue } from '../../bindings/index.ts';
import type { RequestContext, Transaction } from '../../context.ts';
import type { Binding, Row } from '../../crud/binding.ts';
import { conflictOf } from '../../crud/conflicts.ts';
import {
  type Created,
  createRows,
  createTogether,
  type Planned,
  planRows,
} from '../../crud/createMany.ts';
import type { Target } from '../../crud/steps.ts';
import { written } from '../../crud/history.ts';
import { changing, settleRows } from '../../crud/many.ts';
import { rehearse } from '../../db/rehearse.ts';
import { importRows, imports, type Refusal } from '../../db/tables/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import { accountFieldOf, byColumn, findExisting, type Prepared, prepareLines } from './prepare.ts';
import { bindingOf, type ImportKey, type ImportRecord, isImport, isOpen } from './record.ts';

/** Lines settled in one transaction: as long as somebody who wants one of the rows may have to wait. */
const AT_ONCE = 500;

/** What became of a line. */
interface Settled {
  position: number;
  outcome: ImportOutcome;
  row_id?: string;
  label?: string;
  mended?: Record<string, string>;
  refusal?: Refusal;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

function failed({ resource }: Binding, one: Prepared, error: DomainError): Settled {
  const { code, params, errors } = error;
  return {
    position: one.line.position,
    outcome: 'failed',
    refusal: {
      code,
      ...(Object.keys(params).length > 0 && { params }),
      ...(errors && { errors: byColumn(resource, errors) }),
    },
  };
}

const wasMade = ({ resource }: Binding, row: Row) => ({
  row_id: row.id,
  label: rowLabel(resource, row),
});

/** The values that a line changes of its row: what tells which row it is stays as it is written there. */
function changesOf({ resource }: Binding, { values }: Prepared, row: Row): Record<string, unknown> {
  const { identifiedBy } = resource.importable!;
  const isKept = (field: string) =>
    identifiedBy.includes(field) &&
    String(row[field]).toLowerCase() === String(values[field]).toLowerCase();
  return Object.fromEntries(Object.entries(values).filter(([field]) => !isKept(field)));
}

/** Changes the rows that are there. */
async function update(
  tx: Transaction,
  ctx: RequestContext,
  binding: Binding,
  lines: readonly Prepared[],
): Promise<Settled[]> {
  if (lines.length === 0) return [];
  const target = { ctx, binding, catalogue };
  const byRow = new Map(lines.map((one) => [one.existing!.id, one]));
  const work = changing(target, (row) => changesOf(binding, byRow.get(row.id)!, row));
  const settled = await settleRows(tx, target, work, [...byRow.keys()]);
  return settled.map((done) => {
    const one = byRow.get(done.id)!;
    const { position } = one.line;
    if (done.outcome === 'refused') return failed(binding, one, done.error);
    if (done.outcome === 'unchanged')
      return { position, outcome: 'unchanged', ...wasMade(binding, one.existing!) };
    const after = Object.fromEntries(
      Object.entries(done.changes).map(([field, { to }]) => [field, to]),
    );
    return {
      position,
      outcome: 'updated',
      ...wasMade(binding, { ...done.before, ...after }),
      before: written(binding, done.before),
      after,
    };
  });
}

type Doing = 'CHECKING' | 'RUNNING';
type Way<T> = (tx: Transaction, target: Target, inputs: readonly unknown[]) => Promise<T[]>;

/** Whether a new row will be taken is known without storing it: no other value of it is unique. */
const isForeseeable = ({ resource }: Binding): boolean =>
  Object.entries(resource.fields).every(
    ([field, { unique }]) => !unique || resource.importable!.identifiedBy.includes(field),
  );

/** What would become of new rows: every step but storing them, which is half of the work. */
async function foresee(
  binding: Binding,
  lines: readonly Prepared[],
  plan: (lines: readonly Prepared[]) => Promise<Planned[]>,
): Promise<Settled[]> {
  const planned = await plan(lines);
  return lines.map((one, index): Settled => {
    const done = planned[index]!;
    if ('error' in done) return failed(binding, one, done.error);
    const label = rowLabel(binding.resource, done.values);
    return { position: one.line.position, outcome: 'created', label };
  });
}

/** How often rows that somebody else made at the same moment are looked for before going one by one. */
const RACES = 3;

/**
 * Makes new rows. Where others make some of the same rows meanwhile, those are found and left to be
 * changed instead, `late`.
 */
async function create(
  tx: Transaction,
  ctx: RequestContext,
  binding: Binding,
  { corporationId }: ImportRecord,
  lines: readonly Prepared[],
  doing: Doing,
): Promise<{ settled: Settled[]; late: Prepared[] }> {
  const target = { ctx, binding, catalogue };
  const account = accountFieldOf(binding.resource);
  const make = <T>(some: readonly Prepared[], way: Way<T>) =>
    way(
      tx,
      target,
      some.map(({ values }) => ({ ...values, ...(account && { [account]: corporationId }) })),
    );
  if (doing === 'CHECKING' && isForeseeable(binding))
    return { settled: await foresee(binding, lines, (some) => make(some, planRows)), late: [] };
  const late: Prepared[] = [];
  let left = [...lines];
  let made: Created[] | null = null;
  for (let race = 0; made === null && left.length > 0; race += 1) {
    try {
      made = await make(left, race < RACES ? createTogether : createRows);
    } catch (error) {
      if (!conflictOf(binding, error)) throw error;
      await findExisting(tx, ctx, binding, corporationId, left);
      late.push(...left.filter(({ existing }) => existing !== null));
      left = left.filter(({ existing }) => existing === null);
    }
  }
  const settled = left.map((one, index): Settled => {
    const done = made![index]!;
    if ('error' in done) return failed(binding, one, done.error);
    const after = written(binding, done.row);
    const { position } = one.line;
    return { position, outcome: 'created', ...wasMade(binding, done.row), after };
  });
  return { settled, late };
}

/** Two lines about one row, found by different fields: the first of them counts. */
function withoutSecond(lines: readonly Prepared[]): { once: Prepared[]; second: Prepared[] } {
  const seen = new Set<string>();
  const once: Prepared[] = [];
  const second: Prepared[] = [];
  for (const one of lines) {
    (seen.has(one.existing!.id) ? second : once).push(one);
    seen.add(one.existing!.id);
  }
  return { once, second };
}

async function settleLines(
  tx: Transaction,
  ctx: RequestContext,
  binding: Binding,
  record: ImportRecord,
  lines: readonly Prepared[],
  doing: Doing,
): Promise<Settled[]> {
  const isRight = ({ errors }: Prepared) => Object.keys(errors).length === 0;
  const wrong = lines.filter((one) => !isRight(one));
  const right = lines.filter(isRight);
  const there = right.filter(({ existing }) => existing !== null);
  const fresh = right.filter(({ existing }) => existing === null);
  const { settled, late } = await create(tx, ctx, binding, record, fresh, doing);
  const { once, second } = withoutSecond([...there, ...late]);
  return [
    ...wrong.map((one) =>
      failed(binding, one, new DomainError('VALIDATION_FAILED', { errors: one.errors })),
    ),
    ...second.map((one) => failed(binding, one, new DomainError('ALREADY_EXISTS'))),
    ...settled,
    ...(await update(tx, ctx, binding, once)),
  ];
}

/** Writes what became of lines, in one statement. */
async function keep(
  tx: Transaction,
  key: ImportKey,
  settled: readonly Settled[],
  isWritten: boolean,
): Promise<void> {
  const positions = settled.map(({ position }) => position);
  await tx.execute(sql`
    update import_rows set
      outcome = done.outcome, refusal = done.refusal, mended = done.mended,
      row_id = done.row_id, label = coalesce(done.label, ''),
      before = done.before, after = done.after,
      is_written = ${isWritten} and done.outcome <> 'failed'
    from jsonb_to_recordset(${JSON.stringify(settled)}::jsonb)
      as done(position int, outcome text, refusal jsonb, mended jsonb, row_id uuid, label text,
        before jsonb, after jsonb)
    where import_rows.channel_id = ${key.channelId} and import_rows.import_id = ${key.importId}
      and import_rows.position = done.position
      and import_rows.position between ${Math.min(...positions)} and ${Math.max(...positions)}`);
}

/** Lines were settled for an import that is something else by now. */
class Superseded extends Error {}

/** Locked for a moment at the end alone: whoever wants to pause it need not wait for every batch. */
async function requireStill(
  tx: Transaction,
  key: ImportKey,
  states: readonly ImportState[],
): Promise<void> {
  const [still] = await tx
    .select({ state: imports.state })
    .from(imports)
    .where(isImport(key))
    .for('share');
  if (!still || !states.includes(still.state)) throw new Superseded('superseded');
}

/**
 * Settles the next lines of an import together with what is recorded of them: a server that is killed
 * leaves whole batches, and whoever goes on begins with what is open. Several can be at it at once.
 * @param doing CHECKING finds out what would become of lines, RUNNING writes them
 * @returns false when no line is left for the caller, or the import is paused or something else
 */
export async function settleNext(
  ctx: RequestContext,
  key: ImportKey,
  doing: Doing,
): Promise<boolean> {
  try {
    return await inTransaction(ctx.app.database, async (tx) => {
      const [record] = await tx.select().from(imports).where(isImport(key));
      if (record?.state !== doing) return false;
      const open = await tx
        .select()
        .from(importRows)
        .where(isOpen(key))
        .orderBy(asc(importRows.position))
        .limit(AT_ONCE)
        .for('update', { skipLocked: true });
      if (open.length === 0) return false;
      const binding = bindingOf(record);
      const work = async (on: Transaction) => {
        const lines = await prepareLines(on, ctx, binding, record, open);
        const settled = await settleLines(on, ctx, binding, record, lines, doing);
        const mended = new Map(lines.map((one) => [one.line.position, one.mended]));
        return settled.map((one) => ({ ...one, mended: mended.get(one.position) }));
      };
      const isReal = doing === 'RUNNING';
      const settled = isReal ? await work(tx) : await rehearse(tx, work);
      await keep(tx, key, settled, isReal);
      await requireStill(tx, key, isReal ? ['RUNNING', 'PAUSED'] : ['CHECKING']);
      return true;
    });
  } catch (error) {
    if (error instanceof Superseded) return false;
    throw error;
  }
}
