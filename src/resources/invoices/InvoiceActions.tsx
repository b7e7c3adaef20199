import PaidIcon from '@mui/icons-material/CheckCircleOutline';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Box, IconButton } from '@mui/material';
import { RowTooltip } from '../../list/RowTooltip.tsx';
import { useRecordContext, useTranslate } from 'react-admin';
import type { Invoice } from '../../../contract/resources/invoices.ts';
import { useActor } from '../../authProvider/useGrant.ts';
import { phoneTarget } from '../../theme/phoneTarget.ts';
import { useDownloadInvoice } from './useDownloadInvoice.ts';
import { useMarkPaid } from './useMarkPaid.ts';

/** The actions for the current invoice: its PDF, and for fleet managers its payment. */
export function InvoiceActions() {
  const invoice = useRecordContext<Invoice>();
  const translate = useTranslate();
  const { role } = useActor();
  const download = useDownloadInvoice();
  const { mark, isBusy } = useMarkPaid();
  if (!invoice) return null;
  const { id, number, kind, status } = invoice;
  const mayMark = role === 'bookingChannelAdmin' && kind === 'invoice' && status !== 'paid';
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
      {mayMark && (
        <RowTooltip title={translate('invoices.markPaid')}>
          <IconButton
            size="small"
            aria-label={`${translate('invoices.markPaid')}: ${number}`}
            disabled={isBusy}
            onClick={() => void mark(invoice, true)}
            sx={phoneTarget}
          >
            <PaidIcon fontSize="small" />
          </IconButton>
        </RowTooltip>
      )}
      <RowTooltip title={translate('invoices.pdf')}>
        <IconButton
          size="small"
          aria-label={`${translate('invoices.pdf')}: ${number}`}
          onClick={() => void download(id, 'pdf')}
          sx={phoneTarget}
        >
          <DownloadIcon fontSize="small" />
        </IconButton>
      </RowTooltip>
    </Box>
  );
}
