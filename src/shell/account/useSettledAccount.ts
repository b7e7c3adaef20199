import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { HttpError, useDataProvider, type DataProvider } from 'react-admin';
import { choosesAccount } from '../../../contract/core/roles.ts';
import type { Me } from '../../../contract/booking/calls.ts';
import type { Corporation } from '../../../contract/resources/corporations.ts';
import { callUnchecked } from '../../dataProvider/http.ts';
import { actorOf, useMe } from '../useMe.ts';
import { selectedAccountStore as store } from './selectedAccountStore.ts';
import { accountKey, keepAccount } from './useAccount.ts';

const outOfReach = (error: unknown) =>
  error instanceof HttpError && (error.status === 404 || error.status === 403);

/**
 * Decides which account the console works for. A corporation admin starts with the stored account, or with all accounts
 * if they chose that on this device. If no account is stored, or it cannot be fetched, they start
 * with their first one. A stored account that a fleet manager cannot fetch is forgotten.
 */
export function settledAccountQuery(me: Me, queryClient: QueryClient, dataProvider: DataProvider) {
  const startsWithAccount = choosesAccount(actorOf(me).role);
  return queryOptions({
    queryKey: ['settledAccount', me.id],
    staleTime: Infinity,
    gcTime: Infinity,
    queryFn: async ({ signal }) => {
      const stored = store.id();
      if (stored !== null) {
        try {
          // Not through the data provider, which would report an expected failure as an error.
          const address = `/corporations/${encodeURIComponent(stored)}`;
          await queryClient.fetchQuery({
            queryKey: accountKey(stored),
            // The server checked the answer's shape, as for lists.
            queryFn: () => callUnchecked<Corporation>(address, { signal, kind: 'id' }),
            retry: false,
          });
          return true;
        } catch (error) {
          if (!outOfReach(error)) throw error;
        }
      }
      if (startsWithAccount && me.corporations.length > 1 && store.isAll()) return true;
      const first = startsWithAccount
        ? await dataProvider.getList<Corporation>('corporations', {
            pagination: { page: 1, perPage: 1 },
            sort: { field: 'name', order: 'ASC' },
            filter: {},
            signal,
          })
        : null;
      const account = first?.data[0];
      if (account) keepAccount(queryClient, account);
      if (account) store.keep(account);
      else store.clear();
      return true;
    },
  });
}

/**
 * Used once, by the frame.
 * @returns false until it is settled which account the console works for
 */
export function useSettledAccount(): boolean {
  const settling = useQuery(settledAccountQuery(useMe(), useQueryClient(), useDataProvider()));
  // An account list that cannot be read must not hide the console: pages say what is missing.
  return !settling.isPending;
}
