import CloseIcon from '@mui/icons-material/Close';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  LinearProgress,
  Typography,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { reachesAllAccounts } from '../../../contract/core/roles.ts';
import type { InvoiceDetails } from '../../../contract/invoices/calls.ts';
import { RetryAlert } from '../../connection/RetryAlert.tsx';
import { useActor } from '../../authProvider/useGrant.ts';
import { isUnknownRow } from '../../dataProvider/failedCalls.ts';
import { invoiceDetails } from '../../dataProvider/invoiceCalls.ts';
import type { RowBeside } from '../../admin/list/beside/rowBeside.ts';
import { lazyDialog } from '../../loading/lazyPart.tsx';
import { isFlag, useKept } from '../../drafts/useKept.ts';
import { SidePanel } from '../../admin/list/beside/SidePanel.tsx';
import { useDocumentTitle } from '../../shell/useDocumentTitle.ts';
import { InvoicePayments } from './InvoicePayments.tsx';
import { InvoiceSummaryLines } from './InvoiceSummaryLines.tsx';
import { InvoiceTrips } from './InvoiceTrips.tsx';
import { useDownloadInvoice } from './useDownloadInvoice.ts';
import { DETAILS_KEY } from './useInvoiceRefresh.ts';
import { useMarkPaid } from './useMarkPaid.ts';

const PaymentDialog = lazyDialog(async () => (await import('./PaymentDialog.tsx')).PaymentDialog, {
  isPreloaded: false,
});

/** Between the payment and the downloads: two of each do not fit on a line. */
const ON_THEIR_LINES = { flex: '1 0 100%', mt: -1 };
const APART = { flex: { xs: '1 0 100%', sm: 1 }, mt: { xs: -1 } };

/** What the dialog and the browser's tab call it. */
const useInvoiceName = () => {
  const translate = useTranslate();
  return ({ kind, number }: InvoiceDetails) =>
    `${translate(`resources.choices.${kind}`)} ${number}`;
};

function Whole({ invoice }: { invoice: InvoiceDetails }) {
  const translate = useTranslate();
  useDocumentTitle(useInvoiceName()(invoice), 'dialog');
  return (
    <>
      <InvoiceSummaryLines invoice={invoice} />
      <InvoicePayments invoice={invoice} />
      <Typography variant="subtitle2" component="h3" sx={{ mt: 2, mb: 0.5 }}>
        {translate('invoices.trips')}
      </Typography>
      <InvoiceTrips invoice={invoice} />
    </>
  );
}

/** In CSS pixels: beside the list, and over it. */
export const INVOICE_WIDTH = { panel: 600, dialog: 680 };

interface InvoiceDialogProps {
  id: string;
  /** Where it is shown beside the list. */
  beside: RowBeside | null;
  onClose: () => void;
}

/** An invoice or credit note as on paper, with its actions. */
export function InvoiceDialog({ id, beside, onClose }: InvoiceDialogProps) {
  const translate = useTranslate();
  const nameOf = useInvoiceName();
  const titleId = useId();
  const { role } = useActor();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const download = useDownloadInvoice();
  const { mark, isBusy } = useMarkPaid();
  const { data, error, refetch } = useQuery({
    queryKey: [DETAILS_KEY, id],
    queryFn: ({ signal }) => invoiceDetails(id, { signal }),
  });
  const mayMark =
    reachesAllAccounts(role) && data?.kind === 'invoice' && data.status !== 'credited';
  const [isPaying, setPaying] = useKept('payment', false, isFlag);
  const isPaid = data?.status === 'paid';
  const isUnknown = isUnknownRow(error);
  const content = (
    <>
      <DialogTitle id={titleId} sx={{ pr: 7 }}>
        {data ? nameOf(data) : error ? translate('resources.choices.invoice') : ' '}
      </DialogTitle>
      <IconButton
        aria-label={translate('ra.action.close')}
        onClick={onClose}
        sx={{ position: 'absolute', right: 8, top: 8, width: 44, height: 44 }}
      >
        <CloseIcon />
      </IconButton>
      <DialogContent dividers>
        {data && <Whole invoice={data} />}
        {!data && !error && <LinearProgress aria-label={translate('common.loading')} />}
        {!data && error && isUnknown && (
          <Alert severity="info">{translate('invoices.unknown')}</Alert>
        )}
        {!data && error && !isUnknown && (
          <RetryAlert onRetry={() => void refetch()}>{translate('invoices.loadFailed')}</RetryAlert>
        )}
      </DialogContent>
      {data && (
        <DialogActions
          sx={{
            flexWrap: 'wrap',
            gap: 1,
            '& > *': { m: '0 !important' },
            // On a phone they fill their lines, and the downloads share one.
            '& > .MuiButton-root': { flex: { xs: 1, sm: 'none' } },
          }}
        >
          {mayMark && (
            <Button
              variant={isPaid ? 'text' : 'contained'}
              loading={isBusy}
              onClick={() => void mark(data, !isPaid)}
            >
              {translate(isPaid ? 'invoices.markUnpaid' : 'invoices.markPaid')}
            </Button>
          )}
          {mayMark && !isPaid && (
            <Button variant="outlined" onClick={() => setPaying(true)}>
              {translate('invoices.recordPayment')}
            </Button>
          )}
          {isPaying && mayMark && !isPaid && (
            <PaymentDialog invoice={data} onClose={() => setPaying(false)} />
          )}
          {mayMark && <Box sx={isPaid ? APART : ON_THEIR_LINES} />}
          <Button
            variant="outlined"
            startIcon={<DownloadIcon />}
            onClick={() => void download(id, 'csv')}
          >
            {translate('invoices.csv')}
          </Button>
          <Button
            variant="outlined"
            startIcon={<DownloadIcon />}
            onClick={() => void download(id, 'pdf')}
          >
            {translate('invoices.pdf')}
          </Button>
        </DialogActions>
      )}
    </>
  );
  if (beside)
    return (
      <SidePanel beside={beside} titleId={titleId} width={INVOICE_WIDTH.panel}>
        {content}
      </SidePanel>
    );
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone}
      aria-labelledby={titleId}
      slotProps={{
        paper: {
          sx: { width: { sm: INVOICE_WIDTH.dialog }, maxWidth: { sm: INVOICE_WIDTH.dialog } },
        },
      }}
    >
      {content}
    </Dialog>
  );
}
