import type { FieldKind } from '../../../../contract/core/fields.ts';
import type { AnyResource } from '../../../../contract/core/resource.ts';

/** Kinds whose values belong to a single row. */
const OF_ONE: ReadonlySet<FieldKind> = new Set(['object', 'list', 'references']);

/**
 * Fields that can get the same value in many rows. Fields that distinguish rows are left out:
 * names, and fields about one person.
 */
export const batchFields = (
  declaration: AnyResource,
  canUpdate: (field: string) => boolean,
): string[] =>
  Object.entries(declaration.fields)
    .filter(([name, { kind, isPersonal }]) => {
      const isOfOne = isPersonal || declaration.label.includes(name);
      return canUpdate(name) && !isOfOne && !OF_ONE.has(kind);
    })
    .map(([name]) => name);
