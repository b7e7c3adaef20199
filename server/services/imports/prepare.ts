import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { grant } from '../../../contract/core/access.ts';
import { DomainError, type FieldErrors } from '../../../contract/core/errors.ts';
import type { AnyResource } from '../../../contract/core/resource.ts';
import { columnOfField, identityOf, readCells } from '../../../contract/import/readCells.ts';
import type { Queryable, RequestContext, Transaction } from '../../context.ts';
import type { Binding, Row } from '../../crud/binding.ts';
import { readCreation } from '../../crud/input.ts';
import { selection, toRow } from '../../crud/rows.ts';
import { accountColumn, visible } from '../../crud/scope.ts';
import { catalogue } from '../../bindings/index.ts';
import type { importRows } from '../../db/tables/index.ts';
import { type ImportKey, type ImportRecord, linesOf } from './record.ts';

export type OpenLine = typeof importRows.$inferSelect;

/** A line that was read, with the row that it is about. */
export interface Prepared {
  line: OpenLine;
  values: Record<string, unknown>;
  mended: Record<string, string>;
  /** By column: why it cannot be written, whatever else is right about it. */
  errors: FieldErrors;
  /** The row that is there already. */
  existing: Row | null;
}

/** The field that says whose account a row is of; null where rows are of none. */
export function accountFieldOf({ scope }: AnyResource): string | null {
  return scope.by === 'corporation' && scope.field !== 'id' ? scope.field : null;
}

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** Rows of the account, or of the channel, that the caller may know of. */
function rowsInReach(ctx: RequestContext, binding: Binding, corporationId: string | null) {
  const granted = grant(ctx.actor, binding.resource, 'get');
  const account = accountColumn(binding);
  return and(
    granted ? visible(binding, ctx, granted.corporationIds) : sql`false`,
    account && corporationId ? eq(account, corporationId) : undefined,
  );
}

/** The ids of the rows that a reference's cells name by what they are called. */
async function idsByName(
  on: Queryable,
  ctx: RequestContext,
  binding: Binding,
  corporationId: string | null,
  names: readonly string[],
): Promise<Map<string, string | null>> {
  const label = binding.resource.label.map((field) => binding.columns[field]!);
  const name = sql<string>`lower(concat_ws(' ', ${sql.join(label, sql`, `)}))`;
  const rows = await on
    .select({ id: binding.keys.id, name })
    .from(binding.table)
    .where(and(rowsInReach(ctx, binding, corporationId), inArray(name, [...names])));
  const ids = new Map<string, string | null>();
  // Two of the same name: nobody can tell which is meant.
  for (const row of rows) ids.set(row.name, ids.has(row.name) ? null : String(row.id));
  return ids;
}

/** Puts ids in the place of names. What nobody is called is the cell's error. */
async function resolveReferences(
  on: Queryable,
  ctx: RequestContext,
  resource: AnyResource,
  corporationId: string | null,
  lines: readonly Prepared[],
): Promise<void> {
  for (const [field, { kind, to }] of Object.entries(resource.fields)) {
    if (kind !== 'reference') continue;
    const named = lines.filter(({ values: { [field]: value } }) =>
      typeof value === 'string' ? !isId(value) : false,
    );
    if (named.length === 0) continue;
    const nameOf = ({ values }: Prepared) => String(values[field]).toLowerCase();
    const names = [...new Set(named.map(nameOf))];
    const ids = await idsByName(on, ctx, catalogue.get(to ?? '')!, corporationId, names);
    for (const one of named) {
      const id = ids.get(nameOf(one));
      if (id) one.values[field] = id;
      else {
        delete one.values[field];
        one.errors[columnOfField(resource, field)] = { code: 'reference' };
      }
    }
  }
}

/** Of lines about the same row the first one counts; the others name it. */
async function refuseTwice(
  on: Queryable,
  key: ImportKey,
  resource: AnyResource,
  lines: readonly Prepared[],
): Promise<void> {
  const identities = lines.flatMap(({ line }) => line.identity ?? []);
  if (identities.length === 0) return;
  const { rows } = await on.execute<{ identity: string; position: number; line: number }>(sql`
    select identity, min(position) as position, (array_agg(line order by position))[1] as line
    from import_rows
    where ${linesOf(key)} and identity = any(${sql.param(identities)}::text[])
    group by identity`);
  const firsts = new Map(rows.map((one) => [one.identity, one]));
  for (const { line, errors } of lines) {
    const other = line.identity === null ? undefined : firsts.get(line.identity);
    if (!other || other.position === line.position) continue;
    const field = line.identity!.slice(0, line.identity!.indexOf(':'));
    errors[columnOfField(resource, field)] = { code: 'twice', params: { line: other.line } };
  }
}

