import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useMemo, useRef, useState, type ReactNode } from 'react';
import {
  useDataProvider,
  useEvent,
  useListContext,
  useTranslate,
  type Identifier,
  type RaRecord,
} from 'react-admin';
import { useTellFailure } from '../../../failures/Failed.tsx';
import { PREVIOUS } from '../../../../contract/core/previous.ts';
import { isNotSent, problemOf } from '../../../dataProvider/failedCalls.ts';
import { focusRow, rowWithFocus } from '../../../admin/list/rowFocus.ts';
import { useShortcut } from '../../../shell/shortcuts/useShortcut.ts';
import { rowLabel } from '../columns.ts';
import { useDeclared } from '../DeclaredContext.tsx';
import { refusalOf } from '../problem.ts';
import { useShownColumns } from '../ShownColumns.ts';
import { useGrants } from '../../../authProvider/useGrant.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { valueText } from '../valueText.ts';
import { editableFields } from './cells.ts';

/** Where the focus goes after a cell: to the next or previous cell, or to its row. */
export type Next = 'after' | 'before' | 'row';

type Values = Record<string, unknown>;

export interface InPlaceValue {
  /** The cell that is being edited. */
  editing: { id: Identifier; field: string } | null;
  /** Values that are being saved, by row: shown already, and taken back if they are refused. */
  pending: Readonly<Record<string, Values>>;
  /** Stores a value if it has changed, and goes on. */
  save: (row: RaRecord, field: string, value: unknown, next: Next) => void;
  /** Leaves the cell unchanged. */
  cancel: () => void;
}

const InPlaceContext = createContext<InPlaceValue | null>(null);

/** The surrounding list's editing in its cells; null if it has none. */
export const useInPlace = (): InPlaceValue | null => useContext(InPlaceContext);

/**
 * Editing in the cells of the surrounding list: E opens the first cell of the focused row, Tab goes
 * on, Escape leaves the cell unchanged. Each cell is stored separately. A refused one shows its
 * former value again, and a notice gives the reason and what was typed.
 */
export function InPlace({ children }: { children: ReactNode }) {
  const { declaration, cells } = useDeclared();
  const { data = [] } = useListContext();
  const { canUpdate } = useGrants(declaration);
  const columns = useShownColumns();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const tellFailure = useTellFailure();
  const translate = useTranslate();
  const [editing, setEditing] = useState<InPlaceValue['editing']>(null);
  const [pending, setPending] = useState<InPlaceValue['pending']>({});
  /** For each cell that is being saved, the value that the server has afterwards. */
  const underWay = useRef(new Map<string, Promise<unknown>>());
  const formats = useFormats();
  const inWords = (name: string, value: unknown, row: RaRecord): string => {
    const field = declaration.fields[name];
    const isText = typeof value === 'string' || typeof value === 'number';
    return field && isText ? valueText(field, value, formats, translate, row) : '–';
  };
  const ownCells = Object.keys(cells ?? {});
  const fields = editableFields(declaration, columns, { canUpdate, ownCells });

  useShortcut(
    'e',
    () => {
      const id = rowWithFocus();
      const row = data.find((one: RaRecord) => String(one.id) === id);
      const [field] = fields;
      if (row && field) setEditing({ id: row.id, field });
    },
    fields.length > 0,
  );

  const leave = (id: Identifier): void => {
    setEditing(null);
    // When the editor goes, its focus goes with it.
    setTimeout(() => focusRow(id));
  };

  /** @returns the value that the server has afterwards */
  const send = async (
    row: RaRecord,
    field: string,
    value: unknown,
    before: unknown,
  ): Promise<unknown> => {
    try {
      await dataProvider.update(declaration.name, {
        id: row.id,
        data: { [field]: value, [PREVIOUS]: { [field]: before ?? null } },
        previousData: { ...row, [field]: before },
      });
      await queryClient.invalidateQueries({ queryKey: [declaration.name] });
      return value;
    } catch (error) {
      const problem = problemOf(error);
      // It may be stored all the same.
      const isUnanswered = problem === null && !isNotSent(error);
      const isOutdated = problem?.code === 'CHANGED_SINCE' || problem?.code === 'NOT_FOUND';
      if (isUnanswered || isOutdated)
        void queryClient.invalidateQueries({ queryKey: [declaration.name] });
      const reason = refusalOf(error, [field]);
      tellFailure(error, reason.unexplained, {
        isKept: isUnanswered,
        text: translate(`lists.inPlace.${isUnanswered ? 'unanswered' : 'refused'}`, {
          field: translate(`resources.${declaration.name}.fields.${field}`),
          row: rowLabel(declaration, row),
          value: inWords(field, value, row),
          reason:
            reason.fields[field] ??
            reason.message ??
            problem?.displayMessage ??
            translate(reason.unexplained),
        }),
      });
      return before;
    }
  };

  const store = async (row: RaRecord, field: string, value: unknown): Promise<void> => {
    const key = String(row.id);
    const cell = `${key} ${field}`;
    setPending((all) => ({ ...all, [key]: { ...all[key], [field]: value } }));
    // A cell that is edited again waits until its last value is saved, which is the one that it
    // replaces. If that was refused, the row still shows a value that is not stored.
    const earlier = underWay.current.get(cell);
    const sent = (earlier ?? Promise.resolve(row[field])).then((before) =>
      send(row, field, value, before),
    );
    underWay.current.set(cell, sent);
    await sent;
    if (underWay.current.get(cell) !== sent) return;
    underWay.current.delete(cell);
    // After the list has been told of the rows that were read; until then it has the former value.
    notifyManager.schedule(() =>
      setPending((all) => {
        const { [field]: _done, ...others } = all[key] ?? {};
        return { ...all, [key]: others };
      }),
    );
  };

  const save = useEvent((row: RaRecord, field: string, value: unknown, next: Next) => {
    const by = next === 'before' ? -1 : 1;
    const following = next === 'row' ? undefined : fields[fields.indexOf(field) + by];
    if (following) setEditing({ id: row.id, field: following });
    else leave(row.id);
    const before: unknown = pending[String(row.id)]?.[field] ?? row[field];
    if (value !== (before ?? null)) void store(row, field, value);
  });
  const cancel = useEvent(() => {
    if (editing) leave(editing.id);
  });
  const value = useMemo(
    () => ({ editing, pending, save, cancel }),
    [editing, pending, save, cancel],
  );
  return <InPlaceContext.Provider value={value}>{children}</InPlaceContext.Provider>;
}
