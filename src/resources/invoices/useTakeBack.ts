import { useState } from 'react';
import { useNotify } from 'react-admin';
import { v4 as uuid } from 'uuid';
import type { InvoiceDetails } from '../../../contract/invoices/calls.ts';
import type { InvoicePayment } from '../../../contract/invoices/payments.ts';
import { recordPayment, withdrawPayment } from '../../dataProvider/invoiceCalls.ts';
import { useTellFailure } from '../../failures/Failed.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import { undoable } from '../../shell/notices/undo.ts';
import { useInvoiceRefresh } from './useInvoiceRefresh.ts';

/** Takes back a payment of an invoice, and says so. Undoing that records it again. */
export function useTakeBack({ id: invoiceId, number, currency }: InvoiceDetails) {
  const notify = useNotify();
  const tellFailure = useTellFailure();
  const refresh = useInvoiceRefresh();
  const { money } = useFormats();
  const [isBusy, setBusy] = useState(false);
  async function takeBack({ id, ...payment }: InvoicePayment): Promise<void> {
    setBusy(true);
    try {
      await withdrawPayment(id);
      notify('invoices.takenBack', {
        type: 'success',
        messageArgs: { amount: money(payment.amount, currency), number },
        ...undoable(async () => {
          try {
            await recordPayment(invoiceId, payment, uuid());
          } catch (error) {
            tellFailure(error, 'invoices.recordFailed');
          }
          await refresh();
        }),
      });
    } catch (error) {
      tellFailure(error, 'invoices.takeBackFailed');
    }
    await refresh();
    setBusy(false);
  }
  return { takeBack, isBusy };
}
