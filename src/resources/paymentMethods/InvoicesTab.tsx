import { OPEN_INVOICE } from '../../../contract/invoices/address.ts';
import { invoices } from '../../../contract/resources/invoices.ts';
import { OPEN_STATEMENT } from '../billing/params.ts';
import { DeclaredList } from '../declared/DeclaredList.tsx';
import { DeclaredPage } from '../declared/DeclaredPage.tsx';
import { INVOICE_CELLS } from '../invoices/cells.tsx';
import { InvoiceActions } from '../invoices/InvoiceActions.tsx';
import { InvoiceSums } from '../invoices/InvoiceSums.tsx';
import { OpenInvoice } from '../invoices/OpenInvoice.tsx';
import { PaymentHeader } from './PaymentHeader.tsx';

const OWN_PARAMS = ['tab', OPEN_INVOICE, OPEN_STATEMENT];

const List = () => (
  <DeclaredList
    header={
      <>
        <PaymentHeader tab="invoices" />
        <InvoiceSums />
      </>
    }
    actions={<InvoiceActions />}
  />
);

/** The invoices of the selected account. */
export function InvoicesTab() {
  return (
    <OpenInvoice>
      <DeclaredPage
        declaration={invoices}
        path="/payment-methods"
        ownParams={OWN_PARAMS}
        cells={INVOICE_CELLS}
        list={List}
      />
    </OpenInvoice>
  );
}
