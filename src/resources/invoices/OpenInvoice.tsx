import { createContext, useContext, useState, type ReactNode } from 'react';
import { InvoiceDialog } from './InvoiceDialog.tsx';

const OpenInvoiceContext = createContext<(id: string) => void>(() => undefined);

/** Opens the paper of an invoice. */
export const useOpenInvoice = () => useContext(OpenInvoiceContext);

/**
 * Holds the paper that is open, beside the list: what is done to an invoice may take its row out of
 * a list that is filtered.
 */
export function OpenInvoice({ children }: { children: ReactNode }) {
  const [id, setId] = useState<string | null>(null);
  return (
    <OpenInvoiceContext.Provider value={setId}>
      {children}
      {id !== null && <InvoiceDialog id={id} onClose={() => setId(null)} />}
    </OpenInvoiceContext.Provider>
  );
}
