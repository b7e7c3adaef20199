import { useDataProvider, useEvent, useLocale, useTranslate } from 'react-admin';
import type { Field, FieldKind } from '../../../contract/core/fields.ts';
import { isolated } from '../../../contract/receipts/letters.ts';
import { listFormat } from '../../../contract/core/keptFormats.ts';
import { findResource } from '../../../contract/resources/index.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { rowLabel } from './columns.ts';
import { useDeclared } from './DeclaredContext.tsx';
import { valueText } from './valueText.ts';

/** Kinds whose values are told as they are. */
const PLAIN_KINDS: ReadonlySet<FieldKind> = new Set([
  'text',
  'email',
  'phone',
  'choice',
  'money',
  'distance',
  'rate',
  'number',
]);

type Row = Record<string, unknown>;

/**
 * Tells the value of a row's field in one text, also a list or what refers to other rows; null for a value
 * that cannot be told, or is empty.
 */
export function useTellValue(): (name: string, row: Row) => Promise<string | null> {
  const { declaration, valueTexts } = useDeclared();
  const dataProvider = useDataProvider();
  const translate = useTranslate();
  const language = useLocale();
  const formats = useFormats();
  const joined = (texts: readonly string[]): string =>
    listFormat(formats.locale, { type: 'unit', style: 'short' }).format(texts.map(isolated));

  const namesOf = async (to: string, ids: readonly unknown[]): Promise<string> => {
    const target = findResource(to);
    const { data } = await dataProvider.getMany(to, { ids: ids.map(String) });
    return target ? joined(data.map((row) => rowLabel(target, row))) : '';
  };
  /** A row of a list: its values one after the other. */
  const itemText = async (items: Field['items'] = {}, item: Row) => {
    const told = Object.entries(items).map(([name, field]) => fieldText(field, item[name], item));
    return (await Promise.all(told)).filter(Boolean).join(' ');
  };
  const fieldText = async (field: Field, value: unknown, row: Row): Promise<string | null> => {
    if (value === null || value === undefined) return null;
    if (PLAIN_KINDS.has(field.kind)) return valueText(field, value, formats, translate, row);
    if (field.kind === 'reference' && field.to) return namesOf(field.to, [value]);
    if (!Array.isArray(value)) return null;
    if (field.kind === 'references' && field.to) return namesOf(field.to, value);
    if (field.kind !== 'list') return null;
    return joined(await Promise.all(value.map((item) => itemText(field.items, item))));
  };

  return useEvent(async (name: string, row: Row) => {
    const value = row[name];
    const field = declaration.fields[name];
    const told = valueTexts?.[name];
    try {
      const text = told
        ? await told(value, language)
        : field && (await fieldText(field, value, row));
      return text || null;
    } catch {
      // Without a name, the refusal is told without the value.
      return null;
    }
  });
}
