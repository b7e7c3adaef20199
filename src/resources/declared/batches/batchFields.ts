import type { AnyResource } from '../../../../contract/core/resource.ts';

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
      return canUpdate(name) && !isOfOne && kind !== 'object' && kind !== 'references';
    })
    .map(([name]) => name);
