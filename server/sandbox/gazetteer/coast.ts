import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clipPolygon, clipPolyline } from 'lineclip';
import { z } from 'zod';
import type { MapBounds, MapRiver } from '../../../contract/map/pieces.ts';
import type { GazetteerCountry } from './place.ts';

type Point = [x: number, y: number];
type Box = [west: number, south: number, east: number, north: number];

/** How many steps of the stored coasts make a degree. */
export const COAST_SCALE = 1e4;

/** The parts of the world whose coasts are stored, with files of waters written by hand. */
export const COASTS: readonly { country: GazetteerCountry; bounds: MapBounds; waters: string }[] = [
  {
    country: 'GB',
    bounds: { west: -13, south: 47, east: 8, north: 62 },
    waters: 'london.psv',
  },
  {
    country: 'AU',
    bounds: { west: 108, south: -48, east: 162, north: -9 },
    waters: 'sydney.psv',
  },
];

interface Ring {
  points: Point[];
  box: Box;
}

const boxOf = (points: readonly Point[]): Box => {
  const box: Box = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x);
    box[3] = Math.max(box[3], y);
  }
  return box;
};

const overlap = (a: Box, b: Box): boolean =>
  a[0] < b[2] && a[2] > b[0] && a[1] < b[3] && a[3] > b[1];

/** An island of less than a pixel or two is not drawn. */
const isSeen = ({ box: [west, south, east, north] }: Ring, step: number): boolean =>
  Math.max(east - west, north - south) >= 2 * step;

const toBox = ({ west, south, east, north }: MapBounds, around = 0): Box => [
  west - around,
  south - around,
  east + around,
  north + around,
];

function readCoast(country: GazetteerCountry): Ring[] {
  const file = join(import.meta.dirname, 'data', `coast-${country.toLowerCase()}.json`);
  const rows = z.array(z.array(z.int())).parse(JSON.parse(readFileSync(file, 'utf8')));
  return rows.map((steps) => {
    let [x, y] = [0, 0];
    const points = Array.from({ length: steps.length / 2 }, (_, at): Point => {
      x += steps[2 * at] ?? 0;
      y += steps[2 * at + 1] ?? 0;
      return [x / COAST_SCALE, y / COAST_SCALE];
    });
    return { points, box: boxOf(points) };
  });
}

interface River extends Ring {
  widthMeters: number;
}

/** Reads waters written by hand: `width in metres | latitude,longitude; …`. */
function readRivers(file: string): River[] {
  return readFileSync(join(import.meta.dirname, 'water', file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [width = '', middle = ''] = line.split('|');
      const points = middle.split(';').map((pair): Point => {
        const [latitude = Number.NaN, longitude = Number.NaN] = pair.split(',').map(Number);
        return [longitude, latitude];
      });
      return { widthMeters: Number(width), points, box: boxOf(points) };
    });
}

const read = new Map<GazetteerCountry, { coast: Ring[]; rivers: River[] }>();

function watersOf({ country, waters }: (typeof COASTS)[number]) {
  const known = read.get(country) ?? { coast: readCoast(country), rivers: readRivers(waters) };
  read.set(country, known);
  return known;
}

/**
 * Latitude and longitude in turn, rounded to `step` degrees; points that become equal are merged.
 */
function flatten(points: readonly Point[], step: number): number[] {
  // No more digits than are needed to distinguish two steps.
  const digits = 10 ** Math.ceil(-Math.log10(step));
  const flat: number[] = [];
  for (const [longitude, latitude] of points) {
    const [y, x] = [latitude, longitude].map(
      (value) => Math.round(Math.round(value / step) * step * digits) / digits,
    );
    if (flat.at(-2) !== y || flat.at(-1) !== x) flat.push(y!, x!);
  }
  return flat;
}

/**
 * The water inside a square of the world and a little around it, so that no seam shows between two.
 * @param step how finely the coast is drawn, in degrees
 */
export function waterIn(bounds: MapBounds, step: number): { sea: number[][]; rivers: MapRiver[] } {
  const box = toBox(bounds, 2 * step);
  const known = COASTS.filter((coast) => overlap(toBox(coast.bounds), box)).map(watersOf);
  return {
    sea: known.flatMap(({ coast }) =>
      coast
        .filter((ring) => overlap(ring.box, box) && isSeen(ring, step))
        .map((ring) => flatten(clipPolygon(ring.points, box), step))
        .filter((ring) => ring.length >= 6),
    ),
    rivers: known.flatMap(({ rivers }) =>
      rivers
        .filter((river) => overlap(river.box, box))
        .flatMap(({ widthMeters, points }) =>
          clipPolyline(points, box).map((part) => ({ widthMeters, points: flatten(part, 1e-4) })),
        ),
    ),
  };
}
