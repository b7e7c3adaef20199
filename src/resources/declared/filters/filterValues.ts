/** Filters of a list as react-admin keeps them. */
export type FilterValues = Record<string, unknown>;

/** The values of a filter: links and older addresses hold one value, or several with commas. */
export function valuesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String);
  if (typeof value === 'boolean' || typeof value === 'number') return [String(value)];
  return typeof value === 'string' ? value.split(',').filter(Boolean) : [];
}

export const textOf = (value: unknown): string => valuesOf(value).join(',');

export function numberOf(value: unknown): number | null {
  const text = textOf(value);
  return text === '' || Number.isNaN(Number(text)) ? null : Number(text);
}

/** The filters with some of them changed; undefined removes one. */
export const changed = (filters: FilterValues, change: FilterValues): FilterValues =>
  Object.fromEntries(
    Object.entries({ ...filters, ...change }).filter(([, value]) => value !== undefined),
  );
