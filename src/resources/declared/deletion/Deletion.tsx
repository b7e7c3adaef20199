import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { useEvent, useListContext, type RaRecord } from 'react-admin';
import { useDeclared } from '../DeclaredContext.tsx';
import { ConfirmDelete } from './ConfirmDelete.tsx';
import { useRestoreRows } from './useDeleteRows.ts';
import { useRowBeside } from '../../../admin/list/beside/rowBeside.ts';
import { focusRow, rowAfter } from '../../../admin/list/rowFocus.ts';

const AskContext = createContext<(rows: readonly RaRecord[]) => void>(() => undefined);

/** Asks whether to delete rows of the surrounding list, and deletes them after a yes. */
export const useAskToDelete = () => useContext(AskContext);

const RestoreContext = createContext<(row: RaRecord) => Promise<void>>(() => Promise.resolve());

/** Restores a row of the surrounding list of deleted ones. */
export const useRestoreRow = () => useContext(RestoreContext);

/**
 * Deletion from the surrounding list, with one dialog for everything that deletes. The dialog is
 * outside the rows, because a deleted row would remove it. Afterwards the focus is on the next row.
 */
export function Deletion({ children }: { children: ReactNode }) {
  const { declaration } = useDeclared();
  const { data = [], selectedIds, onSelect } = useListContext();
  const beside = useRowBeside();
  const [asked, setAsked] = useState<readonly RaRecord[]>([]);
  const next = useRef<RaRecord['id'] | null>(null);
  const isDone = useRef(false);

  const close = (deleted: readonly RaRecord[]): void => {
    const gone = new Set(deleted.map(({ id }) => id));
    onSelect(selectedIds.filter((id) => !gone.has(id)));
    isDone.current = gone.size > 0;
    setAsked([]);
    if (beside && gone.has(beside.id)) beside.close();
  };

  const ask = useEvent((rows: readonly RaRecord[]): void => {
    next.current = rowAfter(data, rows);
    setAsked(rows);
  });

  const restoreRows = useRestoreRows(declaration);
  const restore = useEvent(async (row: RaRecord): Promise<void> => {
    const after = rowAfter(data, [row]);
    await restoreRows([row]);
    // The button that was pressed is gone with its row.
    if (document.activeElement === document.body) focusRow(after);
  });

  // After the dialog has given the focus back to the button that opened it, which is gone.
  useEffect(() => {
    if (asked.length > 0 || !isDone.current) return;
    isDone.current = false;
    focusRow(next.current);
  }, [asked]);

  return (
    <AskContext.Provider value={ask}>
      <RestoreContext.Provider value={restore}>{children}</RestoreContext.Provider>
      {asked.length > 0 && <ConfirmDelete declaration={declaration} rows={asked} onClose={close} />}
    </AskContext.Provider>
  );
}
