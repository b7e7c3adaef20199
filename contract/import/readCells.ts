import type { FieldErrors } from '../core/errors.ts';
import type { Field } from '../core/fields.ts';
import type { AnyResource } from '../core/resource.ts';
import { type ImportColumn, importColumns } from './columns.ts';
import { readPhone } from './phoneCells.ts';
import { isSpreadsheetError } from './spreadsheetError.ts';
import { LANGUAGES } from '../core/languages.ts';
import { foldText } from '../core/words.ts';
import { messages } from '../messages/messages.ts';
import { namesOfLanguage } from './languageCalled.ts';

/** Other words for a value: feminine forms, and the words that spreadsheets write. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  active: ['activa', 'attiva', 'ativa', 'enabled', 'activé', 'activée'],
  inactive: [
    'inactiva',
    'inattiva',
    'inativa',
    'disabled',
    'deactivated',
    'désactivé',
    'désactivée',
    'deaktiviert',
  ],
  yes: ['true', 'y', '1', 'x', 'on', 'vrai', 'o', 'wahr'],
  no: ['false', 'n', '0', 'off', 'faux', 'falsch'],
};

/** Without case, accents and the spaces around it. */
const folded = (word: string): string => foldText(word.trim());

/** The words for a value in the files that we make; for a language, its names in all languages. */
function wordsOf(value: string): string[] {
  const inFiles = LANGUAGES.map(
    (language) => (messages[language].reports.words as Readonly<Record<string, string>>)[value],
  );
  const tag = LANGUAGES.find((language) => language === value);
  const ofLanguage = tag ? namesOfLanguage(tag) : [];
  return [value, ...inFiles, ...ofLanguage, ...(ALSO[value] ?? [])].flatMap((word) => word ?? []);
}

/** The words for lists of values, made only once since every cell needs them. */
const knownWords = new WeakMap<readonly string[], ReadonlyMap<string, string>>();

function wordsFor(values: readonly string[]): ReadonlyMap<string, string> {
  const words =
    knownWords.get(values) ??
    // Where a word means two values, it stands for the first.
    new Map(
      values
        .flatMap((value) => wordsOf(value).map((word) => [folded(word), value] as const))
        .toReversed(),
    );
  knownWords.set(values, words);
  return words;
}

/**
 * The value that a word stands for in any of our languages; undefined for any other word.
 * @example valueCalled('Inaktiv', ['active', 'inactive']) // 'inactive'
 * @example valueCalled('anglais', LANGUAGES) // 'en'
 */
const valueCalled = (word: string, values: readonly string[]): string | undefined =>
  wordsFor(values).get(folded(word));

/** Countries where `03/04/2027` is the third of April for practically everybody. */
const DAY_FIRST =
  'AT AU BE BG CH CY CZ DE DK EE ES FI FR GB GR HR IE IS IT LU LV MT NL NO NZ PL PT RO SI SK'.split(
    ' ',
  );

const DAY_MONTH_YEAR = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})$/;
const MONTHS = 12;

/**
 * `31/03/2027` as `2027-03-31`. What could be another day for another reader stays the text it is,
 * which is refused. So does `03/31/2027`, although it is clear: whoever wrote it also wrote dates such
 * as `03/04/2027` with the month first, and should notice before those are read the other way.
 * @param country whose way of writing dates decides about `03/04/2027`
 */
