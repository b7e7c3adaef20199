import { useTranslate } from 'react-admin';
import type { InvoiceStatus } from '../../../contract/resources/invoices.ts';

const TONES = { open: 'info', overdue: 'error', paid: 'success', credited: 'plain' } as const;

/** Whether an invoice is still to be paid, on a tint that keeps the word legible. */
export function InvoiceStatusChip({ status }: { status: InvoiceStatus }) {
  const translate = useTranslate();
  return (
    <span className={`badge badge-${TONES[status]}`}>
      {translate(`resources.choices.${status}`)}
    </span>
  );
}
