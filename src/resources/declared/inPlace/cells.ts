import type { FieldKind } from '../../../../contract/core/fields.ts';
import type { AnyResource } from '../../../../contract/core/resource.ts';
import type { Column } from '../columns.ts';

/** Kinds whose input fits into a cell. */
const FITTING: ReadonlySet<FieldKind> = new Set([
  'text',
  'email',
  'number',
  'money',
  'boolean',
  'choice',
  'reference',
]);

interface Editable {
  canUpdate: (field: string) => boolean;
  /** Fields whose cell is written by hand, which edits itself where it can. */
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
      // A change of status that can be told to do more is asked about in the dialog.
      if (field?.isBadge && declaration.changeOptions) return false;
      return fits && canUpdate(name) && !ownCells.includes(name);
    });
