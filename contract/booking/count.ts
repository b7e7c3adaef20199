/** The counts of a booking: vehicles, and the passengers and bags of the flight. */
export const COUNT_FIELDS = [
  'vehicles',
  'totalPassengers',
  'totalSmallBags',
  'totalLargeBags',
] as const;
export type CountField = (typeof COUNT_FIELDS)[number];

/**
 * What a typed text means as a count. Whole numbers beyond the limits become the nearest limit, and
 * `corrected` says which, for a message; anything else is never turned into a whole number.
 */
export type TypedCount =
  | { kind: 'count'; count: number; corrected: 'least' | 'most' | null }
  | { kind: 'unfinished' };

interface Limits {
  min: number;
  max: number;
}

const UNFINISHED: TypedCount = { kind: 'unfinished' };

/**
 * Reads a count while it is typed. A number below the minimum is unfinished: 0 may become 05.
 * @example readCount('25', { min: 1, max: 10 }) // { kind: 'count', count: 10, corrected: 'most' }
 * @example readCount('3.7', { min: 1, max: 10 }) // { kind: 'unfinished' }
 */
export function readCount(text: string, { min, max }: Limits): TypedCount {
  const typed = text.trim();
  if (!/^\d+$/.test(typed) || Number(typed) < min) return UNFINISHED;
  const count = Number(typed);
  return count > max
    ? { kind: 'count', count: max, corrected: 'most' }
    : { kind: 'count', count, corrected: null };
}

/** Reads it when the field is left: an empty field or too small a number becomes the minimum. */
export function readLeftCount(text: string, limits: Limits): TypedCount {
  const typed = text.trim();
  const { min } = limits;
  // An empty field whose minimum is zero needs no message.
  if (typed === '') return { kind: 'count', count: min, corrected: min > 0 ? 'least' : null };
  if (/^-?\d+$/.test(typed) && Number(typed) < min)
    return { kind: 'count', count: min, corrected: 'least' };
  return readCount(text, limits);
}
