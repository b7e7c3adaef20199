import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import {
  type Import,
  type ImportRow,
  MAX_REPLACED,
  type Replacement,
} from '../../../contract/import/calls.ts';
import {
  checkImport,
  confirmNumbers,
  keepImport,
  leaveLineOut,
  putLines,
  replaceInImport,
  rowsKey,
} from '../importCalls.ts';

/** Corrects lines of an import one after the other, and has them checked again. */
export function useCorrections(one: Import, problem: string | undefined) {
  const queryClient = useQueryClient();
  /** What was typed since the lines were read, by line: a second cell must not lose the first. */
  const typed = useRef(new Map<number, Record<string, string>>());
  const scope = { id: `import ${one.id}` };
  const check = async () => {
    await keepImport(queryClient, await checkImport(one.id));
    await queryClient.invalidateQueries({ queryKey: rowsKey(one.id) });
  };
  const editing = useMutation({
    scope,
    mutationFn: async ({ position, line, cells }: ImportRow) => {
      await putLines(one.id, [{ position, line, cells }]);
      await check();
    },
  });
  const replacing = useMutation({
    scope,
    mutationFn: async (wanted: Partial<Replacement>) => {
      const { cells } = await replaceInImport(one.id, {
        ...(problem === undefined ? {} : { problem }),
        ...wanted,
      });
      typed.current.clear();
      if (cells > 0) await check();
      return cells;
    },
  });
  const leavingOut = useMutation({
    scope,
    mutationFn: async ({ position }: ImportRow) => {
      await leaveLineOut(one.id, position);
      await check();
    },
  });
  const confirming = useMutation({
    scope,
    mutationFn: async () => {
      await confirmNumbers(one.id);
      typed.current.clear();
      await check();
    },
  });
  const checking = useMutation({ scope, mutationFn: check });
  const commit = (row: ImportRow, key: string, text: string): void => {
    typed.current.set(row.position, { ...typed.current.get(row.position), [key]: text });
    // Taken along, since a replacement that is still under way forgets what was typed.
    editing.mutate({ ...row, cells: { ...row.cells, ...typed.current.get(row.position) } });
  };
  return {
    editing,
    replacing,
    leavingOut,
    confirming,
    checking,
    commit,
    /** Takes what a cell may mean. A place is the same one in every line that writes it like this. */
    choose(row: ImportRow, key: string, text: string): void {
      const find = row.cells[key] ?? '';
      const code = row.errors[key]?.code;
      if (code !== 'placeUnsure' || Math.max(find.length, text.length) > MAX_REPLACED)
        return commit(row, key, text);
      replacing.mutate({ key, find, replace: text, wholeCell: true, problem: `${key}:${code}` });
    },
  };
}
