import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useListContext, useTranslate, type RaRecord } from 'react-admin';

/** While a page is looked at, its total is not counted again sooner. */
const COUNTED_FOR_MS = 60_000;
/** Any page has the total beside it. */
const FEWEST = {
  pagination: { page: 1, perPage: 1 },
  sort: { field: 'id', order: 'ASC' },
} as const;

const isAtLeast = (meta: unknown): boolean =>
  typeof meta === 'object' && meta !== null && Reflect.get(meta, 'isTotalAtLeast') === true;

/**
 * How many rows the list around it has. Where the page came without knowing that, because to count them takes
 * long, they are counted beside it: until then it says how many there are at least.
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
    // Not among the lists, which are read anew whenever one of their rows changes.
    queryKey: ['total', resource, asked.filter],
    queryFn: async ({ signal }) =>
      (await dataProvider.getList(resource, { ...asked, signal })).total ?? null,
    enabled: isOpen && isPlaceholderData !== true,
    staleTime: COUNTED_FOR_MS,
    retry: false,
  });
  if (!isOpen || total === undefined) return total;
  // Trips that came since it was counted are on the page already.
  if (counted != null) return Math.max(counted, total);
  return translate('resources.list.atLeast', { count: total });
}
