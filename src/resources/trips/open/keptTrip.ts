import type { Trip } from '../../../../contract/resources/bookings.ts';

/** The open trip as the list last showed it. */
export interface SeenTrip {
  trip: Trip;
  /** Its place among the rows. */
  index: number;
  /** A refresh no longer contained it. */
  hasLeft: boolean;
}

/**
 * Follows the open trip through each new answer to its list's request.
 * @param seen what this function gave before
 * @returns `seen` itself if nothing changed; null until the list has shown the trip
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

/** The rows with a trip that has left them, put back at its former place. */
export const withTrip = (rows: readonly Trip[], trip: Trip, index: number): Trip[] =>
  rows.toSpliced(Math.min(index, rows.length), 0, trip);
