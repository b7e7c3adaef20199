import { listParameters } from '../../../contract/core/listQuery.ts';
import type { AnyResource } from '../../../contract/core/resource.ts';
import { PAGING, wrongParams } from '../../list/wrongParams.ts';

/** Whether a list accepts these filters: `{"groupId":["…"]}`. */
function takesFilters(declaration: AnyResource, text: string): boolean {
  try {
    const filters: unknown = JSON.parse(text);
    if (typeof filters !== 'object' || filters === null || Array.isArray(filters)) return false;
    const known = listParameters(declaration);
    return Object.keys(filters).every((name) => known.includes(name));
  } catch {
    return false;
  }
}

/** The parameter of a page's address that makes its list show the deleted rows. */
export const DELETED_PARAM = 'deleted';

export const showsDeleted = (search: string): boolean =>
  new URLSearchParams(search).get(DELETED_PARAM) === 'true';

/**
 * The query string that a declared list can show, without anything that it does not accept. Null
 * where it can be shown as it is.
 */
export function correctedSearch(declaration: AnyResource, search: string): string | null {
  const query = new URLSearchParams(search);
  const { sortable } = declaration.list;
  const wrong = wrongParams(query, {
    ...PAGING,
    filter: (text) => takesFilters(declaration, text),
    sort: (text) => text === 'id' || sortable.some((field) => field === text),
  });
  if (wrong.length === 0) return null;
  for (const name of wrong) query.delete(name);
  return query.toString() && `?${query.toString()}`;
}
