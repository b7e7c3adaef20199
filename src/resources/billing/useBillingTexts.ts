import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocale } from 'react-admin';
import { loadBillingTexts } from '../../i18n/billingTexts.ts';

export const HELD_KEY = 'held-invoices';
export const AGEING_KEY = 'invoice-ageing';
export const STATEMENT_KEY = 'account-statement';

/** The texts about billing, which are loaded when something shows them. */
export function useBillingTexts() {
  const language = useLocale();
  return useQuery({
    queryKey: ['billing-texts', language],
    queryFn: () => loadBillingTexts(language),
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });
}
