import { useMutation } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { MAX_CELL_LENGTH, MAX_IMPORT_ROWS } from '../../contract/import/columns.ts';
import { useNumber } from './useNumber.ts';
import { readTable } from './reading/index.ts';
import type { Encoding, Guess } from './reading/decode.ts';
import type { Table } from './reading/readTable.ts';

/** What was chosen to be imported. */
export interface Source {
  table: Table;
  /** Empty for pasted cells. */
  fileName: string;
  /** The file, if it can be read again in another encoding. */
  guessed?: { file: File; guess: Guess };
}

interface Wanted {
  source: File | string;
  encoding?: Encoding;
}

/** Why the chosen file or text cannot be read. */
class UnreadableError extends Error {}

/**
 * Reads a file or pasted cells. Problems are reported in words.
 * @param most lines below the heading that it may have
 */
export function useTableReading(onRead: (source: Source) => void, most = MAX_IMPORT_ROWS) {
  const translate = useTranslate();
  const number = useNumber();
  const reading = useMutation({
    mutationFn: async ({ source, encoding }: Wanted): Promise<Source> => {
      const read = await readTable(source, encoding);
      if ('table' in read && read.table.lines.length <= most + 1) {
        const { table, guess } = read;
        if (typeof source === 'string') return { table, fileName: '' };
        return { table, fileName: source.name, ...(guess && { guessed: { file: source, guess } }) };
      }
      throw new UnreadableError(
        translate(`imports.unreadable.${'table' in read ? 'tooMany' : read.unreadable}`, {
          line: 'table' in read ? undefined : read.line,
          rows: number(most),
          max: number(MAX_CELL_LENGTH),
        }),
      );
    },
    onSuccess: onRead,
  });
  const { error, isPending, mutate } = reading;
  const told = error instanceof UnreadableError ? error.message : undefined;
  return {
    read: (source: File | string, encoding?: Encoding) =>
      mutate({ source, ...(encoding && { encoding }) }),
    isReading: isPending,
    failure: error ? (told ?? translate('imports.unreadable.failed')) : undefined,
  };
}
