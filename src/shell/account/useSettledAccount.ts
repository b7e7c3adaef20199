import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { HttpError, useDataProvider } from 'react-admin';
import type { Corporation } from '../../../contract/resources/corporations.ts';
import { actorOf, useMe } from '../useMe.ts';
import { selectedAccountStore as store } from './selectedAccountStore.ts';
import { useSelectedAccount } from './useSelectedAccount.ts';

const outOfReach = (error: unknown) =>
  error instanceof HttpError && (error.status === 404 || error.status === 403);

/**
 * Used once, by the frame: a corporation admin begins with the stored account or, when that cannot
 * be fetched or none is stored, with the first of theirs. A stored account that a fleet manager
 * cannot fetch is forgotten.
 * @returns false until that is settled
 */
export function useSettledAccount(): boolean {
  const dataProvider = useDataProvider();
  const me = useMe();
  const startsWithAccount = actorOf(me).role === 'corporationAdmin';

  const settling = useQuery({
    queryKey: ['settledAccount', me.id],
    staleTime: Infinity,
    gcTime: Infinity,
    queryFn: async ({ signal }) => {
      const stored = store.id();
      if (stored !== null) {
        try {
          await dataProvider.getOne<Corporation>('corporations', { id: stored, signal });
          return true;
        } catch (error) {
          if (!outOfReach(error)) throw error;
        }
      }
      const first = startsWithAccount
        ? await dataProvider.getList<Corporation>('corporations', {
            pagination: { page: 1, perPage: 1 },
            sort: { field: 'name', order: 'ASC' },
            filter: {},
            signal,
          })
        : null;
      const account = first?.data[0];
      if (account) store.keep(account);
      else store.clear();
      return true;
    },
  });

  // The name is kept beside the id as soon as it is known, whoever chose the account.
  const { account } = useSelectedAccount();
  useEffect(() => {
    if (account) store.keep(account);
  }, [account]);

  // An account list that cannot be read must not hide the console: pages say what they miss.
  return !settling.isPending;
}
