import type { QueryClient } from '@tanstack/react-query';
import { HttpError } from 'ra-core';
import { matchPath } from 'react-router-dom';
import type { Me } from '../../../contract/booking/calls.ts';
import { signInAgain } from '../../authProvider/signInAgain.ts';
import { noteOpening } from '../../loading/prefetch.ts';
import { createDataProvider, type ConsoleDataProvider } from '../../dataProvider/dataProvider.ts';
import { routes } from '../../routes.tsx';
import { settledAccountQuery } from '../account/useSettledAccount.ts';
import { homeOf } from '../home.ts';
import { createQueryClient } from '../queryClient.ts';
import { mayOpen, type ConsoleRoute } from '../route.ts';
import { actorOf } from '../useMe.ts';

/** For how long the console waits for the code of its first page, and then for its data, in ms. */
const PATIENCE = { code: 1000, data: 150 };

/** Signs in again when a call was refused because the session is over. */
function beginAgainIfEnded(error: unknown): void {
  if (error instanceof HttpError && error.status === 401) void signInAgain();
}

const routeAt = (address: string): ConsoleRoute | undefined =>
  routes.find(({ path }) => matchPath(path, address.split('?')[0] ?? ''));

/**
 * Begins to load the code of the page at the address that was opened, before it is known who opens
 * it: hardly anybody opens a page that is not for them.
 */
export function loadFirstCode(): void {
  void routeAt(window.location.pathname)
    ?.page.preload()
    // The page says that it could not be loaded.
    .catch(() => undefined);
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Fetches code and data of the page with which the console opens. Usually they arrived while the
 * scripts started. The console is then drawn once, with the page in it. Otherwise its frame is shown
 * first.
 * @returns what the console fetches with, and what it has fetched
 */
export async function loadFirstPage(
  me: Me,
  patience = PATIENCE,
): Promise<{ queryClient: QueryClient; dataProvider: ConsoleDataProvider }> {
  const dataProvider = createDataProvider();
  const queryClient = createQueryClient(beginAgainIfEnded);
  const { pathname, search } = window.location;
  const { role } = actorOf(me);
  const address = pathname === '/' ? homeOf(me) : pathname + search;
  const found = routeAt(address);
  const route = found && mayOpen(found, role) ? found : undefined;
  const settling = settledAccountQuery(me, queryClient, dataProvider);
  const settledAccount = queryClient
    .prefetchQuery(settling)
    .then(() => noteOpening(queryClient, settling.queryKey));
  // The page itself says what could not be loaded.
  const ignore = () => undefined;
  const opening = { address, me, queryClient, dataProvider, settledAccount };
  const data = Promise.all([settledAccount, route?.loader?.(opening).catch(ignore)]);
  const code = route?.page.preload().catch(ignore);
  await Promise.race([code, wait(patience.code)]);
  // Only from here on, because running the code takes longer on a slow device.
  await Promise.race([data, wait(patience.data)]);
  return { queryClient, dataProvider };
}
