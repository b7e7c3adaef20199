import type { FieldKind } from '../../../contract/core/fields.ts';
import type { AnyResource } from '../../../contract/core/resource.ts';
import { waitingWidth } from '../../admin/list/columns/waitingWidth.ts';
import type { Column } from './columns.ts';

const LONG: ReadonlySet<FieldKind> = new Set([
  'text',
  'email',
  'reference',
  'references',
  'list',
  'object',
]);
/** What is up to this many characters long gets the width that it needs. */
const SHORT_TEXT = 60;
const HAS_CHARACTERS: ReadonlySet<FieldKind> = new Set(['text', 'object']);
/** Columns with texts of any length, which share the width that the others leave. */
const givesRoom =
  ({ fields }: AnyResource) =>
  ({ source }: Column): boolean => {
    const { kind = 'text', max = Infinity } = fields[source] ?? {};
    return LONG.has(kind) && !(HAS_CHARACTERS.has(kind) && max <= SHORT_TEXT);
  };
const SHARES: Partial<Record<FieldKind, number>> = { object: 3, list: 1, email: 1.75 };
/** A text that may be longer than this is an address or a sentence, not a name. */
const LONG_TEXT = 255;
/**
 * How many shares of that width a column gets: sentences, such as rules in words, and addresses get
 * more, and so do e-mail addresses, which are longer than the names beside them. Names of people
 * are short, those of accounts are not.
 */
const sharesOf =
  ({ fields, label }: AnyResource, hasEmail: boolean) =>
  ({ source }: Column): number => {
    const { kind = 'text', max = 0 } = fields[source] ?? {};
    if (kind === 'text' && max > LONG_TEXT) return 2;
    if (hasEmail && source === label[0]) return label.length > 1 ? 0.25 : 1;
    return SHARES[kind] ?? (hasEmail ? 0.5 : 1);
  };
/** Least widths in pixels of columns that can shrink: a row's name should stay legible. */
const LEAST = { name: 160, other: 120 };
/** The same beside e-mail addresses, which need the room. */
const LEAST_BY_EMAIL = { name: 144, other: 100 };

/** Whether e-mail addresses are among the columns of a list: they need more room than others. */
export const showsEmail = ({ fields }: AnyResource, shown: readonly Column[]): boolean =>
  shown.some(({ source }) => fields[source]?.kind === 'email');

/**
 * For each column that shrinks: its share of the width that the others leave, in percent, and its
 * least width in pixels. Null for columns that are as wide as their longest text.
 */
export function columnShares(declaration: AnyResource, shown: readonly Column[]) {
  const hasEmail = showsEmail(declaration, shown);
  const shares = sharesOf(declaration, hasEmail);
  const least = hasEmail ? LEAST_BY_EMAIL : LEAST;
  const shrinks = givesRoom(declaration);
  const all = shown.filter(shrinks).reduce((sum, column) => sum + shares(column), 0);
  return shown.map((column) =>
    shrinks(column)
      ? ([
          Math.floor((100 * shares(column)) / all),
          column.source === declaration.label[0] ? least.name : least.other,
        ] as const)
      : null,
  );
}

/** The widths of a table that is still loading: its checkboxes, its columns and its actions. */
export const waitingColumns = (declaration: AnyResource, shown: readonly Column[]): string[] => [
  '16px',
  ...columnShares(declaration, shown).map(waitingWidth),
  '48px',
];
