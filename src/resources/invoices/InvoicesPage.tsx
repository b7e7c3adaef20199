import { Alert, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { LinkBase, useTranslate } from 'react-admin';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { OPEN_INVOICE } from '../../../contract/invoices/address.ts';
import { invoices } from '../../../contract/resources/invoices.ts';
import { invoiceSummary } from '../../dataProvider/invoiceCalls.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { PageHeader } from '../../list/PageHeader.tsx';
import { DeclaredList } from '../declared/DeclaredList.tsx';
import { DeclaredPage } from '../declared/DeclaredPage.tsx';
import { INVOICE_CELLS } from './cells.tsx';
import { InvoiceActions } from './InvoiceActions.tsx';
import { OpenInvoice } from './OpenInvoice.tsx';
import { SUMMARY_KEY } from './useInvoiceRefresh.ts';

const OWN_PARAMS = [OPEN_INVOICE];
const OVERDUE = `?filter=${encodeURIComponent(JSON.stringify({ status: ['overdue'] }))}`;

/** The overdue amounts of all accounts, with a link to them; nothing if there are none. */
function OverdueNotice() {
  const translate = useTranslate();
  const { money } = useFormats();
  const { data } = useQuery({
    queryKey: [SUMMARY_KEY],
    queryFn: ({ signal }) => invoiceSummary(null, { signal }),
  });
  const { count, total } = data?.overdue ?? { count: 0, total: 0 };
  if (count === 0) return null;
  return (
    <Alert
      severity="warning"
      sx={{ mb: 1 }}
      action={
        <Button
          component={LinkBase}
          to={{ pathname: '/invoices', search: OVERDUE }}
          color="inherit"
          size="small"
        >
          {translate('invoices.showOverdue')}
        </Button>
      }
    >
      {translate('invoices.overdue', { smart_count: count, count, total: money(total) })}
    </Alert>
  );
}

function FleetList() {
  const translate = useTranslate();
  return (
    <DeclaredList
      header={
        <>
          <PageHeader title={translate('resources.invoices.title')} />
          <OverdueNotice />
        </>
      }
      actions={<InvoiceActions />}
    />
  );
}

/**
 * The invoices of all accounts, for the fleet manager. Invoices are named by a parameter of the
 * address; `/invoices/<id>`, by analogy with other lists, opens one too.
 */
export function InvoicesPage() {
  const { search } = useLocation();
  const { '*': id } = useParams();
  if (id && id !== 'create') {
    const query = new URLSearchParams(search);
    query.set(OPEN_INVOICE, id);
    return <Navigate to={{ pathname: '/invoices', search: query.toString() }} replace />;
  }
  return (
    <OpenInvoice>
      <DeclaredPage
        declaration={invoices}
        path="/invoices"
        ownParams={OWN_PARAMS}
        list={FleetList}
        cells={INVOICE_CELLS}
      />
    </OpenInvoice>
  );
}
