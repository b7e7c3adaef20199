import { Link } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { monthText } from '../../../contract/core/month.ts';
import { invoices, type Invoice } from '../../../contract/resources/invoices.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { phoneTarget } from '../../theme/phoneTarget.ts';
import { Blank } from '../declared/Blank.tsx';
import { Value } from '../declared/Cell.tsx';
import { InvoiceStatusChip } from './InvoiceStatusChip.tsx';
import { useOpenInvoice } from './OpenInvoice.tsx';

function StatusCell() {
  const invoice = useRecordContext<Invoice>();
  const translate = useTranslate();
  if (!invoice) return null;
  // Nobody pays a credit note.
  if (invoice.kind === 'creditNote') return translate('resources.choices.creditNote');
  return <InvoiceStatusChip status={invoice.status} />;
}

function NumberCell() {
  const invoice = useRecordContext<Invoice>();
  const translate = useTranslate();
  const open = useOpenInvoice();
  if (!invoice) return null;
  return (
    <Link
      component="button"
      type="button"
      underline="hover"
      aria-label={translate('invoices.view', { number: invoice.number })}
      onClick={() => open(invoice.id)}
      sx={[{ fontWeight: 550, font: 'inherit', whiteSpace: 'nowrap' }, phoneTarget]}
    >
      {invoice.number}
    </Link>
  );
}

function MonthCell() {
  const invoice = useRecordContext<Invoice>();
  const { locale } = useFormats();
  return (
    invoice && <span style={{ whiteSpace: 'nowrap' }}>{monthText(invoice.month, locale)}</span>
  );
}

function DueCell() {
  const invoice = useRecordContext<Invoice>();
  if (!invoice) return null;
  // Nobody pays a credit note.
  if (invoice.kind === 'creditNote') return <Blank />;
  return <Value name="dueOn" field={invoices.fields.dueOn} value={invoice.dueOn} />;
}

function TotalCell() {
  const invoice = useRecordContext<Invoice>();
  const { money } = useFormats();
  return (
    invoice && (
      <span style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
        {money(invoice.total, invoice.currency)}
      </span>
    )
  );
}

export const INVOICE_CELLS = {
  number: NumberCell,
  month: MonthCell,
  dueOn: DueCell,
  total: TotalCell,
  status: StatusCell,
};
