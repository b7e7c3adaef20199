import type { Field } from '../../../contract/core/fields.ts';
import { currencyOf } from '../../../contract/core/format.ts';
import type { Formats } from '../../../contract/core/formats.ts';
import { formatPhone } from '../../../contract/core/phone.ts';

/** A value of a row that is not a reference as a text, for places that take no elements. */
export function valueText(
  { kind }: Field,
  value: unknown,
  formats: Formats,
  translate: (key: string) => string,
  row?: Readonly<Record<string, unknown>>,
): string {
  switch (kind) {
    case 'phone':
      return formatPhone(String(value));
    case 'choice':
      return translate(`resources.choices.${String(value)}`);
    case 'money':
      return formats.money(Number(value), currencyOf(row));
    case 'distance':
      return formats.distance(Number(value));
    case 'rate':
      return formats.rate(Number(value));
    default:
      return String(value);
  }
}
