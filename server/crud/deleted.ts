import { and, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { deletedRows } from '../../contract/core/deletedRows.ts';
import type { Binding } from './binding.ts';
import type { Catalogue } from './references.ts';
import { existing } from './scope.ts';

/** Who deleted the current row last, by name. */
function deleter({ resource, keys }: Binding): SQL {
  // Nested, because drizzle leaves out the table's name of columns at the top level.
  const entries = sql`select nullif(concat_ws(' ', u.given_name, u.family_name), '')
    from audit_entries e left join users u on u.channel_id = e.channel_id and u.id = e.actor_id
    where e.channel_id = ${keys.channelId} and e.resource = ${resource.name}
      and e.resource_id = ${keys.id} and e.action = 'delete'
    order by e.created_at desc, e.id desc limit 1`;
  return sql`(${entries})`;
}

/** Holds for rows whose whole is not deleted: the others are restored with that. */
function isApart({ resource, columns, keys }: Binding, catalogue: Catalogue): SQL[] {
  return Object.entries(resource.fields).flatMap(([name, { to = '', onDelete }]) => {
    const whole = onDelete === 'delete' ? catalogue.get(to) : undefined;
    if (!whole?.keys.deletedAt) return [];
    const { table, keys: of } = whole;
    return sql`not exists (select from ${table} where ${of.channelId} = ${keys.channelId}
      and ${of.id} = ${columns[name]} and ${of.deletedAt} is not null)`;
  });
}

function bindDeleted(binding: Binding, deletedAt: AnyPgColumn, catalogue: Catalogue): Binding {
  const { keys, columns, options } = binding;
  const { keptTotals: _totals, ...others } = options;
  return {
    ...binding,
    resource: deletedRows(binding.resource),
    keys: { ...keys, deletedAt: undefined },
    columns: { ...columns, deletedAt },
    options: {
      ...others,
      where: (ctx) =>
        and(existing(binding, ctx), isNotNull(deletedAt), ...isApart(binding, catalogue)),
      derived: { ...options.derived, deletedBy: deleter(binding) },
    },
  };
}

const known = new WeakMap<Binding, Binding>();

/**
 * The deleted rows of a resource as a binding of their own, for lists and for what is done to the rows
 * of a list. Null where deleted rows are not kept.
 */
export function deletedOf(binding: Binding, catalogue: Catalogue): Binding | null {
  const { deletedAt } = binding.keys;
  if (!binding.resource.softDelete || !deletedAt) return null;
  const made = known.get(binding) ?? bindDeleted(binding, deletedAt, catalogue);
  known.set(binding, made);
  return made;
}
