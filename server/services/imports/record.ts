import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { addMinutes } from '../../../contract/booking/schedule.ts';
import { DomainError } from '../../../contract/core/errors.ts';
import { fareAmounts, type FarePrices } from '../../../contract/booking/fare.ts';
import {
  type Import,
  type ImportCost,
  IMPORT_KEPT_DAYS,
  type ImportOutcome,
  type ImportProblem,
  type ImportState,
} from '../../../contract/import/calls.ts';
import { errorTexts, fieldErrorText } from '../../../contract/messages/failures.ts';
import { tripLines } from '../../../contract/import/tripLines.ts';
import { tripLinesBinding } from '../../bindings/fleets.ts';
import { catalogue } from '../../bindings/index.ts';
import type { Queryable, RequestContext, Transaction } from '../../context.ts';
import type { Binding } from '../../crud/binding.ts';
import { importRows, imports, type Refusal } from '../../db/tables/index.ts';

export type ImportRecord = typeof imports.$inferSelect;

/** The most problems shown for an import, which are more than anybody reads one by one. */
const MOST_PROBLEMS = 50;
const KEPT_MINUTES = IMPORT_KEPT_DAYS * 1440;

/** CHECKING works out the outcomes of lines, RUNNING writes them. */
export type Doing = 'CHECKING' | 'RUNNING';

/** Identifies an import, as in its job. */
export interface ImportKey {
  channelId: string;
  importId: string;
}
export const keyOf = ({ channelId, id }: ImportRecord): ImportKey => ({ channelId, importId: id });
export const isImport = ({ channelId, importId }: ImportKey) =>
  and(eq(imports.channelId, channelId), eq(imports.id, importId));
export const linesOf = ({ channelId, importId }: ImportKey) =>
  and(eq(importRows.channelId, channelId), eq(importRows.importId, importId));
/** Lines that are still to be checked, or to be written. */
export const isOpen = (key: ImportKey, doing: Doing) =>
  and(
    linesOf(key),
    isNull(importRows.outcome),
    doing === 'CHECKING' ? isNull(importRows.forecast) : undefined,
  );

const STARTED = new Set<ImportState>(['QUEUED', 'RUNNING', 'PAUSED', 'FAILED']);
/** Whether an import was started: from then on the forecasts of its lines do not count. */
export const isStarted = ({ state }: Pick<ImportRecord, 'state'>): boolean => STARTED.has(state);

/** What is shown for a line: its outcome or, before the import is started, its forecast. */
export const shownOutcome = (record: Pick<ImportRecord, 'state'>) =>
  isStarted(record)
    ? sql<ImportOutcome | null>`${importRows.outcome}`
    : sql<ImportOutcome | null>`coalesce(${importRows.outcome}, ${importRows.forecast})`;

/** Whether the line's values are stored in its row. */
export const isWritten = inArray(importRows.outcome, ['created', 'updated', 'unchanged']);

/** Whether the lines are booked as trips. */
export const isOfTrips = ({ resource }: Pick<ImportRecord, 'resource'>): boolean =>
  resource === tripLines.name;

export const ofCaller = ({ channel, actor }: RequestContext) =>
  and(eq(imports.channelId, channel.id), eq(imports.userId, actor.userId));

/**
 * @throws DomainError CONFLICT for an import of accounts, whose lines are not kept and can only be undone
 */
export function bindingOf({ resource }: Pick<ImportRecord, 'resource'>): Binding {
  if (isOfTrips({ resource })) return tripLinesBinding;
  const binding = catalogue.get(resource);
  if (!binding?.resource.importable) throw new DomainError('CONFLICT');
  return binding;
}

/**
 * One of the caller's imports.
 * @param lock locks it until the transaction ends
 * @throws DomainError NOT_FOUND
 */
