import type { AnyResource } from '../../../contract/core/resource.ts';

/** A column of a derived list. */
export interface Column {
  /** Field whose label heads the column and by which it sorts. */
  source: string;
  /** Fields shown, joined by spaces: several for a person's name. */
  fields: readonly string[];
  sortable: boolean;
}

/**
 * The columns of a list. Fields that name a row together (given and family name) share one column,
 * headed `nameColumn` and sorted by the first of them.
 */
export function columnsOf(declaration: AnyResource): Column[] {
  const { columns, sortable } = declaration.list;
  const parts = declaration.label.length > 1 ? declaration.label : [];
  return columns
    .filter((source) => !parts.includes(source) || source === parts[0])
    .map((source) => ({
      source,
      fields: source === parts[0] ? parts : [source],
      sortable: sortable.includes(source),
    }));
}

export { rowLabel } from '../../../contract/core/resource.ts';

/** Field that says whose account a row belongs to; undefined for accounts themselves and fleets. */
export function accountField(declaration: AnyResource): string | undefined {
  const { scope } = declaration;
  return scope.by === 'corporation' && scope.field !== 'id' ? scope.field : undefined;
}
