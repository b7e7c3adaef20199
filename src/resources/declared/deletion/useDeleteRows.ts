import { useQueryClient } from '@tanstack/react-query';
import {
  useDataProvider,
  useGetResourceLabel,
  useNotify,
  useTranslate,
  type RaRecord,
} from 'react-admin';
import { useTellFailure } from '../../../failures/Failed.tsx';
import { accountField, type AnyResource } from '../../../../contract/core/resource.ts';
import { corporations } from '../../../../contract/resources/corporations.ts';
import type { ConsoleDataProvider } from '../../../dataProvider/dataProvider.ts';
import { rowLabel } from '../columns.ts';
import { problemOf } from '../../../dataProvider/failedCalls.ts';
import { undoable } from '../../../shell/notices/undo.ts';

const AT_ONCE = 5;

interface Outcome<T> {
  done: T[];
  failed: { item: T; reason: unknown }[];
}

/** Runs a call for each item, a few at a time; one that fails does not stop the others. */
async function forEach<T>(items: readonly T[], call: (item: T) => Promise<unknown>) {
  const outcome: Outcome<T> = { done: [], failed: [] };
  for (let start = 0; start < items.length; start += AT_ONCE) {
    const batch = items.slice(start, start + AT_ONCE);
    const settled = await Promise.allSettled(batch.map(call));
    settled.forEach((result, index) => {
      const item = batch[index];
      if (item === undefined) return;
      if (result.status === 'fulfilled') outcome.done.push(item);
      else outcome.failed.push({ item, reason: result.reason });
    });
  }
  return outcome;
}

/** How rows of a resource are called in messages, and how its lists are read again. */
function useRowWords(declaration: AnyResource) {
  const { name } = declaration;
  const queryClient = useQueryClient();
  const label = useGetResourceLabel();
  return {
    nameOf: (count: number): string => label(name, count),
    // An account says how many rows it has, and which of them is its default.
    reload: () =>
      Promise.all(
        [name, ...(accountField(declaration) ? [corporations.name] : [])].map((list) =>
          queryClient.invalidateQueries({ queryKey: [list] }),
        ),
      ),
  };
}

/** Returns a function that restores deleted rows and reports how many were restored, or why not. */
export function useRestoreRows(declaration: AnyResource) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const tellFailure = useTellFailure();
  const translate = useTranslate();
  const { name } = declaration;
  const { nameOf, reload } = useRowWords(declaration);

  const restore = async (rows: readonly RaRecord[]): Promise<void> => {
    const { done, failed } = await forEach(rows, ({ id }) => dataProvider.restore(name, { id }));
    await reload();
    const [first] = failed;
    const problem = problemOf(first?.reason);
    if (first && failed.length === 1 && problem) {
      // For example, another row has taken its name: trying again would not help.
      const reasons = Object.values(problem.errors ?? {}).map(({ message }) => message);
      tellFailure(first.reason, 'resources.delete.restoreFailed', {
        text: translate('resources.delete.restoreRefused', {
          row: rowLabel(declaration, first.item),
          reason: reasons.join(' ') || problem.displayMessage,
        }),
      });
    } else if (failed.length > 0) {
      notify('resources.delete.restoreFailed', {
        type: 'error',
        messageArgs: { failed: failed.length, all: rows.length },
        ...undoable(() => restore(failed.map(({ item }) => item))),
      });
    } else if (done[0] && done.length === 1) {
      notify('resources.delete.restored', {
        type: 'success',
        messageArgs: { row: rowLabel(declaration, done[0]) },
      });
    } else {
      notify('resources.delete.restoredMany', {
        type: 'success',
        messageArgs: { smart_count: done.length, name: nameOf(done.length) },
      });
    }
  };
  return restore;
}

/**
 * Deletes rows and reports how many were deleted, with one Undo for all of them.
 * @returns a function that answers the rows that were deleted
 */
export function useDeleteRows(declaration: AnyResource) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const tellFailure = useTellFailure();
  const { name } = declaration;
  const { nameOf, reload } = useRowWords(declaration);
  const restore = useRestoreRows(declaration);

  return async (
    rows: readonly RaRecord[],
    options: Readonly<Record<string, string>> = {},
  ): Promise<RaRecord[]> => {
    const { done, failed } = await forEach(rows, (row) =>
      dataProvider.delete(name, { id: row.id, previousData: row, meta: { options } }),
    );
    await reload();
    if (done.length === 0) {
      tellFailure(failed[0]?.reason, 'resources.delete.failed');
      return done;
    }
    const isPartly = failed.length > 0;
    const told = isPartly ? 'partly' : done.length === 1 ? 'deleted' : 'deletedMany';
    notify(`resources.delete.${told}`, {
      type: isPartly ? 'warning' : 'success',
      messageArgs: {
        row: done[0] ? rowLabel(declaration, done[0]) : '',
        smart_count: done.length,
        name: nameOf(done.length),
        done: done.length,
        failed: failed.length,
        all: rows.length,
      },
      ...(declaration.softDelete ? undoable(() => restore(done)) : {}),
    });
    return done;
  };
}
