import { createContext, useContext, type ReactNode } from 'react';
import { OPEN_INVOICE } from '../../../contract/invoices/address.ts';
import { useOpenParam } from '../../list/useOpenParam.ts';
import { InvoiceDialog } from './InvoiceDialog.tsx';

const OpenInvoiceContext = createContext<(id: string) => void>(() => undefined);

/** Opens the paper of an invoice. */
export const useOpenInvoice = () => useContext(OpenInvoiceContext);

/**
 * Holds the paper that the address names, beside the list: what is done to an invoice may take its
 * row out of a list that is filtered.
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
