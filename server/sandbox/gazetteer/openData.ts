import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { distanceMeters } from '../../../contract/booking/distance.ts';
import { AIRPORT_TYPE } from '../../../contract/booking/geo.ts';
import type { Coordinates } from '../../../contract/booking/geo.ts';
import { placeId } from './place.ts';
import type { GazetteerCountry, Place } from './place.ts';

function read<T>(file: string, row: z.ZodType<T>): T[] {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  return z.array(row).parse(JSON.parse(text));
}

const slug = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/['’\p{M}]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const airportRow = z.tuple([
  z.string(),
  z.string(),
  z.string(),
  z.string(),
  z.number(),
  z.number(),
  z.number(),
]);

export function airports(country: GazetteerCountry): Place[] {
  return read('data/airports.json', airportRow)
    .filter(([of]) => of === country)
    .map(([, iata, icao, name, latitude, longitude, large]) => ({
      id: placeId(country, `airport-${iata.toLowerCase()}`),
      kind: 'airport',
      names: [name, iata, icao],
      description: /airport|aerodrome/i.test(name) ? `${name} (${iata})` : `${name} Airport`,
      coordinates: { latitude, longitude },
      types: [AIRPORT_TYPE],
      weight: large ? 50 : 35,
    }));
}

const stationRow = z.tuple([z.string(), z.string(), z.string(), z.number(), z.number()]);

export function britishStations(): Place[] {
  return read('data/stations-gb.json', stationRow).map(
    ([crs, given, town, latitude, longitude]) => {
      const name = `${given.replace(/ Rail$/, '')} Station`;
      return {
        id: placeId('GB', `station-${crs.toLowerCase()}`),
        kind: 'station',
        names: [name, given, crs],
        description: name.includes(town) ? name : `${name}, ${town}`,
        coordinates: { latitude, longitude },
        types: ['train_station'],
        weight: 30,
      };
    },
  );
}

const BRITISH_NATIONS: Record<string, string> = {
  ENG: 'England',
  SCT: 'Scotland',
  WLS: 'Wales',
  NIR: 'Northern Ireland',
};
const townRow = z.tuple([z.number(), z.string(), z.string(), z.number(), z.number(), z.number()]);

export function towns(country: GazetteerCountry, postcodes: Map<string, string>): Place[] {
  return read(`data/towns-${country.toLowerCase()}.json`, townRow).map(
    ([id, name, state, population, latitude, longitude]) => {
      const postcode = postcodes.get(`${name}, ${state}`);
      const region = country === 'GB' ? `, ${BRITISH_NATIONS[state] ?? 'UK'}` : ` ${state}`;
      return {
        id: placeId(country, `town-${id}`),
        kind: 'town',
        names: [name],
        description: `${name}${region}${postcode ? ` ${postcode}` : ''}`,
        coordinates: { latitude, longitude },
        types: ['locality'],
        weight: 10 + 5 * Math.log10(Math.max(1, population)),
      };
    },
  );
}

const areaRow = z.tuple([z.string(), z.string(), z.array(z.string()), z.number(), z.number()]);

/** The parts of London that are not already a town of that name. */
export function londonAreas(known: Place[]): Place[] {
  const seen = new Map<string, Coordinates[]>();
  for (const { names, coordinates } of known)
    for (const name of names) seen.set(name, [...(seen.get(name) ?? []), coordinates]);
  return read('data/areas-london.json', areaRow).flatMap(
    ([name, borough, outcodes, latitude, longitude]) => {
      const coordinates = { latitude, longitude };
      if (seen.get(name)?.some((at) => distanceMeters(at, coordinates) < 3000)) return [];
      return [
        {
          id: placeId('GB', `area-${slug(`${name} ${borough}`)}`),
          kind: 'area' as const,
          names: [name],
          description: `${name}, ${borough}, London ${outcodes[0] ?? ''}`.trim(),
          coordinates,
          types: ['sublocality'],
          weight: 28,
        },
      ];
    },
  );
}

const outcodeRow = z.tuple([z.string(), z.string(), z.number(), z.number()]);

export function britishPostcodes(): Place[] {
  return read('data/postcodes-gb.json', outcodeRow).map(([code, name, latitude, longitude]) => ({
    id: placeId('GB', `postcode-${code.toLowerCase()}`),
    kind: 'postcode',
    // Whole areas are only for unknown districts: nobody searches for "M".
    names: /\d/.test(code) ? [code] : [],
    description: /\d/.test(code) ? `${code}, ${name}` : `${name} (${code} postcodes)`,
    coordinates: { latitude, longitude },
    types: ['postal_code'],
    weight: 30,
  }));
}

const postcodeRow = z.tuple([z.string(), z.string(), z.array(z.string()), z.number(), z.number()]);

/** Postcodes of Australia, and the postcode of each "Suburb, STATE". */
export function australianPostcodes(): { places: Place[]; bySuburb: Map<string, string> } {
  const rows = read('data/postcodes-au.json', postcodeRow);
  const bySuburb = new Map<string, string>();
  for (const [code, state, suburbs] of rows)
    for (const suburb of suburbs) {
      const key = `${suburb}, ${state}`;
      if (!bySuburb.has(key)) bySuburb.set(key, code);
    }
  const places = rows.map(([code, state, suburbs, latitude, longitude]): Place => ({
    id: placeId('AU', `postcode-${code}`),
    kind: 'postcode',
    names: [code],
    description: `${code}, ${suburbs.slice(0, 2).join(', ')} ${state}`,
    coordinates: { latitude, longitude },
    types: ['postal_code'],
    weight: 30,
  }));
  return { places, bySuburb };
}
