import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useEvent } from 'react-admin';
import type { Import } from '../../../contract/import/calls.ts';
import {
  dropImport,
  isBusy,
  keepImport,
  pauseImport,
  rowsKey,
  startImport,
  undoImport,
  useImport,
} from '../importCalls.ts';
import { awaitedImports, shownImports } from '../awaitedImports.ts';

/**
 * An import that is read again while it changes, and the actions for it.
 * @param resources those of its rows, whose lists are read again when it has changed
 */
export function useImportVerbs(resources: readonly string[], id: string | null) {
  const queryClient = useQueryClient();
  const { data } = useImport(id);
  const one = id !== null && data?.id === id ? data : null;
  useEffect(() => {
    if (id === null) return undefined;
    shownImports.add(id);
    return () => void shownImports.delete(id);
  }, [id]);
  useEffect(() => {
    if (!one) return;
    if (isBusy(one)) awaitedImports.add(one.id);
    else awaitedImports.take(one.id);
  }, [one]);
  const acting = useMutation({
    mutationFn: (act: (id: string) => Promise<Import>) => act(id ?? ''),
    onSuccess: (answered) => keepImport(queryClient, answered),
  });
  const dropping = useMutation({ mutationFn: () => dropImport(id ?? '') });

  // Its rows appear in the list as soon as they are stored, and its lines change then.
  const refresh = useEvent(() => {
    if (one === null) return;
    void queryClient.invalidateQueries({ queryKey: rowsKey(one.id) });
    for (const name of resources) void queryClient.invalidateQueries({ queryKey: [name] });
  });
  const rested = one !== null && !isBusy(one) ? one.state : null;
  useEffect(() => {
    if (rested !== null) refresh();
  }, [rested, refresh]);

  const error = acting.error ?? dropping.error;
  return {
    one,
    isActing: acting.isPending || dropping.isPending,
    error,
    start: () => acting.mutate(startImport),
    pause: () => acting.mutate(pauseImport),
    undo: () => acting.mutate(undoImport),
    /** Cancels it, then calls back. */
    drop: (onDropped: () => void) => dropping.mutate(undefined, { onSuccess: onDropped }),
  };
}
