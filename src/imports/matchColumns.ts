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

  const none = Array.from({ length: width }, () => null);
  const asBefore = onceEach(width, none, (at) => {
    const key = headings[at] ? remembered.get(headings[at]) : null;
    return key && known.has(key) ? key : null;
  });
  const exact = onceEach(width, asBefore, (at) =>
    headings[at] && !remembered.has(headings[at]) ? byName.get(headings[at]) : null,
  );
  if (exact.every((key) => key === null) && (isDataLine(first) || lines.length === 1)) {
    const inOrder = Array.from({ length: width }, (_, at) => template[at] ?? null);
    return { hasHeadings: false, keys: inOrder };
  }
  const nearly = onceEach(width, exact, (at) => {
    const heading = headings[at] ?? '';
    if (heading === '' || remembered.has(heading)) return null;
    return [...byName].find(
      ([name]) =>
        name.length >= LONG_ENOUGH && (heading.startsWith(name) || heading.endsWith(name)),
    )?.[1];
  });
  return { hasHeadings: true, keys: nearly };
}

const isDataLine = (cells: readonly string[]) => cells.some(isData);
