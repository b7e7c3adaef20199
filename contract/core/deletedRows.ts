import { rolesFor } from './access.ts';
import { dateTime, text } from './fields.ts';
import { dayFilters } from './filters.ts';
import type { AnyResource } from './resource.ts';

/** What a deleted row has in addition to its fields. */
export const deletionFields = {
  deletedAt: dateTime({ required: true, write: 'never' }),
  /** The name of whoever deleted it; null for the server itself. */
  deletedBy: text({ write: 'never' }),
};

/**
 * The deleted rows of a resource as a resource of their own: whoever may delete there lists and
 * restores them. Rows that were deleted as a part of another one, such as the employees of a deleted
 * account, are not among them, because they are restored with that.
 */
export function deletedRows(resource: AnyResource): AnyResource {
  const { name, scope, label, list } = resource;
  const { alsoAt: _alsoAt, bulk: _bulk, ...shown } = list;
  const columns = list.columns.filter((column) => column !== 'createdAt');
  const afterName = Math.max(...label.map((part) => columns.indexOf(part))) + 1;
  return {
    name,
    scope,
    label,
    fields: {
      ...resource.fields,
      ...deletionFields,
    },
    access: Object.fromEntries(
      rolesFor(resource, 'delete').map((role) => [role, { list: true, restore: true }]),
    ),
    list: {
      ...shown,
      columns: columns.toSpliced(afterName, 0, 'deletedAt', 'deletedBy'),
      sortable: [...list.sortable, 'deletedAt'],
      defaultSort: '-deletedAt',
      filters: { ...list.filters, ...dayFilters('deleted', 'deletedAt') },
    },
    form: [],
    softDelete: false,
  };
}