function readDay(text: string, country: string): string {
  const [, day = '', mark = '', month = '', year = ''] = DAY_MONTH_YEAR.exec(text) ?? [];
  if (!year || Number(month) > MONTHS) return text;
  // Nobody writes the month first with dots.
  const isClear = Number(day) > MONTHS || Number(day) === Number(month) || mark === '.';
  if (!isClear && !DAY_FIRST.includes(country)) return text;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** The cells of one line, by the key of their column; cells without a column are left out. */
export type Cells = Readonly<Record<string, string>>;

/** A line as it was understood. The resource's schemas check the values. */
export interface CellsRead {
  /** Field → value; empty cells have none. A reference is given by id or by label. */
  values: Record<string, unknown>;
  /** Column → the new text of a cell that was corrected automatically. */
  corrected: Record<string, string>;
  /** Column → why its cell cannot be read as a value. */
  errors: FieldErrors;
}

const YES_OR_NO = ['yes', 'no'] as const;

/** A cell as a person would read it: without the formula by which a file keeps a number a text. */
function plain(cell: string): string {
  // Most cells have none of these characters, and there are very many cells.
  if (!/["\u00A0\u202F\u2007]/.test(cell)) return cell.trim();
  return cell
    .replaceAll(/[\u00A0\u202F\u2007]/g, ' ')
    .replace(/^\s*="(.*)"\s*$/s, '$1')
    .trim();
}

/**
 * A part of a phone number without the apostrophe that some programs write to keep it a text. In a
 * text such as a personnel number, an apostrophe is a character of its own.
 */
const withoutMark = (text: string): string => text.replace(/^'(?=[+-]?\d)/, '');

/** The text on one line: line breaks and tabs become spaces. */
const inOneLine = (text: string): string =>
  /[\r\n\t]/.test(text) ? text.replaceAll(/\s*[\r\n\t]+\s*/g, ' ') : text;

/** How a number can be written without a doubt about its decimals: what is before and after the mark. */
const NUMBERS = [
  /^(-?\d+)(?:\.(\d+))?$/,
  /^(?!-?[1-9]\d{0,2},\d{3}$)(-?\d+),(\d+)$/,
  /^(-?\d{1,3}(?:,\d{3})+)\.(\d+)$/,
  /^(-?\d{1,3}(?:\.\d{3})+),(\d+)$/,
];

/**
 * `1 234,5`, `1234.5`, `1,234.5` and `1.234,5` as 1234.5. Anything that is not a number stays the
 * text it is, and so does `1,234`, which is a thousand for one reader and 1.234 for another.
 */
function readNumber(text: string): number | string {
  const bare = text.replaceAll(/[\s']/g, '');
  const [, whole, decimals = '0'] = NUMBERS.flatMap((form) => form.exec(bare) ?? []);
  return whole === undefined ? text : Number(`${whole.replaceAll(/[.,]/g, '')}.${decimals}`);
}

function readBoolean(text: string): boolean | string {
  const word = valueCalled(text, YES_OR_NO);
  return word === undefined ? text : word === 'yes';
}

function readCell(field: Field, text: string): unknown {
  switch (field.kind) {
    case 'number':
      return readNumber(text);
    case 'boolean':
      return readBoolean(text);
    case 'choice':
      return valueCalled(text, field.choices ?? []) ?? text;
    case 'email':
      // A cell that was copied from a page can be broken within the address.
      return text.replaceAll(/\s*[\r\n\t]+\s*/g, '').replace(/^mailto:/i, '');
    default:
      return field.multiline ? text : inOneLine(text);
  }
}

/** The columns of each resource, made only once since every line needs them. */
const known = new WeakMap<AnyResource, ImportColumn[]>();
function columnsOf(resource: AnyResource): ImportColumn[] {
  const columns = known.get(resource) ?? importColumns(resource);
  known.set(resource, columns);
  return columns;
}

/**
 * Reads the cells of a line.
 * @param country of phone numbers without a prefix, and of dates that two readers could read differently
 * @param only the fields to read; all by default
 */
export function readCells(
  resource: AnyResource,
  cells: Cells,
  country: string,
  only?: readonly string[],
): CellsRead {
  const values: Record<string, unknown> = {};
  const corrected: Record<string, string> = {};
  const errors: FieldErrors = {};
  for (const { key, field, part } of columnsOf(resource)) {
    if (part === 'prefix' || only?.includes(field) === false) continue;
    const text = plain(cells[key] ?? '');
    if (text === '') continue;
    const prefix = withoutMark(part === 'number' ? plain(cells[`${field}.prefix`] ?? '') : '');
    if (isSpreadsheetError(text) || isSpreadsheetError(prefix)) {
      errors[key] = { code: 'spreadsheetError' };
    } else if (part === 'number') {
      const phone = readPhone(prefix, withoutMark(text), country);
      values[field] = phone.value;
      if (phone.problem) errors[`${field}.${phone.problem.at}`] = phone.problem.error;
      else if (phone.isCorrected) corrected[key] = phone.value ?? '';
    } else if (resource.fields[field]!.kind === 'date') {
      const day = readDay(text, country);
      values[field] = day;
      if (day !== text) corrected[key] = day;
    } else values[field] = readCell(resource.fields[field]!, text);
  }
  return { values, corrected, errors };
}

/** The column that a field's error is shown at. */
export const columnOfField = (resource: AnyResource, field: string): string =>
  columnsOf(resource).find((column) => column.field === field && column.part !== 'prefix')?.key ??
  field;

/**
 * The values that tell which row of the account a line is about: its identifying fields that are
 * filled in.
 */
export function identitiesOf(
  resource: AnyResource,
  values: Readonly<Record<string, unknown>>,
): { field: string; value: string }[] {
  return (resource.importable?.identifiedBy ?? []).flatMap((field) => {
    const value = values[field];
    return typeof value === 'string' && value !== '' ? [{ field, value: value.toLowerCase() }] : [];
  });
}
