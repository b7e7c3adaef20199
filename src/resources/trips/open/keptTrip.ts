import type { Trip } from '../../../../contract/resources/bookings.ts';

/** The open trip as the list showed it last. */
export interface SeenTrip {
  trip: Trip;
  /** Its place among the rows. */
  index: number;
  /** A refresh came without it. */
  hasLeft: boolean;
}

/**
 * Follows the open trip through the answers of its list.
 * @param seen what this function gave before
 * @returns `seen` itself where nothing changed; null before the list has shown the trip
 */
export function followTrip(
  seen: SeenTrip | null,
  openId: string | null,
  rows: readonly Trip[],
): SeenTrip | null {
  if (openId === null) return null;
  const index = rows.findIndex(({ id }) => id === openId);
  const trip = rows[index];
  const before = seen?.trip.id === openId ? seen : null;
  if (!trip) return before && !before.hasLeft ? { ...before, hasLeft: true } : before;
  const isSame = before?.trip === trip && before.index === index && !before.hasLeft;
  return isSame ? before : { trip, index, hasLeft: false };
}

/** The rows with a trip that has left them, where it stood before. */
export const withTrip = (rows: readonly Trip[], trip: Trip, index: number): Trip[] =>
  rows.toSpliced(Math.min(index, rows.length), 0, trip);
