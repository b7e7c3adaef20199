import { useMutation } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { MAX_CELL_LENGTH, MAX_IMPORT_ROWS } from '../../contract/import/columns.ts';
import { useNumber } from './useNumber.ts';
import { readTable } from './reading/index.ts';
import type { Table } from './reading/readTable.ts';

/** What was chosen to be imported. */
export interface Source {
  table: Table;
  /** Empty for pasted cells. */
  fileName: string;
}

/** Why the chosen file or text cannot be read. */
class UnreadableError extends Error {}

/** Reads a file or pasted cells. Problems are reported in words. */
export function useTableReading(onRead: (source: Source) => void) {
  const translate = useTranslate();
  const number = useNumber();
  const reading = useMutation({
    mutationFn: async (source: File | string): Promise<Source> => {
      const read = await readTable(source);
      if ('table' in read)
        return { table: read.table, fileName: typeof source === 'string' ? '' : source.name };
      throw new UnreadableError(
        translate(`imports.unreadable.${read.unreadable}`, {
          line: read.line,
          rows: number(MAX_IMPORT_ROWS),
          max: number(MAX_CELL_LENGTH),
        }),
      );
    },
    onSuccess: onRead,
  });
  const { error, isPending, mutate } = reading;
  const told = error instanceof UnreadableError ? error.message : undefined;
  return {
    read: mutate,
    isReading: isPending,
    failure: error ? (told ?? translate('imports.unreadable.failed')) : undefined,
  };
}
