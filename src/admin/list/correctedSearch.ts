import { dequal } from 'dequal';
import { isPageSize } from '../../../contract/core/listLimits.ts';

/** The filters in an address, as somebody may have changed them by hand; null if they are none. */
export function filtersIn(search: string): unknown {
  try {
    return JSON.parse(new URLSearchParams(search).get('filter') ?? '{}');
  } catch {
    return null;
  }
}

interface Accepted {
  sortable: readonly string[];
  /** The filters that the list takes, of those in an address. */
  filtersOf: (given: unknown) => object;
}

/**
 * The query string that a list can show, without anything that it does not accept, because the address
 * is old or was changed by hand. Null where it can be shown as it is.
 */
export function correctedSearch(search: string, { sortable, filtersOf }: Accepted): string | null {
  const query = new URLSearchParams(search);
  const given = filtersIn(search);
  const filters = filtersOf(given);
  const accepts: Record<string, (text: string) => boolean> = {
    order: (text) => text === 'ASC' || text === 'DESC',
    page: (text) => /^[1-9]\d{0,8}$/.test(text),
    perPage: (text) => /^\d{2}$/.test(text) && isPageSize(Number(text)),
    // An order needs both the field and its direction.
    sort: (text) => sortable.includes(text) && query.has('order'),
    filter: () => dequal(given, filters),
  };
  const wrong = Object.entries(accepts).flatMap(([name, isRight]) => {
    const text = query.get(name);
    return text === null || isRight(text) ? [] : [name];
  });
  if (wrong.length === 0) return null;
  for (const name of wrong) query.delete(name);
  if (wrong.includes('filter') && Object.keys(filters).length > 0)
    query.set('filter', JSON.stringify(filters));
  return query.toString() && `?${query.toString()}`;
}
