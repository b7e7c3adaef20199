import { useLocale } from 'react-admin';
import { useTellFailure } from '../../failures/Failed.tsx';
import type { InvoiceFormat } from '../../../contract/invoices/calls.ts';
import { downloadInvoice } from '../../downloads/reportCalls.ts';

/** Downloads an invoice in the reader's language; a failure is reported. */
export function useDownloadInvoice() {
  const language = useLocale();
  const tellFailure = useTellFailure();
  return async (id: string, format: InvoiceFormat): Promise<void> => {
    try {
      await downloadInvoice(id, format, language);
    } catch (error) {
      tellFailure(error, 'invoices.downloadFailed');
    }
  };
}
