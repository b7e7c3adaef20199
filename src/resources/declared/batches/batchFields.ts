import type { FieldKind } from '../../../../contract/core/fields.ts';
import type { AnyResource } from '../../../../contract/core/resource.ts';

/** Kinds whose values are made for one row. */
const OF_ONE: ReadonlySet<FieldKind> = new Set(['object', 'list', 'references']);

/**
 * Fields that many rows can be given the same value of. What tells rows apart is not among them:
 * their names, and what says something about one person.
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
