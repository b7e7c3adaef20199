import { expect, it } from 'vitest';
import { coarseCar, coarsePlace } from './coarseAddress.ts';

const place = { latitude: 51.472_345, longitude: -0.488_765, dispatchAddressId: null };
const home = { ...place, address: 'Rose Cottage, 1 High Street', locationTypes: [] };
const terminal = { ...place, address: 'Heathrow Terminal 5', locationTypes: ['airport'] };

it('shows an airport exactly, and any other place to about a hundred metres', () => {
  expect(coarsePlace(terminal)).toEqual({
    latitude: 51.472_345,
    longitude: -0.488_765,
    address: 'Heathrow Terminal 5',
  });
  expect(coarsePlace(home)).toEqual({
    latitude: 51.472,
    longitude: -0.489,
    address: 'High Street',
  });
});

it('names a hotel and the street it is in, and no number', () => {
  const hotel = {
    ...home,
    address: 'The Landmark, 222 Marylebone Road',
    locationTypes: ['lodging'],
  };
  expect(coarsePlace(hotel).address).toBe('The Landmark, Marylebone Road');
});

it('does not show the car near enough to reveal the door', () => {
  const at = (latitude: number) => ({ latitude, longitude: place.longitude, heading: 90 });
  const told = { latitude: 51.472, longitude: -0.489, heading: null };
  expect(coarseCar(at(place.latitude), [home])).toEqual(told);
  expect(coarseCar(at(place.latitude + 0.002), [home])).toEqual(told);
  expect(coarseCar(at(place.latitude + 0.003), [home])).toEqual(at(place.latitude + 0.003));
  expect(coarseCar(at(place.latitude), [terminal])).toEqual(at(place.latitude));
});
