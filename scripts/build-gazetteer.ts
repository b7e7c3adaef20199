/**
 * Builds server/sandbox/gazetteer/data/*.json from open data packages and the postcode tables next
 * to it. Run it after upgrading one of those packages: `npx node scripts/build-gazetteer.ts`. Sources
 * and licences: server/sandbox/gazetteer/README.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { distanceMeters } from '../contract/booking/distance.ts';
import {
  airportRows,
  loadLondonAreas,
  loadStations,
  loadTowns,
  rounded,
} from './gazetteer-sources.ts';
import type { Area, Point, Station, Town } from './gazetteer-sources.ts';

const home = new URL('../server/sandbox/gazetteer/', import.meta.url);

function write(file: string, rows: unknown[]): void {
  const text = `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`;
  writeFileSync(new URL(`data/${file}`, home), text);
  console.log(`${file}: ${rows.length} rows, ${Math.round(text.length / 1024)} KB`);
}

/** The lines of a table that is maintained by hand, without comments. */
const table = (file: string): string[] =>
  readFileSync(new URL(`postcodes/${file}`, home), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

const median = (values: number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  const [low = Number.NaN, high = low] = sorted.slice(
    sorted.length % 2 ? half : half - 1,
    half + 1,
  );
  return (low + high) / 2;
};

/** The median, not the mean, so that one wrong grid reference does not move a district. */
const middle = (points: Point[]): [number, number] => [
  rounded(median(points.map((p) => p.latitude))),
  rounded(median(points.map((p) => p.longitude))),
];

/** A town by name; of several, the largest or the one nearest to `near`. */
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
// The names for stations' addresses: a part of London, or a town larger than a hamlet.
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
