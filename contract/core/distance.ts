import type { Channel } from './channel.ts';

/**
 * Distances are whole metres in the database and the API. People read and type them in the unit of
 * the channel's country, with two decimals.
 */
export type DistanceUnit = Channel['distanceUnit'];

// Whole numbers, so that a distance half-way between two shown ones is divided exactly.
const MILLIMETERS_IN: Record<DistanceUnit, number> = { mi: 1_609_344, km: 1_000_000 };

/** How many hundredths of a unit are shown for a distance. */
const hundredths = (meters: number, unit: DistanceUnit): number =>
  Math.round((meters * 100_000) / MILLIMETERS_IN[unit]);

/** The least distance in whole metres that is shown as so many hundredths of a unit, or more. */
const leastMeters = (shown: number, unit: DistanceUnit): number =>
  Math.ceil(((2 * shown - 1) * MILLIMETERS_IN[unit]) / 200_000);

/** Metres as the number of miles or kilometres that is shown for them. */
export const inUnit = (meters: number, unit: DistanceUnit): number =>
  hundredths(meters, unit) / 100;

/** The least and the greatest distance, in whole metres, that are shown as this many units. */
export function metersShownAs(units: number, unit: DistanceUnit): { least: number; most: number } {
  const shown = Math.round(units * 100);
  return { least: leastMeters(shown, unit), most: leastMeters(shown + 1, unit) - 1 };
}

/**
 * The whole metres that a typed number of units stands for.
 * @param known distances that are meant if they are shown as the typed number, such as the stored
 *   one and the limits
 */
export const typedMeters = (
  units: number,
  unit: DistanceUnit,
  known: readonly number[] = [],
): number =>
  known.find((meters) => hundredths(meters, unit) === Math.round(units * 100)) ??
  Math.round((units * MILLIMETERS_IN[unit]) / 1000);

/** The nearest distance that is a whole number of units, and at least one, in metres. */
export const wholeUnits = (meters: number, unit: DistanceUnit): number =>
  typedMeters(Math.max(1, Math.round(inUnit(meters, unit))), unit);

/** The nearest distance that is a whole number of tenths of a unit, and at least one, in metres. */
export const tenthsOfUnits = (meters: number, unit: DistanceUnit): number =>
  typedMeters(Math.max(1, Math.round(inUnit(meters, unit) * 10)) / 10, unit);

/** Money for a kilometre as money for a mile or kilometre. */
export const ratePerUnit = (perKilometre: number, unit: DistanceUnit): number =>
  (perKilometre * MILLIMETERS_IN[unit]) / MILLIMETERS_IN.km;

/** Money for a mile or kilometre as money for a kilometre, exact to a ten-thousandth. */
export const ratePerKilometre = (perUnit: number, unit: DistanceUnit): number =>
  Math.round((perUnit * MILLIMETERS_IN.km * 10_000) / MILLIMETERS_IN[unit]) / 10_000;
