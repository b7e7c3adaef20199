import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { DomainError, type FieldErrors } from '../../../contract/core/errors.ts';
import { accountField, type AnyResource } from '../../../contract/core/resource.ts';
import type { Import, Line, Replacement } from '../../../contract/import/calls.ts';
import { importColumns, MAX_CELL_LENGTH } from '../../../contract/import/columns.ts';
import { readCells } from '../../../contract/import/readCells.ts';
import { isAnswerColumn } from '../../../contract/import/tripLines.ts';
import type { Queryable, RequestContext, Transaction } from '../../context.ts';
import { importRows } from '../../db/tables/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Call } from '../verb.ts';
import { linesOfSameRows, forgetIdentities, keepIdentities } from './identities.ts';
import { inSlices } from './prepare.ts';
import {
  answerOf,
  bindingOf,
  hasProblem,
  type ImportKey,
  type ImportRecord,
  importOf,
  isWritten,
  keyOf,
  linesOf,
  changeState,
  shownOutcome,
  requireState,
} from './record.ts';

/** States in which lines can be added and corrected, because nothing works on them. */
const EDITABLE = ['COLLECTING', 'READY', 'DONE'] as const;

/** The columns of a line that was not checked yet. */
const UNTRIED = { forecast: null, outcome: null, refusal: null, plan: null };
const isNotWritten = or(isNull(importRows.outcome), eq(importRows.outcome, 'failed'));

/**
 * @throws DomainError VALIDATION_FAILED naming cells of columns that the resource does not have, and
 *   lines that are too many
 */
function refuseUnknown(resource: AnyResource, lines: readonly Line[]): void {
  const known = new Set(importColumns(resource).map(({ key }) => key));
  const { booked } = resource.importable!;
  const errors: FieldErrors = {};
  lines.forEach(({ cells, position }, index) => {
    for (const key of Object.keys(cells))
      if (!known.has(key) && !(booked && isAnswerColumn(key)))
        errors[`lines.${index}.cells.${key}`] = { code: 'unknown' };
    if (booked && position >= booked.mostLines)
      errors[`lines.${index}.position`] = { code: 'tooBig', params: { max: booked.mostLines - 1 } };
  });
  if (Object.keys(errors).length > 0) throw new DomainError('VALIDATION_FAILED', { errors });
}

const isAt = (key: ImportKey, positions: number[]) =>
  and(linesOf(key), sql`${importRows.position} = any(${sql.param(positions)}::int[])`);

/** How many of these lines there are. @throws DomainError CONFLICT if one of them is written */
async function unwrittenAt(on: Queryable, key: ImportKey, positions: number[]): Promise<number> {
  const there = await on
    .select({ isWritten: sql<boolean | null>`${isWritten}` })
    .from(importRows)
    .where(isAt(key, positions));
  if (there.some((line) => line.isWritten)) throw new DomainError('CONFLICT');
  return there.length;
}

/** Makes lines about the same rows as these lines open again. */
async function reopenTouched(tx: Transaction, key: ImportKey, positions: number[]): Promise<void> {
  const touched = await linesOfSameRows(tx, key, positions);
  // What a trip was refused for may have been another line, too.
  const isOfOthers = sql`(${importRows.refusal} #> '{errors,again}' is not null
    or ${importRows.refusal} ->> 'code' = 'NOT_ALLOWED_BY_POLICY')`;
  const isTouched = and(linesOf(key), or(inArray(importRows.position, touched), isOfOthers));
  await tx.update(importRows).set(UNTRIED).where(and(isTouched, isNotWritten));
}

/**
 * Stores lines, which are then processed again, as are those that conflicted with one of them, or
 * do so now.
 */
async function storeLines(
  tx: Transaction,
  ctx: RequestContext,
  key: ImportKey,
  resource: AnyResource,
  lines: readonly Line[],
): Promise<void> {
  const positions = lines.map(({ position }) => position);
  const before = await unwrittenAt(tx, key, positions);
  const { defaultCountry } = ctx.channel;
  const account = accountField(resource);
  const identifying = [...resource.importable!.identifiedBy, ...(account ? [account] : [])];
  const identified = await inSlices(lines, ({ position, cells }) => ({
    position,
    values: readCells(resource, cells, defaultCountry, identifying).values,
  }));
  if (before > 0) await reopenTouched(tx, key, positions);
  await tx.execute(sql`
    insert into import_rows (channel_id, import_id, position, line, cells)
    select ${key.channelId}, ${key.importId}::uuid, one.position, one.line, one.cells
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as one(position int, line int, cells jsonb)
    on conflict (channel_id, import_id, position) do update set
      line = excluded.line, cells = excluded.cells,
      forecast = null, outcome = null, refusal = null, corrected = null, before = null, after = null, row_id = null, plan = null,
      label = ''`);
  if (before > 0) await forgetIdentities(tx, key, positions);
  await keepIdentities(tx, key, resource, identified);
  if (before > 0) await reopenTouched(tx, key, positions);
}

