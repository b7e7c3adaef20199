import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { ListContextProvider, useEvent, useListContext, type Identifier } from 'react-admin';
import type { BatchAction } from '../../../../contract/core/batch.ts';
import { useKept } from '../../../drafts/useKept.ts';
import { lazyDialog } from '../../../loading/lazyPart.tsx';
import { focusRow } from '../../../admin/list/rowFocus.ts';
import { useSame } from '../../../admin/list/useSame.ts';
import { queryString, type QueryValue } from '../../../dataProvider/http.ts';

const BatchDialog = lazyDialog(async () => (await import('./BatchDialog.tsx')).default);

/** The selected rows: some by their ids, or all that match the list's filters, with exceptions. */
type Chosen =
  | { by: 'ids'; ids: readonly Identifier[] }
  | { by: 'filter'; filter: Record<string, string>; except: readonly Identifier[] };

interface SelectionValue {
  /** How many rows are selected, on all pages. */
  count: number;
  isAll: boolean;
  /** On cards, rows are only selected while this was asked for. */
  isSelecting: boolean;
  setSelecting(isSelecting: boolean): void;
  /** How the API is told which rows. */
  wanted: { ids: string[] } | { filter: Record<string, string>; except: string[] };
  selectAll(): void;
  select(ids: readonly Identifier[]): void;
  /** Asks what to do to the selected rows unless told, shows a preview, and does it. */
  begin(action: BatchAction, changes?: Record<string, unknown>): void;
}

const SelectionContext = createContext<SelectionValue | null>(null);

/** @throws outside of a list with a selection */
export function useSelection(): SelectionValue {
  const value = useContext(SelectionContext);
  if (!value) throw new Error('useSelection must be used under a Selection.');
  return value;
}

/** The action that is being prepared for the selected rows. */
interface PreparedAction {
  action: BatchAction;
  changes: Record<string, unknown> | undefined;
  /** The rows that it was opened for. */
  rows: Chosen;
}

const NONE: Chosen = { by: 'ids', ids: [] };

/** Only a change is prepared again when the page comes back: nothing was typed for the others. */
const isChange = (kept: unknown): kept is PreparedAction | null =>
  typeof kept === 'object' && kept !== null && 'action' in kept && kept.action === 'update';

/**
 * The selection of the surrounding list. It is kept when the page, order or data change. If all
 * matching rows are selected, the filter stands for them, and the selection ends when another
 * filter is set.
 */
export function Selection({ children }: { children: ReactNode }) {
  const list = useListContext();
  const { data = [], total = 0, filterValues, sort } = list;
  const [prepared, setPrepared] = useKept<PreparedAction | null>('batch', null, isChange);
  const [chosen, setChosen] = useState<Chosen>(prepared?.rows ?? NONE);
  const [isSelecting, setSelecting] = useState(false);
  const begin = useEvent((action: BatchAction, changes?: Record<string, unknown>) =>
    setPrepared({ action, changes, rows: chosen }),
  );

  // The bar with the button that opened the dialog, to which the focus returns, may be gone with the
  // selection.
  const wasPrepared = useRef(false);
  const firstRow = useEvent(() => data[0]?.id ?? null);
  useEffect(() => {
    if (!prepared && wasPrepared.current && document.activeElement === document.body)
      focusRow(firstRow());
    wasPrepared.current = prepared !== null;
  }, [prepared, firstRow]);

  const parameters = queryString({
    ...(filterValues as Record<string, QueryValue>),
    ...list.filter,
  });
  const filter = Object.fromEntries(new URLSearchParams(parameters));
  const isStale =
    chosen.by === 'filter' && JSON.stringify(chosen.filter) !== JSON.stringify(filter);
  const now = isStale ? NONE : chosen;
  // Going back to the former filter does not bring it back.
  if (isStale) setChosen(NONE);

  const isSelected = (id: Identifier) =>
    now.by === 'ids' ? now.ids.includes(id) : !now.except.includes(id);
  const selectedIds =
    now.by === 'ids' ? now.ids : data.map(({ id }) => id as Identifier).filter(isSelected);

  const onSelect = useEvent((ids: readonly Identifier[]) => {
    if (now.by === 'ids') return setChosen({ by: 'ids', ids });
    const shown = data.map(({ id }) => id as Identifier);
    const elsewhere = now.except.filter((id) => !shown.includes(id));
    const left = shown.filter((id) => !ids.includes(id));
    setChosen({ ...now, except: [...elsewhere, ...left] });
  });
  const onToggleItem = useEvent((id: Identifier) => {
    const toggled = (ids: readonly Identifier[]) =>
      ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
    setChosen(
      now.by === 'ids'
        ? { by: 'ids', ids: toggled(now.ids) }
        : { ...now, except: toggled(now.except) },
    );
  });
  const onUnselectItems = useEvent(() => setChosen(NONE));
  const selectAll = useEvent(() => setChosen({ by: 'filter', filter, except: [] }));
  const select = useEvent((ids: readonly Identifier[]) => setChosen({ by: 'ids', ids }));

  const selected = useSame<Identifier[]>([...selectedIds]);
  const context = useMemo(
    () => ({ ...list, selectedIds: selected, onSelect, onToggleItem, onUnselectItems }),
    [list, selected, onSelect, onToggleItem, onUnselectItems],
  );
  const order = sort.field === 'id' ? null : `${sort.order === 'DESC' ? '-' : ''}${sort.field}`;
  const value = useMemo<SelectionValue>(
    () => ({
      count: now.by === 'ids' ? now.ids.length : Math.max(0, total - now.except.length),
      isAll: now.by === 'filter',
      isSelecting,
      setSelecting,
      wanted:
        now.by === 'ids'
          ? { ids: now.ids.map(String) }
          : {
              filter: order === null ? now.filter : { ...now.filter, sort: order },
              except: now.except.map(String),
            },
      selectAll,
      select,
      begin,
    }),
    [now, total, order, isSelecting, selectAll, select, begin],
  );
  return (
    <SelectionContext.Provider value={value}>
      <ListContextProvider value={context}>
        {children}
        {prepared && (
          <BatchDialog
            action={prepared.action}
            changes={prepared.changes}
            onClose={() => setPrepared(null)}
          />
        )}
      </ListContextProvider>
    </SelectionContext.Provider>
  );
}
