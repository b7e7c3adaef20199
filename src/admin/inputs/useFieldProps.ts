import { useResourceContext, useTranslate } from 'react-admin';
import type { FieldError } from '../../../contract/core/errors.ts';
import type { Field } from '../../../contract/core/fields.ts';
import { schemaOf } from '../../../contract/core/fieldSchemas.ts';
import type { Formats } from '../../../contract/core/formats.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { validate } from '../../../contract/core/validation.ts';

/** Why a field cannot be changed in this form; null where it can. */
export type Lock = 'locked' | 'notYours' | null;

export interface DeclaredInputProps {
  name: string;
  field: Field;
  /** The message key of its label, if it differs from that of the resource's field. */
  label?: string;
}

type LimitFormats = Pick<Formats, 'money' | 'distance' | 'rate'>;

const EMPTY = [undefined, '', null];

/**
 * A field's own rule as a react-hook-form validator: the schema with which the server parses.
 * Returns a key `validation.<code>` with its values, as react-admin's inputs expect.
 * @param label the field's name in the reader's language, to say of a missing value which it is
 * @param formats write the limits of an amount or a distance as they are typed
 */
export function fieldValidator(field: Field, label?: string, formats?: LimitFormats) {
  const { kind } = field;
  const write =
    kind === 'money' || kind === 'distance' || kind === 'rate' ? formats?.[kind] : undefined;
  const told = (params: FieldError['params'] = {}) =>
    write
      ? Object.fromEntries(
          Object.entries(params).map(([name, limit]) => [name, write(Number(limit))]),
        )
      : params;
  return (value: unknown) => {
    const isEmpty = EMPTY.some((empty) => empty === value);
    if (isEmpty && !field.required) return undefined;
    const checked = validate(schemaOf(field), isEmpty ? undefined : value);
    if (checked.ok) return undefined;
    const [error] = Object.values(checked.errors);
    // A missing value is reported as missing, even if the kind has another rule for an empty one.
    if (isEmpty && label) return { message: 'resources.form.missing', args: { label } };
    const code = isEmpty ? 'required' : (error?.code ?? 'type');
    return { message: `validation.${code}`, args: told(error?.params) };
  };
}

/** Kinds for which an empty value is a value: no tick, or no rows. */
const HAS_EMPTY: ReadonlySet<Field['kind']> = new Set(['boolean', 'references', 'list']);

/** The properties that every input of a declared field takes. */
export function useFieldProps({ name, field, label: own }: DeclaredInputProps) {
  const resource = useResourceContext();
  const translate = useTranslate();
  const formats = useFormats();
  const label = own ?? `resources.${resource}.fields.${name}`;
  return {
    source: name,
    label,
    isRequired: field.required && !HAS_EMPTY.has(field.kind),
    validate: fieldValidator(field, translate(label), formats),
    fullWidth: true,
    helperText: false as const,
  };
}
