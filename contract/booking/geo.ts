import { z } from 'zod';
import { PRODUCT_ID } from '../core/product.ts';

/** A WGS 84 point in decimal degrees. */
export const coordinates = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});
export type Coordinates = z.infer<typeof coordinates>;

/** Who found an address: Google, or one of the product's own geocoders. */
export const addressSource = z.enum(['google', PRODUCT_ID]);
export type AddressSource = z.infer<typeof addressSource>;

/** The location type that asks for flight details. */
export const AIRPORT_TYPE = 'airport';

/** How many suggestions an address search answers with. */
export const ADDRESS_SUGGESTION_LIMIT = 5;

/** A suggestion for a typed text. `coordinates` is null when only the details call knows them. */
export const addressSuggestion = z.object({
  id: z.string().min(1),
  /** The address in one line. Two places can have the same one. */
  description: z.string().min(1),
  /** What the account calls the place; only of its favourites. */
  alias: z.string().optional(),
  source: addressSource,
  coordinates: coordinates.nullable(),
  locationTypes: z.array(z.string()),
  dispatchAddressId: z.string().nullable(),
});
export type AddressSuggestion = z.infer<typeof addressSuggestion>;

/** A chosen address: a suggestion whose point is known. */
export const addressDetails = addressSuggestion.extend({ coordinates });
export type AddressDetails = z.infer<typeof addressDetails>;

/** Whether a pickup or dropoff is at an airport. */
export const isAirport = (address: { locationTypes: readonly string[] }): boolean =>
  address.locationTypes.includes(AIRPORT_TYPE);

const PAIR = /^\s*\(?\s*([+-]?\d{1,3}(?:\.\d+)?)\s*(?:,\s*|\s+)([+-]?\d{1,3}(?:\.\d+)?)\s*\)?\s*$/;

/**
 * Reads a typed or pasted point, latitude first.
 * Two bare whole numbers are not a point: they are more likely a house number and something else.
 *
 * @example parseCoordinates('51.47, -0.45') // { latitude: 51.47, longitude: -0.45 }
 * @returns null when the text is not a point on the globe
 */
export function parseCoordinates(text: string): Coordinates | null {
  const pair = PAIR.exec(text);
  if (!pair || !/[.,]/.test(text)) return null;
  const point = coordinates.safeParse({ latitude: Number(pair[1]), longitude: Number(pair[2]) });
  return point.success ? point.data : null;
}
