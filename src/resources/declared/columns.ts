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

export { accountField, rowLabel } from '../../../contract/core/resource.ts';
