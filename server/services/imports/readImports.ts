import { and, asc, desc, eq, gt } from 'drizzle-orm';
import { addMinutes } from '../../../contract/booking/schedule.ts';
import {
  type Import,
  IMPORT_COLUMNS_KEPT_DAYS,
  IMPORT_OUTCOMES,
  type ImportRow,
  type ROW_FILTERS,
} from '../../../contract/import/calls.ts';
import { columnOfField } from '../../../contract/import/readCells.ts';
import { fieldErrorText } from '../../../contract/messages/failures.ts';
import { catalogue } from '../../bindings/index.ts';
import { fareAmounts } from '../../../contract/booking/fare.ts';
import type { AnyResource } from '../../../contract/core/resource.ts';
import type { RequestContext } from '../../context.ts';
import { importRows, imports } from '../../db/tables/index.ts';
import type { Call } from '../verb.ts';
import {
  answerOf,
  bindingOf,
  hasProblem,
  importOf,
  type ImportRecord,
  isCorrected,
  isOfTrips,
  isStarted,
  keyOf,
  linesOf,
  ofCaller,
  shownOutcome,
  refusalText,
} from './record.ts';

const LISTED = 20;

/**
 * The caller's imports into a resource, the newest first. The lines of old ones have been deleted.
 */
export async function listImports({
  ctx,
  input: { resource },
}: Call<{ resource: string }>): Promise<Import[]> {
  const { orm } = ctx.app.database;
  const since = addMinutes(ctx.app.now(), -IMPORT_COLUMNS_KEPT_DAYS * 1440);
  const found = await orm
    .select()
    .from(imports)
    .where(and(ofCaller(ctx), eq(imports.resource, resource), gt(imports.createdAt, since)))
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .limit(LISTED);
  return Promise.all(found.map((record) => answerOf(orm, ctx, record)));
}

/** @throws DomainError NOT_FOUND */
export async function getImport({ ctx, input: { id } }: Call<{ id: string }>): Promise<Import> {
  const { orm } = ctx.app.database;
  return answerOf(orm, ctx, await importOf(orm, ctx, id));
}

type StoredLine = typeof importRows.$inferSelect;

/** What a line of trips books, or which trip it is; null in every other import. */
function tripOf({ plan, rowId }: StoredLine): ImportRow['trip'] {
  if (!plan) return null;
  const { fareEstimate, numberOfVehicles, vehicle, companyName, pickupTime, pickupTimeZone } =
    plan.booking;
  const [low, high = low] = fareEstimate ? fareAmounts(fareEstimate, numberOfVehicles) : [];
  return {
    bookingId: rowId,
    isNewGuest: plan.isNewGuest,
    cost:
      low === undefined || high === undefined || !fareEstimate
        ? null
        : { low, high, currency: fareEstimate.currency },
    vehicle: vehicle.name,
    companyName,
    pickupTime,
    pickupTimeZone,
  };
}

/** A line as the API answers it. */
function answerOfLine(
  ctx: RequestContext,
  resource: AnyResource,
  record: ImportRecord,
  row: StoredLine,
): ImportRow {
  const { before, after } = row;
  const outcome = row.outcome ?? (isStarted(record) ? null : row.forecast);
  const refusal = outcome === null ? null : row.refusal;
  const errors = Object.entries(refusal?.errors ?? {}).map(([key, error]) => {
    const choices = error.params?.['choices'];
    return [
      key,
      {
        code: error.code,
        message: fieldErrorText(ctx.language, error),
        ...(choices !== undefined && { choices: String(choices).split('\n') }),
      },
    ];
  });
  const changed = outcome === 'updated' ? Object.keys(after ?? {}) : [];
  const tellsLine = refusal !== null && (errors.length === 0 || row.undo === 'left');
  return {
    position: row.position,
    line: row.line,
    cells: row.cells,
    outcome,
    isWritten: row.outcome !== null && row.outcome !== 'failed',
    label: row.label,
    corrected: row.corrected ?? {},
    errors: Object.fromEntries(errors),
    changes: Object.fromEntries(
      changed.map((field) => [columnOfField(resource, field), before?.[field] ?? null]),
    ),
    trip: tripOf(row),
    code: tellsLine ? refusal.code : null,
    message: tellsLine ? refusalText(ctx, refusal) : null,
  };
}

/**
 * The lines of an import in the order of the file, with their outcomes or forecasts.
 * @throws DomainError NOT_FOUND
 */
export async function listImportRows({
  ctx,
  input: { id, show, problem, page, maxPerPage },
}: Call<{
  id: string;
  show?: (typeof ROW_FILTERS)[number] | undefined;
  problem?: string | undefined;
  page: number;
  maxPerPage: number;
}>): Promise<{ rows: ImportRow[]; total: number }> {
  const { orm } = ctx.app.database;
  const record = await importOf(orm, ctx, id);
  const outcome = IMPORT_OUTCOMES.find((one) => one === show);
  const told = shownOutcome(record);
  const wanted = and(
    linesOf(keyOf(record)),
    outcome ? eq(told, outcome) : undefined,
    show === 'corrected' ? isCorrected : undefined,
    show === 'left' ? eq(importRows.undo, 'left') : undefined,
    problem ? and(eq(told, 'failed'), hasProblem(problem)) : undefined,
  );
  const found = await orm
    .select()
    .from(importRows)
    .where(wanted)
    .orderBy(asc(importRows.position))
    .limit(maxPerPage)
    .offset(page * maxPerPage);
  const { resource } = isOfTrips(record) ? bindingOf(record) : catalogue.get(record.resource)!;
  return {
    rows: found.map((row) => answerOfLine(ctx, resource, record, row)),
    total: await orm.$count(importRows, wanted),
  };
}
