import { createContext, useContext } from 'react';

/** The row whose form or details are shown beside its list. */
export interface RowBeside {
  id: string;
  /** Shows another row in its place. */
  open: (id: string) => void;
  close: () => void;
}

export const RowBesideContext = createContext<RowBeside | null>(null);

/** Null while nothing is shown beside the list, and where a dialog covers the list instead. */
export const useRowBeside = () => useContext(RowBesideContext);
