import CreditIcon from '@mui/icons-material/UndoOutlined';
import { Box, IconButton, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { reachesAllAccounts } from '../../../contract/core/roles.ts';
import { routeText } from '../../../contract/core/format.ts';
import type { InvoiceDetails } from '../../../contract/invoices/calls.ts';
import { useActor } from '../../authProvider/useGrant.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { isTextOrNull, useKept } from '../../drafts/useKept.ts';
import { phoneTarget } from '../../theme/phoneTarget.ts';
import { CreditDialog } from './CreditDialog.tsx';
import { Tip } from '../../admin/tooltips/Tip.tsx';

/** The trips on an invoice; fleet managers issue refunds here. */
export function InvoiceTrips({ invoice }: { invoice: InvoiceDetails }) {
  const translate = useTranslate();
  const { dateTime, money } = useFormats();
  const { role } = useActor();
  const [creditedId, setCredited] = useKept<string | null>('credit', null, isTextOrNull);
  const credited = invoice.lines.find(({ bookingId }) => bookingId === creditedId);
  const mayCredit = reachesAllAccounts(role) && invoice.kind === 'invoice';
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {invoice.lines.map((line) => (
        <Box
          component="li"
          key={line.bookingId}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1.5,
            py: 0.75,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography variant="body2">
              {dateTime(`${line.pickupTime}Z`, 'UTC')} · {line.passengerName}
            </Typography>
            <Typography variant="caption" color="textSecondary" component="p">
              {routeText([line.originAddress, line.destinationAddress])}
            </Typography>
          </Box>
          <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums', flexShrink: 0 }}>
            {money(line.amount, invoice.currency)}
          </Typography>
          {mayCredit && line.left > 0 && (
            <Tip title={translate('invoices.credit.action')}>
              <IconButton
                size="small"
                aria-label={translate('common.labelled', {
                  label: translate('invoices.credit.action'),
                  value: line.passengerName,
                })}
                onClick={() => setCredited(line.bookingId)}
                sx={phoneTarget}
              >
                <CreditIcon fontSize="small" />
              </IconButton>
            </Tip>
          )}
        </Box>
      ))}
      {credited && (
        <CreditDialog invoice={invoice} line={credited} onClose={() => setCredited(null)} />
      )}
    </Box>
  );
}
