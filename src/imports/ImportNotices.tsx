import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useEvent, useNotify, useTranslate } from 'react-admin';
import type { Import } from '../../contract/import/calls.ts';
import { awaitedImports, shownImports } from './awaitedImports.ts';
import { isBusy, useImport } from './importCalls.ts';

/** The result of an import as a notice; null if none has ended. */
function useTold() {
  const translate = useTranslate();
  return ({ state, rows, fileName }: Import) => {
    const name = fileName || translate('imports.pasted');
    if (state === 'READY')
      return { text: 'imports.toldChecked', type: 'info', values: { name } } as const;
    if (state === 'FAILED')
      return { text: 'imports.toldStopped', type: 'error', values: { name } } as const;
    if (state === 'DONE' || state === 'UNDONE') {
      const parts =
        state === 'UNDONE'
          ? ([
              ['undoneCount', rows.undone],
              ['leftCount', rows.left],
            ] as const)
          : ([
              ['imported', rows.created],
              ['existing', rows.updated + rows.unchanged],
              ['failedCount', rows.failed],
            ] as const);
      const counts = parts
        .filter(([, count], index) => index === 0 || count > 0)
        .map(([key, smart_count]) => translate(`imports.${key}`, { smart_count }));
      const isWhole = rows.failed === 0 && rows.left === 0;
      return {
        text: 'imports.told',
        type: isWhole ? 'success' : 'warning',
        values: { name, counts: counts.join(', ') },
      } as const;
    }
    return null;
  };
}

/** Follows an import until it ends and reports it, unless its dialog is open. */
function Follow({ id }: { id: string }) {
  const { data, error } = useImport(id);
  const notify = useNotify();
  const queryClient = useQueryClient();
  const told = useTold();
  const end = useEvent((one: Import) => {
    if (shownImports.has(id) || !awaitedImports.take(id)) return;
    void queryClient.invalidateQueries({ queryKey: [one.resource] });
    const notice = told(one);
    if (!notice) return;
    notify(notice.text, {
      type: notice.type,
      messageArgs: notice.values,
      // The user who waits for it may be looking elsewhere.
      autoHideDuration: null,
    });
  });
  useEffect(() => {
    if (data && !isBusy(data)) end(data);
  }, [data, end]);
  useEffect(() => {
    // It was cancelled, or belongs to somebody who signed in here before.
    if (error) awaitedImports.take(id);
  }, [error, id]);
  return null;
}

/** Reports, on any page of the console, the result of imports whose dialog was closed. */
export default function ImportNotices() {
  const ids = useSyncExternalStore(awaitedImports.subscribe, awaitedImports.all);
  return ids.map((id) => <Follow key={id} id={id} />);
}
