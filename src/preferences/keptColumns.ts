/**
 * The columns of a list in the order in which its reader chose them, each once, or else its initial
 * ones. A name that the list does not know is ignored, so that a column can be removed without breaking
 * anybody's list.
 * @param kept the reader's choice, or what an address names; null for none
 */
export function keptColumns<C extends string>(
  kept: readonly string[] | null,
  all: readonly C[],
  initial: readonly C[],
): readonly C[] {
  const names = [...new Set(kept ?? [])];
  const known = names.flatMap((name) => all.find((column) => column === name) ?? []);
  return known.length > 0 ? known : initial;
}
