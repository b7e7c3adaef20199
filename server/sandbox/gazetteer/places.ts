import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { distanceMeters } from '../../../contract/booking/distance.ts';
import { AIRPORT_TYPE, type Coordinates } from '../../../contract/booking/geo.ts';
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

/** The weight of a town that people elsewhere have heard of, with some 5,000 inhabitants. */
const KNOWN_TOWN = 28;

/** How much a town stands out around a place: its size counts, its distance counts more. */
const pull = (town: Place, at: Coordinates): number =>
  10 ** (town.weight / 5) / (1 + distanceMeters(town.coordinates, at) / 1000) ** 3;

/**
 * Places with the same description, such as the two called Washington in England, with the town
 * that they are near, since the data has no counties.
 */
function toldApart(places: readonly Place[]): Place[] {
  const towns = places.filter(({ kind, weight }) => kind === 'town' && weight >= KNOWN_TOWN);
  const same = Map.groupBy(places, ({ description }) => description);
  return places.map((place) => {
    if (same.get(place.description)?.length === 1) return place;
    const [name = ''] = place.names;
    const pulls = towns.map((town) => (town.names[0] === name ? 0 : pull(town, place.coordinates)));
    const near = towns[pulls.indexOf(Math.max(...pulls))];
    const told = `${name} (near ${near?.names[0] ?? ''})`;
    return { ...place, description: place.description.replace(name, () => told) };
  });
}

const loaded = new Map<GazetteerCountry, Place[]>();

/** Everything that the gazetteer knows about a country; read once per process. */
export function loadPlaces(country: GazetteerCountry): readonly Place[] {
  const places = loaded.get(country) ?? toldApart(readPlaces(country));
  loaded.set(country, places);
  return places;
}
