import { useQuery, useQueryClient } from '@tanstack/react-query';
import { paymentMethods } from '../../contract/resources/paymentMethods.ts';
import { listPaymentMethods } from '../dataProvider/cardCalls.ts';
import { pageConfig } from '../shell/pageConfig.ts';

const STALE_MS = 60_000;

/** How an account can pay: itself, cash, and its saved cards. */
export function usePaymentMethods(accountId: string | null) {
  return useQuery({
    queryKey: [paymentMethods.name, accountId],
    queryFn({ signal }) {
      const paymentProviderName = pageConfig().payment.provider;
      return listPaymentMethods(
        { corporationId: accountId ?? '', paymentProviderName },
        { signal },
      );
    },
    enabled: accountId !== null,
    staleTime: STALE_MS,
    // A card may have been added in another tab.
    refetchOnWindowFocus: 'always',
  });
}

/**
 * Reads the ways of paying again, and the accounts, which name the default one, after a card was
 * saved or deleted or the default was changed.
 */
export function useRefreshPaymentMethods() {
  const client = useQueryClient();
  return async (): Promise<void> => {
    await Promise.all([
      client.invalidateQueries({ queryKey: [paymentMethods.name] }),
      client.invalidateQueries({ queryKey: ['corporations'] }),
    ]);
  };
}
