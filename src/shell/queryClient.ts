import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { HttpError } from 'ra-core';
import { freshIfAhead } from '../dataProvider/ahead.ts';
import { connection } from '../connection/connection.ts';
import { isTimeout, problemOf } from '../dataProvider/http.ts';

const MAX_RETRIES = 2;

/** Beginning of the keys of what react-admin asks about who is signed in, and what they may do. */
export const SESSION = ['auth'] as const;

/**
 * Only what may pass by itself is asked for again: no connection, or a server in trouble. Whoever
 * waited in vain for an answer is told so first, and a server that has too much to do was waited for.
 */
const mayPass = (error: unknown) =>
  error instanceof HttpError &&
  !isTimeout(error) &&
  problemOf(error)?.code !== 'SERVER_BUSY' &&
  (error.status === 0 || error.status >= 502);

/**
 * Reads wait while the server cannot be reached, what is on screen stays, and all of it is read anew
 * when the server is back. Writes never wait: whoever makes one is told at once that it did not go out.
 */
function waitForConnection(): void {
  onlineManager.setEventListener((setOnline) => {
    const tell = () => setOnline(!connection.isLost());
    tell();
    return connection.subscribe(tell);
  });
}

/**
 * @param onError told of every failed call, also of those that do not go through the data provider
 */
export function createQueryClient(onError: (error: unknown) => void): QueryClient {
  waitForConnection();
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < MAX_RETRIES && mayPass(error),
        staleTime: freshIfAhead,
      },
      mutations: { networkMode: 'always' },
    },
  });
  // What react-admin asks about the session is decided here, by the profile at hand, and every call
  // brings its token. Asked again at each list and form, the answer would draw the whole page anew.
  client.setQueryDefaults(SESSION, { staleTime: Infinity });
  return client;
}
