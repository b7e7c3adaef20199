import { useTranslate } from 'react-admin';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { OPEN_INVOICE } from '../../../contract/invoices/address.ts';
import { invoices } from '../../../contract/resources/invoices.ts';
import { PageHeader } from '../../admin/list/PageHeader.tsx';
import { HeldInvoices } from '../billing/HeldInvoices.tsx';
import { OPEN_AGEING, OPEN_STATEMENT } from '../billing/params.ts';
import { DeclaredList } from '../declared/DeclaredList.tsx';
import { DeclaredPage } from '../declared/DeclaredPage.tsx';
import { INVOICE_CELLS } from './cells.tsx';
import { InvoiceActions } from './InvoiceActions.tsx';
import { InvoiceSums } from './InvoiceSums.tsx';
import { OpenInvoice } from './OpenInvoice.tsx';

const OWN_PARAMS = [OPEN_INVOICE, OPEN_AGEING, OPEN_STATEMENT];

function List() {
  const translate = useTranslate();
  return (
    <DeclaredList
      header={
        <>
          <PageHeader title={translate('resources.invoices.title')} actions={<HeldInvoices />} />
          <InvoiceSums />
        </>
      }
      actions={<InvoiceActions />}
    />
  );
}

/**
 * The invoices of the selected account, or of all accounts of a fleet manager. Invoices are named by a parameter of the
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
        list={List}
        cells={INVOICE_CELLS}
      />
    </OpenInvoice>
  );
}
