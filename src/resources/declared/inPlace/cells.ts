import type { FieldKind } from '../../../../contract/core/fields.ts';
import type { AnyResource } from '../../../../contract/core/resource.ts';
import type { Column } from '../columns.ts';

/** Kinds whose input fits into a cell. */
const FITTING: ReadonlySet<FieldKind> = new Set([
  'text',
  'email',
  'number',
  'money',
  'distance',
  'rate',
  'boolean',
  'choice',
  'reference',
]);

interface Editable {
  canUpdate: (field: string) => boolean;
  /** Fields with a hand-written cell, which can edit itself where that is possible. */
  ownCells: readonly string[];
}

/** The fields of a row that can be edited in its cells, in the order of the Tab key. */
export const editableFields = (
  declaration: AnyResource,
  columns: readonly Column[],
  { canUpdate, ownCells }: Editable,
): string[] =>
  columns
    .flatMap(({ fields }) => fields)
    .filter((name) => {
      const field = declaration.fields[name];
      const fits = field !== undefined && FITTING.has(field.kind) && !field.multiline;
      // If a change of status has further options, the dialog asks for them.
      if (field?.isBadge && declaration.changeOptions) return false;
      return fits && canUpdate(name) && !ownCells.includes(name);
    });
