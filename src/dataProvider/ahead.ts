import type { Query, QueryClient, QueryFunction, QueryKey } from '@tanstack/react-query';

/** How long an answer may lie ready, in milliseconds, until it is asked for. */
const FRESH_MS = 15_000;

/** Answers that came before anybody asked: the how manieth of its query each is, so that no later one is meant. */
const cameAhead = new WeakMap<object, { count: number; afterWrite: number }>();
let writes = 0;

/** What was fetched ahead is from before a write, and is asked for again. */
export function forgetAhead(): void {
  writes += 1;
}

/** How long an answer is taken as it is: one that was fetched ahead for a moment, any other not at all. */
export function freshIfAhead(query: Pick<Query, 'state'>): number {
  const came = cameAhead.get(query);
  return came?.count === query.state.dataUpdateCount && came.afterWrite === writes ? FRESH_MS : 0;
}

/** Fetches what will be asked for next. It fails silently: whoever asks then is told. */
export async function fetchAhead(
  queryClient: QueryClient,
  queryKey: QueryKey,
  queryFn: QueryFunction,
): Promise<void> {
  const afterWrite = writes;
  const cache = queryClient.getQueryCache();
  const known = cache.find({ queryKey, exact: true });
  const isThere = known && freshIfAhead(known) > 0 && !known.isStaleByTime(FRESH_MS);
  // What is in sight is read again by whoever shows it.
  if (isThere || known?.isActive() || known?.state.fetchStatus === 'fetching') return;
  await queryClient.prefetchQuery({ queryKey, queryFn, staleTime: 0, retry: false });
  const query = cache.find({ queryKey, exact: true });
  if (query?.state.status !== 'success') return;
  cameAhead.set(query, { count: query.state.dataUpdateCount, afterWrite });
}
