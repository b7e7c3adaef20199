import { useQueryClient } from '@tanstack/react-query';
import { AGEING_KEY, STATEMENT_KEY } from '../billing/useBillingTexts.ts';

export const SUMMARY_KEY = 'invoice-summary';
export const DETAILS_KEY = 'invoice-details';

/** Reads again what a payment or a credit note changes. */
export function useInvoiceRefresh() {
  const client = useQueryClient();
  return async (): Promise<void> => {
    await Promise.all(
      ['invoices', SUMMARY_KEY, DETAILS_KEY, AGEING_KEY, STATEMENT_KEY].map((key) =>
        client.invalidateQueries({ queryKey: [key] }),
      ),
    );
  };
}
