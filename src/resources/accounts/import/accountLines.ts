import { ACCOUNT_COLUMNS } from '../../../../contract/import/accountRecord.ts';
import { languageCalled } from '../../../../contract/import/languageCalled.ts';
import type { Table } from '../../../imports/reading/readTable.ts';

type Column = (typeof ACCOUNT_COLUMNS)[number];

/** A line of the file, as it is sent. */
export interface AccountLine {
  /** Its number in the file, as a spreadsheet counts. */
  line: number;
  /** Names the line in every attempt, so that a line that was stored is not stored again. */
  key: string;
  values: Partial<Record<Column, string>>;
}

/** Files with more accounts than this have to be divided. */
export const MOST_LINES = 2000;

/** A language by its code; a word that names none stays as it is, so that it is refused. */
const readCell = (column: Column, cell: string): string =>
  column === 'communicationLanguage' ? (languageCalled(cell) ?? cell) : cell;

/** The lines of a table below its heading, if it has one: four columns in order, without the empty cells. */
export const accountLines = ({ lines }: Table, hasHeadings: boolean): AccountLine[] =>
  lines.slice(hasHeadings ? 1 : 0).map(({ line, cells }) => ({
    line,
    key: crypto.randomUUID(),
    values: Object.fromEntries(
      ACCOUNT_COLUMNS.flatMap((column, at) =>
        cells[at] ? [[column, readCell(column, cells[at])]] : [],
      ),
    ),
  }));