/** Changes lines of an import on which nothing works, and answers the import. */
async function editing(
  ctx: RequestContext,
  id: string,
  edit: (tx: Transaction, key: ImportKey, record: ImportRecord) => Promise<void>,
): Promise<Import> {
  return inTransaction(ctx.app.database, async (tx) => {
    const record = await importOf(tx, ctx, id, { lock: true });
    requireState(record, ...EDITABLE);
    bindingOf(record);
    const key = { channelId: ctx.channel.id, importId: id };
    await edit(tx, key, record);
    await changeState(tx, key, EDITABLE, { state: 'COLLECTING' });
    const answer = await answerOf(tx, ctx, { ...record, state: 'COLLECTING' });
    await ctx.keepAnswer?.(tx, { status: 200, body: answer });
    return answer;
  });
}

/**
 * Adds lines to an import, or corrects existing ones.
 * @throws DomainError NOT_FOUND; CONFLICT while something works on the import, and for a line that
 * is written
 */
export function putLines({
  ctx,
  input: { id, lines },
}: Call<{ id: string; lines: readonly Line[] }>): Promise<Import> {
  return editing(ctx, id, async (tx, key, record) => {
    const { resource } = bindingOf(record);
    refuseUnknown(resource, lines);
    await storeLines(tx, ctx, key, resource, lines);
  });
}

/**
 * Takes lines out of an import. Calling it again does nothing more.
 * @throws DomainError as `putLines`
 */
export function leaveOut({
  ctx,
  input: { id, positions },
}: Call<{ id: string; positions: number[] }>): Promise<Import> {
  return editing(ctx, id, async (tx, key) => {
    await unwrittenAt(tx, key, positions);
    await reopenTouched(tx, key, positions);
    await forgetIdentities(tx, key, positions);
    await tx.delete(importRows).where(isAt(key, positions));
  });
}

const escaped = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const STORED_AT_ONCE = 1000;

/** Lines in which a cell may contain the searched text. */
function searched(
  on: Queryable,
  record: ImportRecord,
  { key: column, find, problem }: Replacement,
) {
  const pattern = `%${escaped(find)}%`;
  const isThere = column
    ? sql`${importRows.cells} ->> ${column} ilike ${pattern}`
    : sql`exists (select 1 from jsonb_each_text(${importRows.cells}) where value ilike ${pattern})`;
  return on
    .select({ position: importRows.position, line: importRows.line, cells: importRows.cells })
    .from(importRows)
    .where(
      and(
        linesOf(keyOf(record)),
        isNotWritten,
        isThere,
        problem ? and(eq(shownOutcome(record), 'failed'), hasProblem(problem)) : undefined,
      ),
    );
}

/**
 * Finds and replaces in the cells of lines that are not written yet, whatever the case.
 * @returns how many cells were changed
 * @throws DomainError as `putLines`
 */
export async function replaceInLines({
  ctx,
  input: { id, ...wanted },
}: Call<{ id: string } & Replacement>): Promise<{ cells: number; import: Import }> {
  let cells = 0;
  const pattern = literally(wanted.find);
  const found = new RegExp(wanted.wholeCell ? `^\\s*${pattern}\\s*$` : pattern, 'giu');
  const replaced = (text: string): string => {
    const changed = text.replaceAll(found, () => wanted.replace);
    if (changed === text || changed.length > MAX_CELL_LENGTH) return text;
    cells += 1;
    return changed;
  };
  const answer = await editing({ ...ctx, keepAnswer: undefined }, id, async (tx, key, record) => {
    cells = 0;
    const lines = (await searched(tx, record, wanted)).map((line) => ({
      ...line,
      cells: Object.fromEntries(
        Object.entries(line.cells).map(([name, text]) => [
          name,
          wanted.key === null || wanted.key === name ? replaced(text) : text,
        ]),
      ),
    }));
    for (let start = 0; start < lines.length; start += STORED_AT_ONCE)
      await storeLines(
        tx,
        ctx,
        key,
        bindingOf(record).resource,
        lines.slice(start, start + STORED_AT_ONCE),
      );
  });
  return { cells, import: answer };
}

/**
 * Writes the phone numbers that were proposed into the lines that were refused for them.
 * @throws DomainError as `putLines`
 */
export function confirmNumbers({ ctx, input: { id } }: Call<{ id: string }>): Promise<Import> {
  return editing(ctx, id, async (tx, key, record) => {
    const { resource } = bindingOf(record);
    const isProposed = sql`jsonb_path_exists(${importRows.refusal}, '$.errors.*.code ? (@ == "phoneProposed")')`;
    const lines = await tx
      .select({ position: importRows.position, line: importRows.line, cells: importRows.cells })
      .from(importRows)
      .where(and(linesOf(key), isNotWritten, isProposed));
    const confirmed = lines.map(({ cells, ...line }) => {
      const confirmedCells = { ...cells };
      const { errors } = readCells(resource, cells, ctx.channel.defaultCountry);
      for (const [column, { code, params }] of Object.entries(errors)) {
        if (code !== 'phoneProposed' || !params?.['number']) continue;
        confirmedCells[column] = String(params['number']);
        // The number has its own prefix now.
        confirmedCells[column.replace(/number$/, 'prefix')] = '';
      }
      return { ...line, cells: confirmedCells };
    });
    for (let start = 0; start < confirmed.length; start += STORED_AT_ONCE)
      await storeLines(tx, ctx, key, resource, confirmed.slice(start, start + STORED_AT_ONCE));
  });
}

/** Makes lines that could not be written open again. */
export const reopenFailed = (tx: Transaction, key: ImportKey): Promise<unknown> =>
  tx
    .update(importRows)
    .set(UNTRIED)
    .where(and(linesOf(key), eq(importRows.outcome, 'failed')));
