import { and, eq, inArray, sql } from 'drizzle-orm';
import { grant } from '../../../contract/core/access.ts';
import type { AnyResource } from '../../../contract/core/resource.ts';
import { columnOfField } from '../../../contract/import/readCells.ts';
import { catalogue } from '../../bindings/index.ts';
import type { Queryable, RequestContext } from '../../context.ts';
import type { Binding } from '../../crud/binding.ts';
import { accountColumn, visible } from '../../crud/scope.ts';
import type { Prepared } from './prepare.ts';

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** Rows of the account, or of the channel, that the caller may see. */
export function rowsInReach(ctx: RequestContext, binding: Binding, corporationId: string | null) {
  const granted = grant(ctx.actor, binding.resource, 'get');
  const account = accountColumn(binding);
  return and(
    granted ? visible(binding, ctx, granted.corporationIds) : sql`false`,
    account && corporationId ? eq(account, corporationId) : undefined,
  );
}

/** The ids of the rows that the cells of a reference name by their labels. */
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
  // With two rows of the same name it is not clear which is meant.
  for (const row of rows) ids.set(row.name, ids.has(row.name) ? null : String(row.id));
  return ids;
}

/** Replaces names by ids. A name without a row is an error of its cell. */
export async function resolveReferences(
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
