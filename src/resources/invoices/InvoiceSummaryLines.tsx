import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { numberFormat } from '../../../contract/core/keptFormats.ts';
import type { InvoiceDetails } from '../../../contract/invoices/calls.ts';
import { isUnpaid } from '../../../contract/resources/invoices.ts';
import { monthText } from '../../../contract/core/month.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { InvoiceStatusChip } from './InvoiceStatusChip.tsx';

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box>
      <Typography component="dt" variant="caption" color="textSecondary">
        {name}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0 }}>
        {children}
      </Typography>
    </Box>
  );
}

/** What an invoice says above its trips. */
export function InvoiceSummaryLines({ invoice }: { invoice: InvoiceDetails }) {
  const translate = useTranslate();
  const { date, locale, money } = useFormats();
  const field = (name: string) => translate(`resources.invoices.fields.${name}`);
  const day = (text: string) => date(`${text}T00:00:00Z`, 'UTC');
  const { tax, taxes, creditedBy, credited, received, currency, total } = invoice;
  const isInvoice = invoice.kind === 'invoice';
  return (
    <>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 1fr 1fr' },
          gap: 1.5,
          m: 0,
        }}
      >
        <Fact name={field('corporationName')}>{invoice.corporationName}</Fact>
        <Fact name={field('month')}>{monthText(invoice.month, locale)}</Fact>
        <Fact name={field('issuedOn')}>{day(invoice.issuedOn)}</Fact>
        {isInvoice && <Fact name={field('dueOn')}>{day(invoice.dueOn)}</Fact>}
        {isInvoice && (
          <Fact name={field('status')}>
            <InvoiceStatusChip status={invoice.status} />
            {invoice.paidAt
              ? ` ${translate('invoices.paidOn', { day: date(invoice.paidAt) })}`
              : ''}
          </Fact>
        )}
        <Fact name={field('total')}>
          <strong>{money(total, currency)}</strong>
        </Fact>
        {credited > 0 && <Fact name={field('credited')}>{money(-credited, currency)}</Fact>}
        {received > 0 && <Fact name={field('received')}>{money(-received, currency)}</Fact>}
        {credited + received > 0 && isUnpaid(invoice.status) && (
          <Fact name={translate('invoices.leftToPay')}>
            <strong>{money(total - credited - received, currency)}</strong>
          </Fact>
        )}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {tax &&
          taxes.map(
            ({ rate, tax: included }) =>
              rate !== null && (
                <span key={rate} style={{ display: 'block' }}>
                  {translate('invoices.tax', {
                    tax: translate(`invoices.taxes.${tax.kind}`),
                    rate: numberFormat(locale, {}).format(rate),
                    amount: money(included, currency),
                  })}
                </span>
              ),
          )}
      </Typography>
      {invoice.corrects && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {translate('invoices.corrects', { number: invoice.corrects })}
          {invoice.reason ? ` · ${invoice.reason}` : ''}
        </Typography>
      )}
      {creditedBy.length > 0 && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {translate('invoices.creditedBy', {
            smart_count: creditedBy.length,
            numbers: creditedBy.join(', '),
          })}
        </Typography>
      )}
    </>
  );
}
