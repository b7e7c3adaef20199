import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useTellFailure } from '../../failures/Failed.tsx';
import { setInvoicePaid } from '../../dataProvider/invoiceCalls.ts';
import { undoable } from '../../shell/notices/undo.ts';
import { useInvoiceRefresh } from './useInvoiceRefresh.ts';

/** Marks an invoice as paid or unpaid, and says so. */
export function useMarkPaid() {
  const notify = useNotify();
  const tellFailure = useTellFailure();
  const refresh = useInvoiceRefresh();
  const [isBusy, setBusy] = useState(false);
  async function mark(
    { id, number }: { id: string; number: string },
    isPaid: boolean,
  ): Promise<void> {
    setBusy(true);
    try {
      await setInvoicePaid(id, isPaid);
      notify(isPaid ? 'invoices.paid' : 'invoices.unpaid', {
        type: 'success',
        messageArgs: { number },
        // It is one press in a row, next to the download.
        ...(isPaid && undoable(() => mark({ id, number }, false))),
      });
    } catch (error) {
      tellFailure(error, 'invoices.markFailed');
    }
    await refresh();
    setBusy(false);
  }
  return { mark, isBusy };
}
