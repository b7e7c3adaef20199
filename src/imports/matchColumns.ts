import type { FileColumn } from '../../contract/import/calls.ts';
import type { ImportColumn } from '../../contract/import/columns.ts';
import type { Table } from './reading/readTable.ts';

/** A column and the names by which it is recognised: its name and labels, in every language. */
export interface NamedColumn extends ImportColumn {
  names: readonly string[];
}

/** The columns of a table and what each is matched with. */
export interface Matched {
  /** Whether the first line has the headings. */
  hasHeadings: boolean;
  /** For each column of the table, the column it is imported as; null to leave it out. */
  keys: (string | null)[];
}

/** `Prénom*` and `prenom` are the same heading. */
const bare = (heading: string): string =>
  heading
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Shorter names occur inside too many other words. */
const LONG_ENOUGH = 5;
/** How many cells of a column are looked at. */
const SAMPLE = 50;

/** Words, in every language of the console, that make a heading one of somebody else's. */
const OTHERS =
  /supervisor|superior|manager|emergency|spouse|partner|assist|nextofkin|reportsto|boss|vorgesetz|fuhrungskraft|leiter|leitung|notfall|ehegatt|ansprech|responsab|superieur|urgence|conjoint|epou[xs]|jefe|emergenc|conyuge|espos[oa]|asistente|gerente|coniuge|referente|chef|gestor|conjuge|leidinggevende|nood|echtgeno|nodkontakt|nodfall|anhorig|narmaste|esimies|esihenkilo|hatayhtey|hatatilan|puoliso|lahiomai|avustaja|felettes|vezeto|surgos|veszhelyz|hazastars|asszisztens|phonetic|furigana|nameprefix|namesuffix|namensprafix/u;
/** Trips are booked for people at work: their address there comes before the one at home. */
const AT_WORK =
  /work|business|office|company|dienst|geschaft|arbeit|buro|profession|bureau|travail|trabaj|empresa|oficina|trabal|lavoro|aziend|ufficio|zakelijk|werk|arbete|jobb|foretag|tyo|munka|ceges|hivatal/u;
const AT_HOME =
  /private?|personal|home|perso(?!nnel)|domicile|casa|pessoal|privado|huis|thuis|hem|koti|otthon|magan|szemelyes/u;
const FORM_OF_ADDRESS =
  /^(mr|mrs|ms|mx|miss|sir|dr|prof|herr|hr|frau|fr|m|mme|mlle|madame|monsieur|sra?|srta|d|dn?a|sig|sigra|dott|ing|dhr|mevr|mw|drs)\.?$/i;

/** Whether cells can be what a heading says in so many words: a form of address is no prefix. */
const canBe = ({ part }: ImportColumn, cells: readonly string[]): boolean =>
  part !== 'prefix' || cells.length === 0 || !cells.every((cell) => FORM_OF_ADDRESS.test(cell));

/** Whether cells can be what a heading only hints at. */
function canHold(column: ImportColumn, cells: readonly string[]): boolean {
  if (cells.length === 0) return true;
  if (column.kind === 'email') return cells.some((cell) => cell.includes('@'));
  if (column.part === 'number') return cells.some((cell) => /\d/.test(cell));
  return canBe(column, cells);
}

/** How well a heading that contains a name fits it, from 0; a heading in other words does not. */
function fitOf(heading: string, name: string): number {
  if (name.length < LONG_ENOUGH) return 0;
  if (!heading.startsWith(name) && !heading.endsWith(name)) return 0;
  const place = (AT_WORK.test(heading) ? 1 : 0) - (AT_HOME.test(heading) ? 1 : 0);
  return 2 + place + name.length / heading.length;
}

/** Gives every key to the first column that can have it. */
function onceEach(
  count: number,
  taken: readonly (string | null)[],
  wanted: (at: number) => string | null | undefined,
): (string | null)[] {
  const keys = [...taken];
  const used = new Set(keys.filter((key) => key !== null));
  for (let at = 0; at < count; at += 1) {
    const key = keys[at] === null || keys[at] === undefined ? wanted(at) : null;
    if (!key || used.has(key)) continue;
    keys[at] = key;
    used.add(key);
  }
  return keys;
}

