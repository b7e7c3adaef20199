import type { Coordinates } from '../../../contract/booking/geo.ts';
import { isAirport } from '../../../contract/booking/geo.ts';
import type { Place } from '../../../contract/booking/request.ts';

/** Three decimals of a degree: the street corner, about a hundred metres off. */
const PRECISION = 1000;
const rounded = (degrees: number) => Math.round(degrees * PRECISION) / PRECISION;

export const coarsePoint = ({ latitude, longitude }: Coordinates): Coordinates => ({
  latitude: rounded(latitude),
  longitude: rounded(longitude),
});

const UNIT = /^(?:flat|apartment|apt|unit|suite|room|floor|appartement|étage)\b/i;
/** A house number before the street's name, or after it, as the continent writes it. */
const NUMBER_BEFORE = /^\d+\s?[a-z]?(?:\s?(?:bis|ter))?(?:\s?[-/–]\s?\d+\s?[a-z]?)?\s+/i;
const NUMBER_AFTER = /\s+\d+\s?[a-z]?(?:\s?[-/–]\s?\d+\s?[a-z]?)?$/i;
/** A British postcode names about fifteen doors; its first half names a district. */
const POSTCODE = /\b([A-Z]{1,2}\d[A-Z\d]?)\s*\d[A-Z]{2}\b/gi;

/**
 * An address without what tells the door: number, flat and full postcode.
 * @example coarseAddress('Flat 3, 221b Baker Street, London NW1 6XE') // 'Baker Street, London NW1'
 */
export function coarseAddress(address: string): string {
  const parts = address
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !UNIT.test(part) && !/^\d+\s?[a-z]?$/i.test(part));
  const [street = '', ...rest] = parts;
  const named = street.replace(NUMBER_BEFORE, '').replace(NUMBER_AFTER, '');
  return [named, ...rest].join(', ').replaceAll(POSTCODE, '$1');
}

/** A place as followers of a link may know it; airports are everybody's. */
export const coarsePlace = (place: Place): Coordinates & { address: string } =>
  isAirport(place)
    ? { latitude: place.latitude, longitude: place.longitude, address: place.address }
    : { ...coarsePoint(place), address: coarseAddress(place.address) };
