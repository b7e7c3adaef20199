import { and, inArray, sql } from 'drizzle-orm';
import { accountField, type AnyResource, rowLabel } from '../../../contract/core/resource.ts';
import { columnOfField, identitiesOf } from '../../../contract/import/readCells.ts';
import type { Queryable, RequestContext, Transaction } from '../../context.ts';
import type { Binding, Row } from '../../crud/binding.ts';
import { selection, toRow } from '../../crud/rows.ts';
import { importRows } from '../../db/tables/index.ts';
import type { Prepared } from './prepare.ts';
import { type ImportKey, linesOf } from './record.ts';
import { inAccount, rowsInReach } from './references.ts';

/*
 * Which row of the account a line is about, and whether another line is about the same one. A line
 * can identify its row by several fields; the first that finds one counts, and the others must
 * agree.
 */

/** An identifying value of a line as one text, with the account that the line names. */
function nameOf(
  resource: AnyResource,
  values: Readonly<Record<string, unknown>>,
  { field, value }: { field: string; value: string },
): string {
  const account = values[accountField(resource) ?? ''];
  return `${account ? `${String(account).toLowerCase()} ` : ''}${field}:${value}`;
}
const namesOf = (resource: AnyResource, values: Readonly<Record<string, unknown>>): string[] =>
  identitiesOf(resource, values).map((identity) => nameOf(resource, values, identity));

interface Identified {
  position: number;
  values: Readonly<Record<string, unknown>>;
}

/** Deletes the former identities of lines. */
export const forgetIdentities = (
  tx: Transaction,
  { channelId, importId }: ImportKey,
  positions: readonly number[],
): Promise<unknown> =>
  tx.execute(sql`
    delete from import_identities
    where channel_id = ${channelId} and import_id = ${importId}
      and position = any(${sql.param([...positions])}::int[])`);

/** Stores the identities of lines. */
export async function keepIdentities(
  tx: Transaction,
  { channelId, importId }: ImportKey,
  resource: AnyResource,
  lines: readonly Identified[],
): Promise<void> {
  const all = lines.flatMap(({ position, values }) =>
    namesOf(resource, values).map((identity) => ({ position, identity })),
  );
  if (all.length === 0) return;
  await tx.execute(sql`
    insert into import_identities (channel_id, import_id, identity, position)
    select ${channelId}, ${importId}::uuid, one.identity, one.position
    from jsonb_to_recordset(${JSON.stringify(all)}::jsonb) as one(position int, identity text)`);
}

/** Positions of the lines that are about the same rows as these, by the stored identities. */
export async function linesOfSameRows(
  on: Queryable,
  { channelId, importId }: ImportKey,
  positions: readonly number[],
): Promise<number[]> {
  const { rows } = await on.execute<{ position: number }>(sql`
    select distinct other.position from import_identities one
    join import_identities other using (channel_id, import_id, identity)
    where one.channel_id = ${channelId} and one.import_id = ${importId}
      and one.position = any(${sql.param([...positions])}::int[])`);
  return rows.map(({ position }) => position);
}

/** Refuses lines about the same row as an earlier line, which the error names. */
export async function refuseTwice(
  on: Queryable,
  key: ImportKey,
  resource: AnyResource,
  lines: readonly Prepared[],
): Promise<void> {
  const all = lines.flatMap(({ values }) => namesOf(resource, values));
  if (all.length === 0) return;
  // Written so that the index is used for each line: the database has no statistics yet for lines
  // that were just uploaded.
  const { rows } = await on.execute<{ identity: string; position: number }>(sql`
    select wanted.identity, first.position
    from unnest(${sql.param(all)}::text[]) wanted(identity)
    cross join lateral (
      select position from import_identities
      where channel_id = ${key.channelId} and import_id = ${key.importId}
        and identity = wanted.identity
      order by position limit 1) first`);
  const firsts = new Map(rows.map(({ identity, position }) => [identity, position]));
  const twice = lines.flatMap(({ line, values, errors }) =>
    identitiesOf(resource, values).flatMap((identity) => {
      const first = firsts.get(nameOf(resource, values, identity)) ?? line.position;
      return first === line.position ? [] : [{ errors, field: identity.field, first }];
    }),
  );
  if (twice.length === 0) return;
  const positions = twice.map(({ first }) => first);
  const found = await on
    .select({ position: importRows.position, line: importRows.line })
    .from(importRows)
    .where(and(linesOf(key), inArray(importRows.position, positions)));
  const numbers = new Map(found.map(({ position, line }) => [position, line]));
  for (const { errors, field, first } of twice) {
    const params = { line: numbers.get(first)! };
    errors[columnOfField(resource, field)] = { code: 'twice', params };
  }
}

/** Rows of the lines' accounts by account and by the value of an identifying field. */
async function rowsBy(
  on: Queryable,
  ctx: RequestContext,
  binding: Binding,
  field: string,
  wanted: readonly { one: Prepared; value: string }[],
): Promise<Map<string, Row>> {
  const records = await on
    .select(selection(binding))
    .from(binding.table)
    .where(
      and(
        rowsInReach(
          ctx,
          binding,
          wanted.map(({ one }) => one),
        ),
        // A single parameter, because writing out hundreds of them takes longer than reading the
        // rows.
        sql`lower(${binding.columns[field]!}) = any(${sql.param([...new Set(wanted.map(({ value }) => value))])}::text[])`,
      ),
    );
  const { resource } = binding;
  const account = accountField(resource) ?? '';
  const rows = records.map((record) => toRow(record, binding, ctx));
  return new Map(rows.map((row) => [inAccount(resource, row[account], String(row[field])), row]));
}

/**
 * Takes a row that one of the line's fields identifies as the line's row, or as a contradiction.
 */
function take(resource: AnyResource, one: Prepared, field: string, row: Row): void {
  const { existing, errors } = one;
  if (existing) {
    if (existing.id !== row.id)
      errors[columnOfField(resource, field)] = {
        code: 'ofAnother',
        params: { name: rowLabel(resource, row), other: rowLabel(resource, existing) },
      };
    return;
  }
  // The identifying fields that found no row: the row's own value may be empty, but not different.
  const all = identitiesOf(resource, one.values);
  const other = all
    .slice(
      0,
      all.findIndex((identity) => identity.field === field),
    )
    .find((identity) => row[identity.field] !== null);
  if (!other) one.existing = row;
  else
    errors[columnOfField(resource, other.field)] = {
      code: 'hasAnother',
      params: { name: rowLabel(resource, row), value: String(row[other.field]) },
    };
}

/** Finds the rows that lines are about. */
export async function findExisting(
  on: Queryable,
  ctx: RequestContext,
  binding: Binding,
  lines: readonly Prepared[],
): Promise<void> {
  const { resource } = binding;
  for (const field of resource.importable!.identifiedBy) {
    const wanted = lines.flatMap((one) => {
      const own = identitiesOf(resource, one.values).find((identity) => identity.field === field);
      return own ? [{ one, value: own.value }] : [];
    });
    if (wanted.length === 0) continue;
    const rows = await rowsBy(on, ctx, binding, field, wanted);
    for (const { one, value } of wanted) {
      const row = rows.get(inAccount(resource, one.account, value));
      if (row) take(resource, one, field, row);
    }
  }
}
