import PaidIcon from '@mui/icons-material/CheckCircleOutlineOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { reachesAllAccounts } from '../../../contract/core/roles.ts';
import { RowButton } from '../../admin/list/rows/RowButton.tsx';
import { useRecordContext, useTranslate } from 'react-admin';
import { isUnpaid, type Invoice } from '../../../contract/resources/invoices.ts';
import { useActor } from '../../authProvider/useGrant.ts';
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
  const named = (label: string) => translate('common.labelled', { label, value: number });
  const mayMark = reachesAllAccounts(role) && kind === 'invoice' && isUnpaid(status);
  return (
    <div className="row-actions">
      {mayMark && (
        <RowButton
          icon={PaidIcon}
          tip={translate('invoices.markPaid')}
          label={named(translate('invoices.markPaid'))}
          disabled={isBusy}
          onClick={() => void mark(invoice, true)}
        />
      )}
      <RowButton
        icon={DownloadIcon}
        tip={translate('invoices.pdf')}
        label={named(translate('invoices.pdf'))}
        onClick={() => void download(id, 'pdf')}
      />
    </div>
  );
}