/** Finds the rows that lines are about. Of several, it is the oldest. */
export async function findExisting(
  on: Queryable,
  ctx: RequestContext,
  binding: Binding,
  corporationId: string | null,
  lines: readonly Prepared[],
): Promise<void> {
  const { resource } = binding;
  for (const field of resource.importable!.identifiedBy) {
    const wanted = lines.filter(({ values }) => identityOf(resource, values)?.field === field);
    if (wanted.length === 0) continue;
    const column = binding.columns[field]!;
    const valueOf = ({ values }: Prepared) => String(values[field]).toLowerCase();
    const records = await on
      .select(selection(binding))
      .from(binding.table)
      .where(
        and(
          rowsInReach(ctx, binding, corporationId),
          inArray(sql`lower(${column})`, [...new Set(wanted.map(valueOf))]),
        ),
      )
      .orderBy(asc(binding.keys.id));
    const rows = new Map<string, Row>();
    for (const record of records) {
      const row = toRow(record, binding, ctx);
      const value = String(row[field]).toLowerCase();
      if (!rows.has(value)) rows.set(value, row);
    }
    for (const one of wanted) one.existing = rows.get(valueOf(one)) ?? null;
  }
}

/**
 * Has imports that bring the same row take turns, where no index of the database keeps it from being
 * made twice.
 */
async function takeTurns(
  tx: Transaction,
  { resource }: Binding,
  { channelId, corporationId }: ImportRecord,
  lines: readonly OpenLine[],
): Promise<void> {
  if (resource.importable!.identifiedBy.every((field) => resource.fields[field]?.unique)) return;
  const about = `import ${channelId} ${resource.name} ${corporationId ?? ''} `;
  const identities = lines.flatMap(({ identity }) => (identity ? [about + identity] : []));
  // In one order for everybody, so that two imports do not wait for each other.
  await tx.execute(sql`
    select pg_advisory_xact_lock(lock) from (
      select distinct hashtextextended(one, 0) as lock
      from unnest(${sql.param(identities)}::text[]) one order by 1) locks`);
}

/** What is wrong with the values of a line that cannot be written anyway: all of it is told at once. */
function otherErrors(binding: Binding, values: Record<string, unknown>): FieldErrors {
  try {
    readCreation(binding.resource, values);
    return {};
  } catch (error) {
    if (error instanceof DomainError) return error.errors ?? {};
    throw error;
  }
}

/** By column, what was told by field. */
export const byColumn = (resource: AnyResource, errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [columnOfField(resource, field), error]),
  );

/** Reads lines and finds out which rows they are about, for the transaction that writes them. */
export async function prepareLines(
  tx: Transaction,
  ctx: RequestContext,
  binding: Binding,
  record: ImportRecord,
  open: readonly OpenLine[],
): Promise<Prepared[]> {
  const { resource } = binding;
  const key = { channelId: record.channelId, importId: record.id };
  const lines = open.map((line): Prepared => {
    const { values, mended, errors } = readCells(resource, line.cells, ctx.channel.defaultCountry);
    const [first] = resource.importable!.identifiedBy;
    if (!identityOf(resource, values))
      errors[columnOfField(resource, first)] ??= { code: 'required' };
    return { line, values, mended, errors, existing: null };
  });
  await takeTurns(tx, binding, record, open);
  await resolveReferences(tx, ctx, resource, record.corporationId, lines);
  await refuseTwice(tx, key, resource, lines);
  await findExisting(tx, ctx, binding, record.corporationId, lines);
  const account = accountFieldOf(resource);
  for (const one of lines)
    if (Object.keys(one.errors).length > 0) {
      const whole = { ...one.values, ...(account && { [account]: record.corporationId }) };
      const others = one.existing ? {} : byColumn(resource, otherErrors(binding, whole));
      one.errors = { ...others, ...one.errors };
    }
  return lines;
}