export async function importOf(
  on: Queryable,
  ctx: RequestContext,
  id: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<ImportRecord> {
  const query = on
    .select()
    .from(imports)
    .where(and(ofCaller(ctx), eq(imports.id, id)));
  const [found] = await (lock ? query.for('update') : query);
  if (!found) throw new DomainError('NOT_FOUND');
  return found;
}

/** @throws DomainError CONFLICT where the import is in none of these states */
export function requireState({ state }: ImportRecord, ...states: ImportState[]): void {
  if (!states.includes(state)) throw new DomainError('CONFLICT');
}

/** Changes the state of an import that is in one of these states. @returns false where it is not */
export async function changeState(
  on: Queryable,
  key: ImportKey,
  from: readonly ImportState[],
  change: { state: ImportState; finishedAt?: Date | null },
): Promise<boolean> {
  const moved = await on
    .update(imports)
    .set(change)
    .where(and(isImport(key), inArray(imports.state, [...from])));
  return moved.rowCount === 1;
}

const BUSY = new Set<ImportState>(['CHECKING', 'QUEUED', 'RUNNING', 'UNDOING']);
export const isBusy = ({ state }: Pick<ImportRecord, 'state'>): boolean => BUSY.has(state);

/** Why a line was refused, without its columns, in the caller's language. */
export const refusalText = (ctx: RequestContext, { code, params }: Refusal): string =>
  errorTexts(ctx.language, code, params).message;

/** Whether a cell of the line was corrected automatically. */
export const isCorrected = sql<boolean>`coalesce(${importRows.corrected} <> '{}'::jsonb, false)`;

const whereIt = (is: SQL | undefined) => sql<number>`(count(*) filter (where ${is}))::int`;

/**
 * Counts everything in one pass: grouping would sort the lines, which takes longer than reading
 * them.
 */
async function countLines(on: Queryable, record: ImportRecord): Promise<Import['rows']> {
  const told = shownOutcome(record);
  const hasOutcome = (outcome: ImportOutcome) => whereIt(eq(told, outcome));
  const [counts] = await on
    .select({
      total: sql<number>`count(*)::int`,
      open: whereIt(isNull(told)),
      created: hasOutcome('created'),
      updated: hasOutcome('updated'),
      unchanged: hasOutcome('unchanged'),
      failed: hasOutcome('failed'),
      corrected: whereIt(isCorrected),
      written: whereIt(isWritten),
      undone: whereIt(eq(importRows.undo, 'undone')),
      left: whereIt(eq(importRows.undo, 'left')),
    })
    .from(importRows)
    .where(linesOf(keyOf(record)));
  return counts!;
}

/** Why lines failed: the columns at fault, or the whole line where no column is. */
async function problemsOf(
  on: Queryable,
  ctx: RequestContext,
  record: ImportRecord,
): Promise<ImportProblem[]> {
  const { rows } = await on.execute<{
    key: string | null;
    code: string;
    error: { code: never; params?: Record<string, string | number> };
    kinds: number;
    rows: number;
  }>(sql`
    select at.key, coalesce(at.value ->> 'code', refusal ->> 'code') as code,
      (array_agg(coalesce(at.value, refusal)))[1] as error,
      count(distinct at.value)::int as kinds, count(*)::int as rows
    from import_rows
    left join lateral jsonb_each(
      case when jsonb_typeof(refusal -> 'errors') = 'object' then refusal -> 'errors' end) at on true
    where ${linesOf(keyOf(record))} and ${shownOutcome(record)} = 'failed'
    group by 1, 2 order by rows desc, 1, 2 limit ${MOST_PROBLEMS}`);
  return rows.map(({ key: column, code, error, kinds, rows: count }) => {
    // Values that differ from line to line are left out here and shown with each line.
    const params =
      kinds > 1
        ? Object.fromEntries(Object.keys(error.params ?? {}).map((name) => [name, '…']))
        : error.params;
    return {
      id: `${column ?? ''}:${code}`,
      key: column,
      message:
        column === null
          ? errorTexts(ctx.language, error.code, params).message
          : fieldErrorText(ctx.language, { code: error.code, ...(params && { params }) }),
      rows: count,
    };
  });
}

/** The condition for lines with a problem, by its name in `problemsOf`. */
export function hasProblem(id: string) {
  const at = id.indexOf(':');
  const [key, code] = [id.slice(0, at), id.slice(at + 1)];
  return key === ''
    ? sql`(${importRows.refusal} -> 'errors' is null and ${importRows.refusal} ->> 'code' = ${code})`
    : sql`${importRows.refusal} #>> array['errors', ${key}, 'code']::text[] = ${code}`;
}

/** What the trips of a file that are not booked yet cost together. */
async function costOf(
  on: Queryable,
  { channel }: RequestContext,
  record: ImportRecord,
): Promise<ImportCost> {
  const plans = await on
    .select({
      fare: sql<FarePrices>`${importRows.plan} #> '{booking,fareEstimate}'`,
      vehicles: sql<number>`(${importRows.plan} #>> '{booking,numberOfVehicles}')::int`,
    })
    .from(importRows)
    .where(
      and(
        linesOf(keyOf(record)),
        isNull(importRows.outcome),
        eq(importRows.forecast, 'created'),
        isNotNull(importRows.plan),
      ),
    );
  const cost = { low: 0, high: 0, currency: channel.currency };
  for (const { fare, vehicles } of plans) {
    const [low = 0, high = low] = fareAmounts(fare, vehicles);
    cost.low += low;
    cost.high += high;
  }
  return cost;
}

/** Until when an import can be undone; null when there is nothing to undo. */
export function undoUntil(
  { state, finishedAt, createdAt }: ImportRecord,
  rows: Import['rows'],
): Date | null {
  const changed = rows.written > 0 && rows.created + rows.updated > 0;
  if (!changed || state === 'UNDONE' || state === 'UNDOING') return null;
  return addMinutes(finishedAt ?? createdAt, KEPT_MINUTES);
}

/** An import as the API answers it. */
export async function answerOf(
  on: Queryable | Transaction,
  ctx: RequestContext,
  record: ImportRecord,
): Promise<Import> {
  const rows = await countLines(on, record);
  const until = undoUntil(record, rows);
  return {
    id: record.id,
    resource: record.resource,
    corporationId: record.corporationId,
    fileName: record.fileName,
    columns: record.columns,
    addOnly: record.addOnly,
    state: record.state,
    rows,
    cost: isOfTrips(record) ? await costOf(on, ctx, record) : null,
    problems: rows.failed > 0 ? await problemsOf(on, ctx, record) : [],
    createdAt: record.createdAt.toISOString(),
    finishedAt: record.finishedAt?.toISOString() ?? null,
    undoUntil: until && until > ctx.app.now() && !isBusy(record) ? until.toISOString() : null,
  };
}
