import type { Query, QueryClient, QueryFunction, QueryKey } from '@tanstack/react-query';
import { PREFETCHED_FRESH_MS } from './earlyReads/earlyReads.ts';

/** Answers fetched ahead. `count` tells each from the later answers to the same query. */
const prefetched = new WeakMap<object, { count: number; afterWrite: number }>();
let writes = 0;

/** Queries that failed when the console opened, with their number of failures by then. */
const failedAtOpening = new WeakMap<object, number>();

/** Answers that were fetched ahead are older than this write, so they are fetched again. */
export function forgetPrefetched(): void {
  writes += 1;
}

/** How long an answer counts as fresh: for a moment if fetched ahead, otherwise not at all. */
export function freshIfPrefetched(query: Pick<Query, 'state'>): number {
  const came = prefetched.get(query);
  return came?.count === query.state.dataUpdateCount && came.afterWrite === writes
    ? PREFETCHED_FRESH_MS
    : 0;
}

/**
 * Whether a page that is drawn requests again what failed before. It does not if that failed a
 * moment ago, while the console opened: it shows that failure.
 */
export function mayRetryOnMount(query: Pick<Query, 'state'>): boolean {
  const { errorUpdateCount, errorUpdatedAt } = query.state;
  const isOfOpening = failedAtOpening.get(query) === errorUpdateCount;
  return !isOfOpening || Date.now() - errorUpdatedAt > PREFETCHED_FRESH_MS;
}

/**
 * Notes that a query with which the console opened has failed, if it has: the page shows that
 * failure and does not request it once more.
 */
export function noteOpening(queryClient: QueryClient, queryKey: QueryKey): void {
  const query = queryClient.getQueryCache().find({ queryKey, exact: true });
  if (query?.state.status === 'error') failedAtOpening.set(query, query.state.errorUpdateCount);
}

/**
 * Fetches what will be needed next. A failure is not reported; the later request reports its own.
 * @param isOpening the console opens with it: it is tried again like a request of the page, which
 *   then shows the failure instead of repeating the request
 */
export async function prefetch(
  queryClient: QueryClient,
  queryKey: QueryKey,
  queryFn: QueryFunction,
  isOpening = false,
): Promise<void> {
  const afterWrite = writes;
  const cache = queryClient.getQueryCache();
  const known = cache.find({ queryKey, exact: true });
  const isThere =
    known && freshIfPrefetched(known) > 0 && !known.isStaleByTime(PREFETCHED_FRESH_MS);
  // Visible data is read again by the component that shows it.
  if (isThere || known?.isActive() || known?.state.fetchStatus === 'fetching') return;
  const fetching = queryClient.prefetchQuery({
    queryKey,
    queryFn,
    staleTime: 0,
    ...(!isOpening && { retry: false }),
  });
  const query = cache.find({ queryKey, exact: true });
  if (!query) return;
  // Noted before the answer comes, because it may be drawn as soon as it is there.
  prefetched.set(query, { count: query.state.dataUpdateCount + 1, afterWrite });
  await fetching;
  if (query.state.status !== 'success') prefetched.delete(query);
  if (isOpening) noteOpening(queryClient, queryKey);
}
