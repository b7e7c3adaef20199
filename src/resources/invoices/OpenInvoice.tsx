import { createContext, useContext, type ReactNode } from 'react';
import { OPEN_INVOICE } from '../../../contract/invoices/address.ts';
import { useOpenParam } from '../../admin/list/useOpenParam.ts';
import { InvoiceDialog } from './InvoiceDialog.tsx';

const OpenInvoiceContext = createContext<(id: string) => void>(() => undefined);

/** Opens an invoice. */
export const useOpenInvoice = () => useContext(OpenInvoiceContext);

/**
 * Shows the invoice that the address names, outside the list: an action may remove the invoice's
 * row from a filtered list.
 */
export function OpenInvoice({ children }: { children: ReactNode }) {
  const { openId, setOpen } = useOpenParam(OPEN_INVOICE);
  return (
    <OpenInvoiceContext.Provider value={setOpen}>
      {children}
      {openId !== null && <InvoiceDialog key={openId} id={openId} onClose={() => setOpen(null)} />}
    </OpenInvoiceContext.Provider>
  );
}
