import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { useEvent, useListContext, type RaRecord } from 'react-admin';
import { useDeclared } from '../DeclaredContext.tsx';
import { ConfirmDelete } from './ConfirmDelete.tsx';
import { focusRow, rowAfter } from '../../../list/rowFocus.ts';

const AskContext = createContext<(rows: readonly RaRecord[]) => void>(() => undefined);

/** Asks whether rows of the surrounding list shall be deleted, and deletes them then. */
export const useAskToDelete = () => useContext(AskContext);

/**
 * Deletion from the surrounding list: one question for whatever asks. It stands beside the rows and
 * not in one, which would take it away with itself. Afterwards the focus is on the row that follows.
 */
export function Deletion({ children }: { children: ReactNode }) {
  const { declaration } = useDeclared();
  const { data = [], selectedIds, onSelect } = useListContext();
  const [asked, setAsked] = useState<readonly RaRecord[]>([]);
  const next = useRef<RaRecord['id'] | null>(null);
  const isDone = useRef(false);

  const close = (deleted: readonly RaRecord[]): void => {
    const gone = new Set(deleted.map(({ id }) => id));
    onSelect(selectedIds.filter((id) => !gone.has(id)));
    isDone.current = gone.size > 0;
    setAsked([]);
  };

  const ask = useEvent((rows: readonly RaRecord[]): void => {
    next.current = rowAfter(data, rows);
    setAsked(rows);
  });

  // After the dialog has handed the focus back to the button that opened it, which is gone.
  useEffect(() => {
    if (asked.length > 0 || !isDone.current) return;
    isDone.current = false;
    focusRow(next.current);
  }, [asked]);

  return (
    <AskContext.Provider value={ask}>
      {children}
      {asked.length > 0 && <ConfirmDelete declaration={declaration} rows={asked} onClose={close} />}
    </AskContext.Provider>
  );
}
