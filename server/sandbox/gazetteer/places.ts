import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AIRPORT_TYPE } from '../../../contract/booking/geo.ts';
import * as open from './openData.ts';
import { placeId } from './place.ts';
import type { GazetteerCountry, Place } from './place.ts';

/** Reads a city's hand-checked places: `id | name | address | lat, lng | types | aliases`. */
export function readCheckedPlaces(country: GazetteerCountry, file: string): Place[] {
  const lines = readFileSync(join(import.meta.dirname, 'places', file), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));
  return lines.map((line, at) => {
    const [key = '', name = '', address = '', point = '', types = '', aliases = ''] = line
      .split('|')
      .map((cell) => cell.trim());
    const [latitude = Number.NaN, longitude = Number.NaN] = point.split(',').map(Number);
    const kinds = types.split(';').map((type) => type.trim());
    const base = kinds.includes(AIRPORT_TYPE) ? 60 : kinds.includes('train_station') ? 48 : 40;
    return {
      id: placeId(country, key),
      kind: 'checked',
      names: [name, ...aliases.split(';').map((alias) => alias.trim())].filter(Boolean),
      description: address.startsWith(`${name},`) ? address : `${name}, ${address}`,
      coordinates: { latitude, longitude },
      types: kinds,
      // The file's order breaks ties: places that are asked for more often come earlier in it.
      weight: base - at / 100,
    };
  });
}

/** The open-data places whose code (IATA, CRS) no hand-checked place has. */
function uncovered(data: Place[], checked: Place[], type: string): Place[] {
  const covered = new Set(checked.filter((p) => p.types.includes(type)).flatMap((p) => p.names));
  return data.filter((place) => !place.names.some((name) => covered.has(name)));
}

function readPlaces(country: GazetteerCountry): Place[] {
  if (country === 'AU') {
    const checked = readCheckedPlaces('AU', 'sydney.psv');
    const { places, bySuburb } = open.australianPostcodes();
    const others = uncovered(open.airports('AU'), checked, AIRPORT_TYPE);
    return [...checked, ...others, ...open.towns('AU', bySuburb), ...places];
  }
  const checked = readCheckedPlaces('GB', 'london.psv');
  const settlements = open.towns('GB', new Map());
  return [
    ...checked,
    ...uncovered(open.airports('GB'), checked, AIRPORT_TYPE),
    ...uncovered(open.britishStations(), checked, 'train_station'),
    ...settlements,
    ...open.londonAreas(settlements),
    ...open.britishPostcodes(),
  ];
}

const loaded = new Map<GazetteerCountry, Place[]>();

/** Everything that the gazetteer knows about a country; read once per process. */
export function loadPlaces(country: GazetteerCountry): readonly Place[] {
  const places = loaded.get(country) ?? readPlaces(country);
  loaded.set(country, places);
  return places;
}
