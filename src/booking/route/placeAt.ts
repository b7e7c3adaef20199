import type { Coordinates } from '../../../contract/booking/geo.ts';
import type { Place } from '../../../contract/booking/request.ts';
import { reverseGeocode } from '../../dataProvider/bookingCalls.ts';

/** A tenth of a metre, which is more precise than anyone places a pin. */
const micro = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

/**
 * The place at a point: it gets the address found there, but keeps the exact point.
 * @throws HttpError 404 where nobody knows an address
 */
export async function placeAt(at: Coordinates): Promise<Place> {
  const point = { latitude: micro(at.latitude), longitude: micro(at.longitude) };
  const { description, locationTypes } = await reverseGeocode(point);
  return { address: description, ...point, locationTypes, dispatchAddressId: null };
}
