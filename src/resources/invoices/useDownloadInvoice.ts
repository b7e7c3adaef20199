import { useLocale, useNotify } from 'react-admin';
import type { InvoiceFormat } from '../../../contract/invoices/calls.ts';
import { problemOf } from '../../dataProvider/http.ts';
import { downloadInvoice } from '../../downloads/reportCalls.ts';

/** Downloads an invoice in the reader's language; a failure is reported. */
export function useDownloadInvoice() {
  const language = useLocale();
  const notify = useNotify();
  return async (id: string, format: InvoiceFormat): Promise<void> => {
    try {
      await downloadInvoice(id, format, language);
    } catch (error) {
      const told = problemOf(error)?.displayMessage ?? 'invoices.downloadFailed';
      notify(told, { type: 'error' });
    }
  };
}
