import { useQueryClient } from '@tanstack/react-query';
import { useEffect, type RefObject } from 'react';
import { useEvent, useRecordContext, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import type { FieldKind } from '../../../contract/core/fields.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useDeclared } from './DeclaredContext.tsx';
import { valueText } from './valueText.ts';

/** The values of a row, by field. */
type Values = Record<string, unknown>;

interface SeenValuesProps {
  seen: RefObject<Values>;
}

/**
 * Notes the values that the form shows. Those of a field that is being edited stay as they were
 * before, also when the row is read again: its user has not seen the later ones.
 */
export function SeenValues({ seen }: SeenValuesProps): null {
  const record = useRecordContext();
  const { dirtyFields } = useFormState();
  useEffect(() => {
    for (const [name, value] of Object.entries(record ?? {}))
      if (!dirtyFields[name]) seen.current[name] = value;
  }, [record, dirtyFields, seen]);
  return null;
}

/** Kinds whose values can be named in an error text. */
const NAMED_KINDS: ReadonlySet<FieldKind> = new Set([
  'text',
  'email',
  'phone',
  'choice',
  'money',
  'distance',
  'number',
]);

/**
 * Returns a function that reads a row again, in which somebody else has changed fields meanwhile, and
 * notes their values as seen: saving once more replaces them.
 * @returns field → text with the value that it has now, where that can be said in a text
 */
export function useValuesOfOthers(
  seen: RefObject<Values>,
): (fields: readonly string[]) => Promise<Record<string, string>> {
  const { declaration } = useDeclared();
  const id = useRecordContext()?.id;
  const queryClient = useQueryClient();
  const translate = useTranslate();
  const formats = useFormats();
  return useEvent(async (fields: readonly string[]) => {
    await queryClient.invalidateQueries({ queryKey: [declaration.name] });
    const key = [declaration.name, 'getOne', { id: String(id), meta: undefined }];
    const row = queryClient.getQueryData<Values>(key) ?? {};
    const texts: Record<string, string> = {};
    for (const name of fields) {
      const value = row[name];
      const field = declaration.fields[name];
      seen.current[name] = value;
      if (field && NAMED_KINDS.has(field.kind) && value !== null && value !== undefined)
        texts[name] = translate('resources.form.isNow', {
          value: valueText(field, value, formats, translate),
        });
    }
    return texts;
  });
}
