import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useListContext, useTranslate, type RaRecord } from 'react-admin';

/** How long the counted total of a list is used before it is counted again. */
const COUNTED_FOR_MS = 60_000;
/** The smallest request, because any page comes with the total. */
const FEWEST = {
  pagination: { page: 1, perPage: 1 },
  sort: { field: 'id', order: 'ASC' },
} as const;

const isAtLeast = (meta: unknown): boolean =>
  typeof meta === 'object' && meta !== null && Reflect.get(meta, 'isTotalAtLeast') === true;

/**
 * The number of rows in the surrounding list. Counting them can take long, and then the page comes
 * without it: they are counted in a second request, and until that ends this says how many there
 * are at least.
 * @returns a number, or as a text such as `10,000+`; undefined before the first page is there
 */
export function useTotal(): number | string | undefined {
  const translate = useTranslate();
  const dataProvider = useDataProvider();
  const { resource, total, meta, filter, filterValues, isPlaceholderData } =
    useListContext<RaRecord>();
  const isOpen = isAtLeast(meta);
  const asked = { ...FEWEST, filter: { ...filterValues, ...filter } };
  const { data: counted } = useQuery({
    // Not among the lists, which are read again whenever one of their rows changes.
    queryKey: ['total', resource, asked.filter],
    queryFn: async ({ signal }) =>
      (await dataProvider.getList(resource, { ...asked, signal })).total ?? null,
    enabled: isOpen && isPlaceholderData !== true,
    staleTime: COUNTED_FOR_MS,
    retry: false,
  });
  if (!isOpen || total === undefined) return total;
  // Trips that arrived since the count are already on the page.
  if (counted != null) return Math.max(counted, total);
  return translate('resources.list.atLeast', { count: total });
}
