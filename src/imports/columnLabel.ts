import type { ImportColumn } from '../../contract/import/columns.ts';
import type { AnyResource } from '../../contract/core/resource.ts';

/** What a column of a file is called: as the list and the form call its field. */
export const columnLabel = (
  translate: (key: string) => string,
  { name, importable }: AnyResource,
  { field, part }: Pick<ImportColumn, 'field' | 'part'>,
): string =>
  importable?.labels?.[field] ??
  translate(
    part === 'prefix'
      ? 'imports.prefix'
      : `${importable?.booked ? 'tripImports' : `resources.${name}`}.fields.${field}`,
  );
