import TakeBackIcon from '@mui/icons-material/UndoOutlined';
import { Box, IconButton, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { reachesAllAccounts } from '../../../contract/core/roles.ts';
import type { InvoiceDetails } from '../../../contract/invoices/calls.ts';
import { Tip } from '../../admin/tooltips/Tip.tsx';
import { useActor } from '../../authProvider/useGrant.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { phoneTarget } from '../../theme/phoneTarget.ts';
import { useTakeBack } from './useTakeBack.ts';

/** What was paid of an invoice; fleet managers take back here what they recorded by mistake. */
export function InvoicePayments({ invoice }: { invoice: InvoiceDetails }) {
  const translate = useTranslate();
  const { date, money } = useFormats();
  const { role } = useActor();
  const { takeBack, isBusy } = useTakeBack(invoice);
  if (invoice.payments.length === 0) return null;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
      {invoice.payments.map((payment) => {
        const { id, paidOn, amount, reference } = payment;
        const text = translate('invoices.payment', {
          day: date(`${paidOn}T00:00:00Z`, 'UTC'),
          amount: money(amount, invoice.currency),
        });
        return (
          <Box component="li" key={id} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Typography variant="body2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {text}
              {reference ? ` · ${reference}` : ''}
            </Typography>
            {reachesAllAccounts(role) && (
              <Tip title={translate('invoices.takeBack')}>
                <IconButton
                  size="small"
                  aria-label={translate('common.labelled', {
                    label: translate('invoices.takeBack'),
                    value: text,
                  })}
                  disabled={isBusy}
                  onClick={() => void takeBack(payment)}
                  sx={phoneTarget}
                >
                  <TakeBackIcon fontSize="small" />
                </IconButton>
              </Tip>
            )}
          </Box>
        );
      })}
    </Box>
  );
}
