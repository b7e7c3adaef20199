import { describe, expect, it } from 'vitest';
import { heathrow, savoy } from '../../../contract/booking/draft.fixture.ts';
import type { AddressSuggestion } from '../../../contract/booking/geo.ts';
import type { FavouriteAddress } from '../../../contract/resources/favouriteAddresses.ts';
import { addressOptions, exactOption } from './addressOptions.ts';

const favourite = (alias: string, use: 'pickup' | 'dropoff'): FavouriteAddress => ({
  id: alias,
  entityId: 'account',
  alias,
  fullAddressText: `${alias}, 1 High Street, London`,
  latitude: 51.5,
  longitude: -0.1,
  locationTypes: [],
  suggestForPickupAddress: use === 'pickup',
  suggestForDestinationAddress: use === 'dropoff',
  createdAt: '2026-01-01T00:00:00.000Z',
});
const suggestion = (id: string, description: string): AddressSuggestion => ({
  id,
  description,
  source: 'taxi-console',
  coordinates: { latitude: 51.51, longitude: -0.12 },
  locationTypes: [],
  dispatchAddressId: null,
});

const known = {
  favourites: [favourite('Depot', 'dropoff'), favourite('Head office', 'pickup')],
  recent: [savoy, heathrow],
  taken: [],
};
const names = (options: ReturnType<typeof addressOptions>) =>
  options.map(({ group, first }) => `${group}: ${first}`);

describe('addressOptions', () => {
  it('lists the favourites of the field and recent places before anything is typed', () => {
    expect(names(addressOptions('', 'pickup', known, []))).toEqual([
      'favourites: Head office',
      'recent: The Savoy',
      'recent: Heathrow Terminal 5',
    ]);
    expect(names(addressOptions('', 'dropoff', known, []))[0]).toBe('favourites: Depot');
    const taken = [savoy.address, 'Head office, 1 High Street, London'];
    expect(names(addressOptions('', 'pickup', { ...known, taken }, []))).toEqual([
      'recent: Heathrow Terminal 5',
    ]);
    expect(names(addressOptions('', 'stop', known, [])).slice(0, 2)).toEqual([
      'favourites: Depot',
      'favourites: Head office',
    ]);
  });

  it('lists what matches, of either use, and each place once', () => {
    const found = [
      suggestion('favourite:Head office', 'Head office, 1 High Street, London'),
      suggestion('1', savoy.address),
      suggestion('2', 'High Holborn, London'),
    ];
    expect(names(addressOptions('high, london', 'pickup', known, found))).toEqual([
      'favourites: Head office',
      'favourites: Depot',
      'suggestions: The Savoy',
      'suggestions: High Holborn',
    ]);
    expect(names(addressOptions('savoy', 'pickup', known, found.slice(1)))[0]).toBe(
      'recent: The Savoy',
    );
  });
});

describe('exactOption', () => {
  const options = (typed: string, ...texts: string[]) =>
    exactOption(
      typed,
      texts
        .map((text, index) => suggestion(String(index), text))
        .flatMap((one) =>
          addressOptions('', 'stop', { favourites: [], recent: [], taken: [] }, [one]),
        ),
    )?.key;

  it.each([
    ['the savoy, strand london wc2r0ez, UK', '1'],
    ['the savoy', '1'],
    ['High Street', undefined],
    ['sav', undefined],
  ])('takes %j for %s', (typed, key) => {
    const others = ['High Street, Kensington', 'High Street, Putney'];
    expect(options(typed, others[0]!, savoy.address, others[1]!)).toBe(key);
  });

  it('takes what is at a point, whatever its name', () => {
    expect(options('51.5104, -0.1206', 'Near Strand, London')).toBe('0');
    expect(options('51.5104, -0.1206')).toBeUndefined();
  });
});
