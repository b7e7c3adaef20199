import {
  focusManager,
  MutationCache,
  onlineManager,
  QueryCache,
  QueryClient,
  type Query,
} from '@tanstack/react-query';
import { HttpError } from 'ra-core';
import { forgetPrefetched, freshIfPrefetched, mayRetryOnMount } from '../loading/prefetch.ts';
import { connection } from '../connection/connection.ts';
import { isTimeout, problemOf } from '../dataProvider/failedCalls.ts';

const MAX_RETRIES = 2;

/** The start of the query keys of what react-admin asks about the user and their permissions. */
export const SESSION = ['auth'] as const;

/**
 * Only failures that can pass are tried again: no connection, or a server in trouble. Not after a
 * timeout, which the user is told first, and not when the server was busy, for which the call has
 * already waited.
 */
const mayPass = (error: unknown) =>
  error instanceof HttpError &&
  !isTimeout(error) &&
  problemOf(error)?.code !== 'SERVER_BUSY' &&
  (error.status === 0 || error.status >= 502);

/**
 * While the server cannot be reached, reads wait and the page stays as it is; when the server is
 * back, everything is read again. Writes never wait: the user is told immediately that a write was
 * not sent.
 */
function waitForConnection(): void {
  onlineManager.setEventListener((setOnline) => {
    const tell = () => setOnline(!connection.isLost());
    tell();
    return connection.subscribe(tell);
  });
}

/** In milliseconds. Hardly anybody changes something elsewhere and returns in less time. */
const LEAST_AWAY_MS = 2000;

/**
 * When the user comes back to the page, what it shows is read again, because it may have been changed
 * in another tab or by somebody else meanwhile. react-query only notices pages that were hidden, not
 * those beside another window. What was fetched ahead of its use may be old then, too.
 */
function noticeReturns(): void {
  focusManager.setEventListener((changed) => {
    const listen = new AbortController();
    const { signal } = listen;
    const tell = () => changed();
    window.addEventListener('visibilitychange', tell, { signal });
    window.addEventListener('focus', tell, { signal });
    // Also before the page is hidden.
    window.addEventListener('blur', forgetPrefetched, { signal });
    return () => listen.abort();
  });
}

/** Whether an answer, or the lack of one, is old enough to be read again on return. */
const wasBeforeLeaving = ({ state }: Query): boolean =>
  Date.now() - Math.max(state.dataUpdatedAt, state.errorUpdatedAt) >= LEAST_AWAY_MS;

/**
 * @param onError called for every failed call, also outside the data provider
 */
export function createQueryClient(onError: (error: unknown) => void): QueryClient {
  waitForConnection();
  noticeReturns();
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < MAX_RETRIES && mayPass(error),
        staleTime: freshIfPrefetched,
        refetchOnWindowFocus: wasBeforeLeaving,
        retryOnMount: mayRetryOnMount,
      },
      mutations: { networkMode: 'always' },
    },
  });
  // react-admin's questions about the session are answered here from the loaded profile, and every
  // call sends its token. Asking again for each list and form would redraw the whole page.
  client.setQueryDefaults(SESSION, { staleTime: Infinity });
  // The console is only drawn for somebody who is signed in. If the first form asked that, the list
  // behind it would be drawn again.
  client.setQueryData([...SESSION, 'checkAuth', {}], true);
  return client;
}
