import type { QueryClient } from '@tanstack/react-query';
import { useGetOne } from 'react-admin';
import type { Corporation } from '../../../contract/resources/corporations.ts';

/** Several parts of a page name the account; they share one answer, or one failure, for this long. */
const FRESH_MS = 60_000;

/** The row of an account once it is known; undefined for null and for one that cannot be read. */
export function useAccount(id: string | null): Corporation | undefined {
  const { data } = useGetOne<Corporation>(
    'corporations',
    { id: id ?? '' },
    {
      enabled: id !== null,
      retry: false,
      staleTime: FRESH_MS,
      retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > FRESH_MS,
    },
  );
  return data && data.id === id ? data : undefined;
}

/** The key under which `useAccount` finds an account, and its failure. */
export const accountKey = (id: string) => ['corporations', 'getOne', { id }];

/** Keeps an account that was read elsewhere, so that `useAccount` does not read it again. */
export const keepAccount = (queryClient: QueryClient, account: Corporation): void =>
  void queryClient.setQueryData(accountKey(account.id), account);
