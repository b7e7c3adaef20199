import { useListPreference } from './useListPreference.ts';

/**
 * The columns of a list in the order in which its reader chose them, or else its initial ones. A name
 * that the list does not know is ignored, so that a column can be removed without breaking anybody's
 * list.
 * @param kept the reader's choice; null for none
 */
export function keptColumns<C extends string>(
  kept: readonly string[] | null,
  all: readonly C[],
  initial: readonly C[],
): readonly C[] {
  const known = kept?.flatMap((name) => all.find((column) => column === name) ?? []) ?? [];
  return known.length > 0 ? known : initial;
}

/**
 * The columns of a list whose order and page size are not kept.
 * @param list the name under which its reader's choice is kept
 */
export function useKeptColumns<C extends string>(
  list: string,
  all: readonly C[],
  initial: readonly C[] = all,
) {
  const { preference, keep, isPending } = useListPreference(list);
  return {
    columns: keptColumns(preference.columns, all, initial),
    /** Null for the columns that the list starts with. */
    keepColumns: (columns: readonly C[] | null) => keep({ columns: columns && [...columns] }),
    /** True until the reader's choice is known. */
    isPending,
  };
}
