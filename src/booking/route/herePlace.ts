import type { Place } from '../../../contract/booking/request.ts';
import { placeAt } from './placeAt.ts';

const PATIENCE_MS = 10_000;
/** A position that is up to a minute old still counts as the current one. */
const FRESH_MS = 60_000;

/**
 * The place where the device is, with its address.
 * @throws GeolocationPositionError when the position is refused or unavailable, HttpError when
 * nobody knows an address there
 */
export async function herePlace(): Promise<Place> {
  const { coords } = await new Promise<GeolocationPosition>((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, {
      enableHighAccuracy: true,
      timeout: PATIENCE_MS,
      maximumAge: FRESH_MS,
    });
  });
  return placeAt(coords);
}
