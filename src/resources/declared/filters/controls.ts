import { isNumber } from '../../../../contract/core/fields.ts';
import type { AnyResource, FilterDeclaration } from '../../../../contract/core/resource.ts';

/** The parameter by which a list is filtered by account. */
export const ACCOUNT = 'corporationId';

/** A control above the list for a field's filters, with the names of the parameters it sets. */
export type FilterControl = { field: string } & (
  | { by: 'days'; period: string | null; from: string; to: string }
  | { by: 'range' | 'wholeDays'; from: string; to: string }
  | { by: 'text' | 'month' | 'choice' | 'reference' | 'boolean'; name: string }
);

type Named = readonly [name: string, filter: FilterDeclaration];

function controlOf(declaration: AnyResource, field: string, filters: readonly Named[]) {
  const kind = declaration.fields[field]?.kind;
  const named = (match: FilterDeclaration['match']): string | undefined =>
    filters.find(([, filter]) => filter.match === match && filter.member === undefined)?.[0];
  const [from, to, before] = [named('from'), named('to'), named('before')];
  if (kind === 'dateTime' && from && before)
    return { field, by: 'days' as const, period: named('period') ?? null, from, to: before };
  if (kind && isNumber(kind) && from && to) return { field, by: 'range' as const, from, to };
  if (kind === 'date' && from && to) return { field, by: 'wholeDays' as const, from, to };
  const part = named('contains');
  const isMonth = filters.some(([, filter]) => filter.isMonth);
  if (part) return { field, by: isMonth ? ('month' as const) : ('text' as const), name: part };
  const name = named('in');
  if (name && (kind === 'choice' || kind === 'reference' || kind === 'boolean'))
    return { field, by: kind, name };
  return null;
}

/** The controls of a declaration's filters, one for each field, in declared order. */
export function filterControls(declaration: AnyResource): FilterControl[] {
  const filters = Object.entries(declaration.list.filters ?? {});
  const fields = [...new Set(filters.map(([, { field }]) => field))];
  return fields
    .map((field) =>
      controlOf(
        declaration,
        field,
        filters.filter(([, filter]) => filter.field === field),
      ),
    )
    .filter((control) => control !== null);
}
