import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import { useEvent } from 'react-admin';
import { useOpenParam } from './useOpenParam.ts';

const OpenContext = createContext<(id: string) => void>(() => undefined);

/** Opens the dialog of the surrounding `OpenOverList` for a row. */
export const useOpenOverList = () => useContext(OpenContext);

interface OpenOverListProps {
  /** The parameter of the address that names the row. */
  param: string;
  dialog: ComponentType<{ id: string; onClose: () => void }>;
  children: ReactNode;
}

/** A list with a dialog about one of its rows over it, besides that of its form. */
export function OpenOverList({ param, dialog: Dialog, children }: OpenOverListProps) {
  const { openId, setOpen } = useOpenParam(param);
  const open = useEvent((id: string) => setOpen(id));
  return (
    <OpenContext value={open}>
      {children}
      {openId !== null && <Dialog key={openId} id={openId} onClose={() => setOpen(null)} />}
    </OpenContext>
  );
}