/** Text that occurs in data and not in headings. */
const isData = (cell: string) =>
  cell.includes('@') || /\d{5,}/.test(cell.replaceAll(/[\s()-]/g, ''));

/**
 * Recognises the columns of a table: by how the same headings were matched before, by their
 * headings, and for a table without headings by the order of the template.
 * @param before columns of earlier imports, the latest first
 */
export function matchColumns(
  { lines, width }: Table,
  columns: readonly NamedColumn[],
  template: readonly string[],
  before: readonly FileColumn[],
): Matched {
  const first = Array.from({ length: width }, (_, at) => lines[0]?.cells[at] ?? '');
  const headings = first.map(bare);
  const byName = new Map<string, string>();
  for (const { key, names } of columns)
    for (const name of names) if (!byName.has(bare(name))) byName.set(bare(name), key);
  const remembered = new Map<string, string | null>();
  for (const { heading, key } of before)
    if (!remembered.has(bare(heading))) remembered.set(bare(heading), key);
  const known = new Set(columns.map(({ key }) => key));

  const cellsOf = (at: number) => lines.slice(1, SAMPLE).flatMap(({ cells }) => cells[at] || []);
  const unnumbered = (at: number) => headings[at]?.replaceAll(/\d/g, '');

  const none = Array.from({ length: width }, () => null);
  const asBefore = onceEach(width, none, (at) => {
    const key = headings[at] ? remembered.get(headings[at]) : null;
    return key && known.has(key) ? key : null;
  });
  const exact = onceEach(width, asBefore, (at) => {
    const key = headings[at] && !remembered.has(headings[at]) ? byName.get(headings[at]) : null;
    const column = columns.find((one) => one.key === key);
    return column && canBe(column, cellsOf(at)) ? column.key : null;
  });
  const keys = [...exact];
  const fits = columns.flatMap((column) => {
    const { key } = column;
    if (exact.includes(key)) return [];
    const named = [...byName].filter(([, of]) => of === key);
    return headings.flatMap((heading, at) => {
      if (heading === '' || keys[at] || remembered.has(heading)) return [];
      if (!canHold(column, cellsOf(at))) return [];
      const fit = Math.max(0, ...named.map(([name]) => fitOf(heading, name)));
      return fit === 0 || OTHERS.test(heading) ? [] : [{ key, at, fit }];
    });
  });
  for (const { key, at, fit } of fits.toSorted((one, other) => other.fit - one.fit)) {
    if (keys[at] || keys.includes(key)) continue;
    // Two columns that fit equally well are for the user to choose from, unless they are numbered.
    const isDoubtful = fits.some(
      (other) => other.key === key && other.fit === fit && unnumbered(other.at) !== unnumbered(at),
    );
    if (!isDoubtful) keys[at] = key;
  }
  const isOnlyLine = lines.length === 1 && keys.every((key) => key === null);
  if (exact.every((key) => key === null) && (isDataLine(first) || isOnlyLine)) {
    const inOrder = Array.from({ length: width }, (_, at) => template[at] ?? null);
    return { hasHeadings: false, keys: inOrder };
  }
  return { hasHeadings: true, keys };
}

/** Whether a line is more likely data than headings. */
export const isDataLine = (cells: readonly string[]) => cells.some(isData);

/** What a table has that is not imported: columns with values, and lines longer than the headings. */
export function notImported({ lines, width }: Table, { hasHeadings, keys }: Matched) {
  const data = lines.slice(hasHeadings ? 1 : 0);
  const headed = hasHeadings
    ? (lines[0]?.cells.findLastIndex((cell) => cell !== '') ?? 0) + 1
    : width;
  return {
    columns: keys.flatMap((key, at) =>
      key === null && at < headed && data.some(({ cells }) => cells[at]) ? [at] : [],
    ),
    lines: data.flatMap(({ line, cells }) =>
      cells.some((cell, at) => at >= headed && cell !== '') ? [line] : [],
    ),
  };
}
