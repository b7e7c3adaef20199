import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnyResource } from '../../../contract/core/resource.ts';
import type { FileColumn, Import, Line } from '../../../contract/import/calls.ts';
import { templateColumns } from '../../../contract/import/columns.ts';
import { useClosingWarning } from '../../admin/dialogs/useClosingWarning.ts';
import type { Account } from '../../downloads/AccountChoice.tsx';
import {
  beginImport,
  bringLines,
  checkImport,
  dropImport,
  keepImport,
  useImports,
} from '../importCalls.ts';
import { isFlag, isTextOrNull, useKept } from '../../drafts/useKept.ts';
import { matchColumns, type Matched } from '../matchColumns.ts';
import { namedColumns } from '../namedColumns.ts';
import { accountField } from '../../../contract/core/resource.ts';
import { useKeptSource } from '../useKeptSource.ts';
import type { Source } from '../useTableReading.ts';

const HEADING_MAX = 200;

const isMatched = (kept: unknown): kept is Matched =>
  typeof kept === 'object' && kept !== null && 'keys' in kept && 'hasHeadings' in kept;

/** The lines of a table as they are sent: cells by the column that they are imported as. */
function linesOf({ table }: Source, { keys, hasHeadings }: Matched): Line[] {
  return table.lines.slice(hasHeadings ? 1 : 0).map(({ line, cells }, position) => ({
    position,
    line,
    cells: Object.fromEntries(
      keys.flatMap((key, at) => (key && cells[at] ? [[key, cells[at]]] : [])),
    ),
  }));
}

const fileColumns = ({ table }: Source, { keys, hasHeadings }: Matched): FileColumn[] =>
  keys.map((key, at) => ({
    heading: hasHeadings ? (table.lines[0]?.cells[at] ?? '').slice(0, HEADING_MAX) : '',
    key,
  }));

/** Turns a table into an import on the server: matches its columns, then sends its lines. */
export function useSending(declaration: AnyResource, account: Account | null) {
  const queryClient = useQueryClient();
  const { name } = declaration;
  const [id, setId] = useKept<string | null>('import.id', null, isTextOrNull);
  const { source, lost, setSource } = useKeptSource('import');
  const [byHand, setByHand] = useKept<Matched | null>('import.columns', null, isMatched);
  const [addOnly, setAddOnly] = useKept('import.addOnly', false, isFlag);
  const [sent, setSent] = useState<{ done: number; total: number } | null>(null);
  const { data: columns } = useQuery({
    queryKey: ['import-columns', name, declaration.importable?.labels],
    queryFn: () => namedColumns(declaration),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { data: earlier } = useImports(name);
  const before = (earlier ?? []).flatMap((one) => one.columns.filter(({ heading }) => heading));
  // Where an account was chosen, a column such as “Company” only names it once more, in other words.
  const recognised = account
    ? columns?.filter(({ key }) => key !== accountField(declaration))
    : columns;
  const template = templateColumns(declaration).map(({ key }) => key);
  const matched =
    byHand ??
    (source && recognised ? matchColumns(source.table, recognised, template, before) : null);

  const sending = useMutation({
    mutationFn: async ({ from, by }: { from: Source; by: Matched }): Promise<Import> => {
      const lines = linesOf(from, by);
      setSent({ done: 0, total: lines.length });
      const begun = await beginImport(name, {
        fileName: from.fileName,
        columns: fileColumns(from, by),
        addOnly,
        ...(accountField(declaration) && account ? { corporationId: account.id } : {}),
      });
      try {
        if (lines.length > 0)
          await bringLines(begun.id, lines, (done) => setSent({ done, total: lines.length }));
        return await checkImport(begun.id);
      } catch (error) {
        // The part that arrived is of no use: everything is sent again.
        await dropImport(begun.id).catch(() => undefined);
        throw error;
      }
    },
    onSuccess: async (one) => {
      await keepImport(queryClient, one);
      setId(one.id);
    },
    onSettled: () => setSent(null),
  });
  // Until all lines are there, the file is only in this tab.
  useClosingWarning(sending.isPending);
  const { error } = sending;
  return {
    id,
    source,
    lost,
    columns,
    matched,
    addOnly,
    setAddOnly,
    sent,
    error,
    choose(next: Source) {
      // The columns that were chosen belong to this file, also in another encoding or chosen again.
      const before = source ? { ...source, width: source.table.width } : lost;
      if (before?.fileName !== next.fileName || before.width !== next.table.width) setByHand(null);
      setSource(next);
    },
    match: setByHand,
    send() {
      if (source && matched && !sending.isPending) sending.mutate({ from: source, by: matched });
    },
    open: (one: Import) => setId(one.id),
    /** Goes back to the beginning, for another file. */
    reset() {
      sending.reset();
      setId(null);
      setSource(null);
      setByHand(null);
      void queryClient.invalidateQueries({ queryKey: ['imports', 'of', name] });
    },
  };
}
