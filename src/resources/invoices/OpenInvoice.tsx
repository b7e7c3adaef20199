import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useEvent } from 'react-admin';
import { OPEN_INVOICE } from '../../../contract/invoices/address.ts';
import { useOpenParam } from '../../admin/list/useOpenParam.ts';
import { ListAndPanel } from '../../admin/list/beside/ListAndPanel.tsx';
import { useHasRoomBeside } from '../../admin/list/beside/useHasRoomBeside.ts';
import { INVOICE_WIDTH, InvoiceDialog } from './InvoiceDialog.tsx';

const OpenInvoiceContext = createContext<(id: string) => void>(() => undefined);

/** Opens an invoice. */
export const useOpenInvoice = () => useContext(OpenInvoiceContext);

/**
 * Shows the invoice that the address names, outside the list: an action may remove the invoice's
 * row from a filtered list.
 */
export function OpenInvoice({ children }: { children: ReactNode }) {
  const { openId, setOpen } = useOpenParam(OPEN_INVOICE);
  const hasRoom = useHasRoomBeside(INVOICE_WIDTH.panel);
  const open = useEvent(setOpen);
  const beside = useMemo(
    () => (hasRoom && openId !== null ? { id: openId, open, close: () => open(null) } : null),
    [hasRoom, openId, open],
  );
  return (
    <OpenInvoiceContext.Provider value={setOpen}>
      <ListAndPanel beside={beside} list={children}>
        {openId !== null && (
          <InvoiceDialog key={openId} id={openId} beside={beside} onClose={() => setOpen(null)} />
        )}
      </ListAndPanel>
    </OpenInvoiceContext.Provider>
  );
}
