import type { FilterDeclaration } from './resource.ts';

/**
 * Filters by an instant for which the console offers days: a named period, or a first and last day.
 * @param name what the parameters begin with: `created` gives `createdPeriod`, `createdFrom`, `createdTo`
 * @example filters: { status: { field: 'status', match: 'in' }, ...dayFilters('created', 'createdAt') }
 */
export const dayFilters = <N extends string>(name: N, field: string) =>
  ({
    [`${name}Period`]: { field, match: 'period' },
    [`${name}From`]: { field, match: 'from' },
    [`${name}To`]: { field, match: 'before' },
  }) as Record<`${N}${'Period' | 'From' | 'To'}`, FilterDeclaration>;

/**
 * Filters by a number, an amount, a distance or a day: the least and the greatest value, both included.
 * @example filters: rangeFilters('serviceRadius', 'serviceRadiusMeters')
 */
export const rangeFilters = <N extends string>(name: N, field: string) =>
  ({
    [`${name}From`]: { field, match: 'from' },
    [`${name}To`]: { field, match: 'to' },
  }) as Record<`${N}${'From' | 'To'}`, FilterDeclaration>;
