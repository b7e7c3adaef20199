import type { BookingStatus } from '../../contract/booking/status.ts';
import type { DriverLocation } from '../../contract/booking/trip.ts';
import type { Place } from '../../contract/booking/request.ts';
import type { Place as GazetteerPlace } from '../sandbox/gazetteer/place.ts';
import type { Random } from './random.ts';

export interface Route {
  origin: Place;
  destination: Place;
  waypoints: Place[];
}

const toPlace = (place: GazetteerPlace): Place => ({
  address: place.description,
  ...place.coordinates,
  dispatchAddressId: null,
  locationTypes: place.types,
});

/** What business trips look like: airport runs, hotels, stations, offices, now and then a stop. */
export function pickRoute(places: readonly GazetteerPlace[], random: Random): Route {
  const ofType = (...types: string[]) =>
    places.filter((place) => place.types.some((type) => types.includes(type)));
  const airports = ofType('airport');
  const town = ofType('lodging', 'premise', 'train_station', 'tourist_attraction');
  const [from, to] = random.weighted([
    [[airports, town], 30],
    [[town, airports], 28],
    [[town, town], 42],
  ]);
  const origin = random.pick(from);
  const others = to.filter((place) => place.id !== origin.id);
  const destination = random.pick(others);
  const waypoints = random.chance(0.1)
    ? [random.pick(town.filter((place) => place.id !== origin.id && place.id !== destination.id))]
    : [];
  return {
    origin: toPlace(origin),
    destination: toPlace(destination),
    waypoints: waypoints.map(toPlace),
  };
}

/** Where the driver is: near the pickup, at it, or half-way to the dropoff. */
export function driverAt(
  status: BookingStatus,
  { origin, destination }: Route,
): DriverLocation | null {
  const { latitude, longitude } = origin;
  const between = (from: number, to: number) => Math.round(((from + to) / 2) * 1e6) / 1e6;
  if (status === 'ASSIGN' || status === 'ENROUTE')
    return { latitude: latitude + 0.008, longitude: longitude - 0.006, heading: 155 };
  if (status === 'MADECONTACT') return { latitude, longitude, heading: null };
  if (status !== 'DROPPINGOFF') return null;
  return {
    latitude: between(latitude, destination.latitude),
    longitude: between(longitude, destination.longitude),
    heading: null,
  };
}
