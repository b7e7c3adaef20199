import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, type RefObject } from 'react';
import { useDataProvider, useEvent, useRecordContext, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useDeclared } from './DeclaredContext.tsx';
import { useTellValue } from './useTellValue.ts';

/** The values of a row, by field. */
type Values = Record<string, unknown>;

interface SeenValuesProps {
  onSeen: (field: string, value: unknown) => void;
}

/**
 * Notes the values that the form shows. Those of a field that is being edited stay as they were
 * before, also when the row is read again: its user has not seen the later ones.
 */
export function SeenValues({ onSeen }: SeenValuesProps): null {
  const record = useRecordContext();
  const { dirtyFields } = useFormState();
  useEffect(() => {
    for (const [name, value] of Object.entries(record ?? {}))
      if (!dirtyFields[name]) onSeen(name, value);
  }, [record, dirtyFields, onSeen]);
  return null;
}

interface Seen {
  /** The values of the row as the user saw them. */
  seen: RefObject<Values>;
  noteSeen: SeenValuesProps['onSeen'];
  /**
   * Reads the row again, in which somebody else has changed these fields meanwhile, and notes their
   * values as seen: saving once more replaces them.
   * @returns field → text with the value that it has now, where that can be said in a text
   */
  readOthers: (fields: readonly string[]) => Promise<Record<string, string>>;
}

/** What the user of the surrounding edit context has seen of its row. */
export function useSeenValues(): Seen {
  const { declaration } = useDeclared();
  const id = useRecordContext()?.id;
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const translate = useTranslate();
  const tellValue = useTellValue();
  const seen = useRef<Values>({});
  const noteSeen = useEvent((field: string, value: unknown) => {
    seen.current[field] = value;
  });
  const readOthers = useEvent(async (fields: readonly string[]) => {
    const row = await dataProvider
      .getOne(declaration.name, { id: String(id) })
      .then(({ data }) => data as Values)
      .catch(() => null);
    // Without waiting: a form that takes a new record while it is being sent forgets that it was
    // sent, and no error gets the focus.
    void queryClient.invalidateQueries({ queryKey: [declaration.name] });
    if (!row) return {};
    for (const name of fields) noteSeen(name, row[name]);
    const told = await Promise.all(
      fields.map(async (name) => ({ name, value: await tellValue(name, row) })),
    );
    return Object.fromEntries(
      told.flatMap(({ name, value }) =>
        value === null ? [] : [[name, translate('resources.form.isNow', { value })]],
      ),
    );
  });
  return { seen, noteSeen, readOthers };
}
