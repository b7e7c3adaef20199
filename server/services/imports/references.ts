import { and, inArray, sql } from 'drizzle-orm';
import { grant } from '../../../contract/core/access.ts';
import { accountField, type AnyResource } from '../../../contract/core/resource.ts';
import { columnOfField } from '../../../contract/import/readCells.ts';
import { catalogue } from '../../bindings/index.ts';
import type { Queryable, RequestContext } from '../../context.ts';
import type { Binding } from '../../crud/binding.ts';
import { visible } from '../../crud/scope.ts';
import type { Prepared } from './prepare.ts';

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** A text among those of the line's account, where rows of the resource belong to one. */
export const inAccount = (resource: AnyResource, account: unknown, text: string): string =>
  `${accountField(resource) ? String(account) : ''} ${text.toLowerCase()}`;

/** Rows that the caller may see of the lines' accounts, or of the channel. */
export function rowsInReach(ctx: RequestContext, binding: Binding, lines: readonly Prepared[]) {
  const { resource, columns } = binding;
  const granted = grant(ctx.actor, resource, 'get');
  const account = accountField(resource);
  const accounts = [...new Set(lines.flatMap((one) => one.account ?? []))];
  return and(
    granted ? visible(binding, ctx, granted.corporationIds) : sql`false`,
    account ? inArray(columns[account]!, accounts) : undefined,
  );
}

/** The ids of the rows that the cells of a reference name by their labels. */
async function idsByName(
  on: Queryable,
  ctx: RequestContext,
  binding: Binding,
  lines: readonly Prepared[],
  names: readonly string[],
): Promise<Map<string, string | null>> {
  const { resource, columns } = binding;
  const label = resource.label.map((field) => columns[field]!);
  const name = sql<string>`lower(concat_ws(' ', ${sql.join(label, sql`, `)}))`;
  const account = accountField(resource);
  const rows = await on
    .select({
      id: binding.keys.id,
      name,
      account: account ? columns[account]! : binding.keys.channelId,
    })
    .from(binding.table)
    .where(and(rowsInReach(ctx, binding, lines), inArray(name, [...names])));
  const ids = new Map<string, string | null>();
  for (const row of rows) {
    const key = inAccount(resource, row.account, row.name);
    // With two rows of the same name it is not clear which is meant.
    ids.set(key, ids.has(key) ? null : String(row.id));
  }
  return ids;
}

/** Replaces the names in one field by ids. A name without a row is an error of its cell. */
async function resolve(
  on: Queryable,
  ctx: RequestContext,
  resource: AnyResource,
  field: string,
  lines: readonly Prepared[],
): Promise<void> {
  const named = lines.filter(({ values: { [field]: value } }) =>
    typeof value === 'string' ? !isId(value) : false,
  );
  if (named.length === 0) return;
  const binding = catalogue.get(resource.fields[field]!.to ?? '')!;
  const nameOf = ({ values }: Prepared) => String(values[field]).toLowerCase();
  const names = [...new Set(named.map(nameOf))];
  const ids = await idsByName(on, ctx, binding, named, names);
  for (const one of named) {
    const id = ids.get(inAccount(binding.resource, one.account, nameOf(one)));
    if (id) one.values[field] = id;
    else {
      delete one.values[field];
      one.errors[columnOfField(resource, field)] = { code: 'reference' };
    }
  }
}

/**
 * Finds the account of each line: the one that it names, or the import's. Then replaces what other
 * cells name by ids of that account's rows.
 * @param corporationId the account of lines that name none
 */
export async function resolveReferences(
  on: Queryable,
  ctx: RequestContext,
  resource: AnyResource,
  corporationId: string | null,
  lines: readonly Prepared[],
): Promise<void> {
  const account = accountField(resource);
  if (account) {
    await resolve(on, ctx, resource, account, lines);
    const column = columnOfField(resource, account);
    for (const one of lines) {
      const { [account]: named = corporationId, ...values } = one.values;
      one.values = values;
      if (one.errors[column]) continue;
      if (named) one.account = String(named);
      else one.errors[column] = { code: 'required' };
    }
  }
  for (const [field, { kind }] of Object.entries(resource.fields))
    if (kind === 'reference' && field !== account) await resolve(on, ctx, resource, field, lines);
}
