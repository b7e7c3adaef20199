import { describe, expect, it } from 'vitest';
import { distanceMeters } from '../../../contract/booking/distance.ts';
import { AIRPORT_TYPE } from '../../../contract/booking/geo.ts';
import { airports, britishPostcodes, britishStations } from './openData.ts';
import type { GazetteerCountry, Place } from './place.ts';
import { loadPlaces, readCheckedPlaces } from './places.ts';
import { findBritishPostcode } from './text.ts';

const CITIES: {
  city: string;
  country: GazetteerCountry;
  file: string;
  box: { south: number; north: number; west: number; east: number };
  postcode: RegExp;
}[] = [
  {
    city: 'London',
    country: 'GB',
    file: 'london.psv',
    box: { south: 51.14, north: 51.91, west: -0.62, east: 0.72 },
    postcode: / [A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/,
  },
  {
    city: 'Sydney',
    country: 'AU',
    file: 'sydney.psv',
    box: { south: -34.1, north: -33.68, west: 150.66, east: 151.31 },
    postcode: / NSW 2\d{3}$/,
  },
];

const AIRPORT_REACH_METERS = 4000;
const STATION_REACH_METERS = 450;
const metersApart = (a: Place, b: Place): number => distanceMeters(a.coordinates, b.coordinates);

describe.each(CITIES)('the checked places of $city', ({ country, file, box, postcode }) => {
  const places = readCheckedPlaces(country, file);

  it('are many', () => {
    expect(places.length).toBeGreaterThanOrEqual(80);
  });

  it('lie in and around the city', () => {
    const astray = places.filter(
      ({ coordinates: { latitude, longitude } }) =>
        !(latitude > box.south && latitude < box.north) ||
        !(longitude > box.west && longitude < box.east),
    );
    expect(astray).toEqual([]);
  });

  it('have one-line addresses that end in a postcode', () => {
    expect(places.filter(({ description }) => !postcode.test(description))).toEqual([]);
  });

  it('have ids, names and points of their own', () => {
    expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
    expect(new Set(places.map(({ names }) => names[0])).size).toBe(places.length);
    const close = places.flatMap((a, at) =>
      places
        .slice(at + 1)
        .filter((b) => metersApart(a, b) < 15)
        .map((b) => `${a.id} ${b.id}`),
    );
    expect(close).toEqual([]);
  });

  it('have each terminal near its airport in the open data', () => {
    const known = airports(country);
    const terminals = places.filter(({ types }) => types.includes(AIRPORT_TYPE));
    expect(terminals.length).toBeGreaterThanOrEqual(3);
    const astray = terminals.filter((terminal) => {
      const airport = known.find(({ names }) => names[1] && terminal.names.includes(names[1]));
      return !airport || metersApart(terminal, airport) > AIRPORT_REACH_METERS;
    });
    expect(astray).toEqual([]);
  });
});

it('puts London stations where the open data has them', () => {
  const stations = britishStations();
  const checked = readCheckedPlaces('GB', 'london.psv').filter(({ types }) =>
    types.includes('train_station'),
  );
  const compared = checked.flatMap((place) => {
    const same = stations.find(({ names }) => names[2] && place.names.includes(names[2]));
    return same ? [{ id: place.id, meters: metersApart(place, same) }] : [];
  });
  expect(compared.length).toBe(checked.length);
  expect(compared.filter(({ meters }) => meters > STATION_REACH_METERS)).toEqual([]);
});

it('puts London addresses in their postcode districts', () => {
  const districts = new Map(britishPostcodes().map((place) => [place.names[0], place]));
  const compared = readCheckedPlaces('GB', 'london.psv').flatMap((place) => {
    const outcode = findBritishPostcode(place.description)?.outcode ?? '';
    const district = districts.get(outcode);
    // The lettered districts of the centre are small; an airport is at its district's edge.
    const reach = /\d[A-Z]$/.test(outcode) ? 900 : 2600;
    const within = place.types.includes(AIRPORT_TYPE) ? 5000 : reach;
    return district ? [{ id: place.id, within, meters: metersApart(place, district) }] : [];
  });
  expect(compared.length).toBeGreaterThan(100);
  expect(compared.filter(({ within, meters }) => meters > within)).toEqual([]);
});

it('puts Sydney addresses in the suburbs they name', () => {
  const suburbs = loadPlaces('AU').filter(({ kind }) => kind === 'town');
  const compared = readCheckedPlaces('AU', 'sydney.psv').flatMap((place) => {
    const name = /([^,]+) NSW \d{4}$/.exec(place.description)?.[1]?.trim() ?? '';
    const suburb = suburbs
      .filter(({ names, description }) => names[0] === name && description.includes(' NSW'))
      .toSorted((a, b) => metersApart(a, place) - metersApart(b, place))[0];
    return suburb ? [{ id: place.id, suburb: name, meters: metersApart(place, suburb) }] : [];
  });
  expect(compared.length).toBeGreaterThan(90);
  const reach = 2000;
  expect(
    compared.filter(({ id, meters }) => meters > (id.includes('airport') ? 4000 : reach)),
  ).toEqual([]);
});

describe.each(['GB', 'AU'] as const)('all places of %s', (country) => {
  const places = loadPlaces(country);

  it('have one id each', () => {
    expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
  });

  it('have a point on the globe, a description and a weight in range', () => {
    const wrong = places.filter(
      ({ coordinates: { latitude, longitude }, description, weight }) =>
        !(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) ||
        description.trim() !== description ||
        description === '' ||
        !(weight > 0 && weight <= 60),
    );
    expect(wrong).toEqual([]);
  });

  it('name an airport with hand-checked terminals only by them', () => {
    const codes = places
      .filter(({ types }) => types.includes(AIRPORT_TYPE))
      .filter(({ kind }) => kind === 'airport')
      .map(({ names }) => names[1]);
    expect(codes).not.toContain(country === 'GB' ? 'LHR' : 'SYD');
    expect(codes).toContain(country === 'GB' ? 'MAN' : 'MEL');
  });
});
