import { distanceMeters } from '../../../contract/booking/distance.ts';
import { type Coordinates, isAirport } from '../../../contract/booking/geo.ts';
import type { Place } from '../../../contract/booking/request.ts';
import { isPublicPlace } from './addressWords.ts';
import { coarseAddress } from './coarseAddress.ts';

/** Three decimals of a degree: about a hundred metres, to the nearest street corner. */
const PRECISION = 1000;
const rounded = (degrees: number) => Math.round(degrees * PRECISION) / PRECISION;

export const coarsePoint = ({ latitude, longitude }: Coordinates): Coordinates => ({
  latitude: rounded(latitude),
  longitude: rounded(longitude),
});

/** A place as followers of a link may see it; airports are shown exactly. */
export const coarsePlace = (place: Place): Coordinates & { address: string | null } =>
  isAirport(place)
    ? { latitude: place.latitude, longitude: place.longitude, address: place.address }
    : {
        ...coarsePoint(place),
        address: coarseAddress(place.address, { isPublic: isPublicPlace(place.locationTypes) }),
      };

/** Within this distance the car's position would show which door it is. */
const DOOR_METERS = 250;

/**
 * Where the car is, once its passenger is on board. Close to a place that is shown roughly, it is
 * shown at that rough point.
 */
export function coarseCar<L extends Coordinates & { heading: number | null }>(
  car: L,
  places: readonly Place[],
): L {
  const door = places.find(
    (place) => !isAirport(place) && distanceMeters(place, car) <= DOOR_METERS,
  );
  return door ? { ...car, ...coarsePoint(door), heading: null } : car;
}
