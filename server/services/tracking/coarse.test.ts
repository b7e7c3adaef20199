import fc from 'fast-check';
import { expect, it } from 'vitest';
import { coarseAddress, coarsePlace } from './coarse.ts';

it.each([
  ['Flat 3, 221b Baker Street, London NW1 6XE', 'Baker Street, London NW1'],
  ['10 Downing Street, London SW1A 2AA', 'Downing Street, London SW1A'],
  ['12-14 Acacia Avenue, Harrow', 'Acacia Avenue, Harrow'],
  ['Unit 5, 7 Mill Lane, London', 'Mill Lane, London'],
  ['12 bis rue de Rivoli, Paris', 'rue de Rivoli, Paris'],
  ['Hauptstraße 12a, Berlin', 'Hauptstraße, Berlin'],
  ['The Savoy, Strand, London', 'The Savoy, Strand, London'],
  ["King's Cross Station", "King's Cross Station"],
])('%s becomes %s', (address, coarse) => {
  expect(coarseAddress(address)).toBe(coarse);
});

it('never leaves the number of a house', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9999 }),
      fc.constantFrom('', 'a', 'B'),
      (number, letter) => {
        const shown = coarseAddress(`${number}${letter} High Street, London`);
        expect(shown).toBe('High Street, London');
      },
    ),
  );
});

it('shows an airport as it is, any other place about a hundred metres off', () => {
  const place = { latitude: 51.472_345, longitude: -0.488_765, dispatchAddressId: null };
  const terminal = { ...place, address: 'Heathrow Terminal 5', locationTypes: ['airport'] };
  expect(coarsePlace(terminal)).toEqual({
    latitude: 51.472_345,
    longitude: -0.488_765,
    address: 'Heathrow Terminal 5',
  });
  expect(coarsePlace({ ...place, address: '1 High Street', locationTypes: [] })).toEqual({
    latitude: 51.472,
    longitude: -0.489,
    address: 'High Street',
  });
});
