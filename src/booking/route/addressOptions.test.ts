import { describe, expect, it } from 'vitest';
import { heathrow, savoy } from '../../../contract/booking/draft.fixture.ts';
import type { AddressSuggestion } from '../../../contract/booking/geo.ts';
import type { Place } from '../../../contract/booking/request.ts';
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

  it('lists what matches, whatever it is used for, and each place once', () => {
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

it('lists two places of the same address, and chooses neither of them alone', () => {
  const near = suggestion('1', 'Newport, UK');
  const far = {
    ...suggestion('2', 'Newport, UK'),
    coordinates: { latitude: 52.8, longitude: -2.4 },
  };
  const unknown = { ...suggestion('3', 'Newport, UK'), coordinates: null };
  for (const found of [
    [near, far],
    [unknown, { ...unknown, id: '4' }],
  ]) {
    const options = addressOptions('newport, uk', 'stop', { ...known, favourites: [] }, found);
    expect(options.map(({ key }) => key)).toEqual(found.map(({ id }) => id));
    expect(exactOption('newport, uk', options)).toBeNull();
  }
});

it('shows the alias of a favourite, and stores its address', () => {
  const found = { ...suggestion('favourite:9', '1 High Street'), alias: 'Office' };
  const [option] = addressOptions('office', 'stop', { ...known, favourites: [] }, [found]);
  expect(option).toMatchObject({ first: 'Office', place: { address: '1 High Street' } });
});

describe('exactOption', () => {
  const others = ['High Street, Kensington', 'High Street, Putney'].map((text) =>
    suggestion(text, text),
  );
  const savoyHotel = suggestion('savoy', savoy.address);
  const meant = (typed: string, found: readonly AddressSuggestion[]) => {
    const places = { favourites: [], recent: [], taken: [] };
    return exactOption(typed, addressOptions(typed, 'stop', places, found))?.key;
  };

  it.each([
    ['the savoy, strand london wc2r0ez, UK', 'savoy'],
    ['the savoy', undefined],
    ['High Street', undefined],
    ['sav', undefined],
  ])('accepts %j among others as %s', (typed, key) => {
    expect(meant(typed, [...others, savoyHotel])).toBe(key);
  });

  it('accepts a name if nothing else was found, and the names of favourites at any time', () => {
    expect(meant('the savoy', [savoyHotel])).toBe('savoy');
    expect(meant('sav', [savoyHotel])).toBeUndefined();
    const named = addressOptions('depot', 'pickup', known, [suggestion('1', 'Depot, Wales')]);
    expect(exactOption('depot', named)?.key).toBe('favourite:Depot');
  });

  it('accepts what is at a point, whatever its name, and nothing with a similar name', () => {
    expect(meant('51.5104, -0.1206', [suggestion('0', 'Near Strand, London')])).toBe('0');
    expect(meant('51.5104, -0.1206', [])).toBeUndefined();
    const numbered: Place = { ...savoy, address: '0 Strand, London WC2R 0EZ' };
    expect(addressOptions('0, 0', 'pickup', { ...known, recent: [numbered] }, [])).toEqual([]);
  });
});
