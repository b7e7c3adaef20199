import type { Coordinates } from '../booking/geo.ts';

/** The kinds of things that the schematic map marks. */
export const MAP_FEATURE_KINDS = [
  'town',
  'district',
  'airport',
  'terminal',
  'station',
  'place',
] as const;

export interface MapFeature extends Coordinates {
  kind: (typeof MAP_FEATURE_KINDS)[number];
  name: string;
  /** The zoom from which it is drawn. */
  from: number;
  /** Where two do not fit side by side, the one with the greater weight is drawn. */
  weight: number;
}

/** A river as a line: latitude and longitude in turn. */
export interface MapRiver {
  widthMeters: number;
  points: readonly number[];
}

/** What the schematic map draws for one square of the world. */
export interface MapPiece {
  /** Outlines of the sea and holes in it, filled by the even-odd rule: latitude and longitude in turn. */
  sea: readonly (readonly number[])[];
  rivers: readonly MapRiver[];
  features: readonly MapFeature[];
}

/**
 * Pieces are cut like map tiles, but at few levels, so that a view needs only a handful. A level
 * serves the zooms up to its `until`; below `EARLIEST_ZOOM` nothing is drawn.
 */
export const PIECE_LEVELS = [
  { level: 2, until: 6 },
  { level: 6, until: 10 },
  { level: 9, until: 22 },
] as const;
export const EARLIEST_ZOOM = 3;

/** Which piece: its level, and its place from the west and from the north. */
export interface PieceAddress {
  level: number;
  column: number;
  row: number;
}

export interface MapBounds {
  south: number;
  west: number;
  north: number;
  east: number;
}

const RADIANS = Math.PI / 180;
/** Web maps end at this latitude, which makes the world a square. */
const LAST_LATITUDE = 85.0511;

const columnOf = (longitude: number, level: number): number =>
  Math.floor(((longitude + 180) / 360) * 2 ** level);

function rowOf(latitude: number, level: number): number {
  const shown = Math.max(-LAST_LATITUDE, Math.min(LAST_LATITUDE, latitude)) * RADIANS;
  return Math.floor(((1 - Math.asinh(Math.tan(shown)) / Math.PI) / 2) * 2 ** level);
}

/** The square of the world that a piece shows. */
export function pieceBounds({ level, column, row }: PieceAddress): MapBounds {
  const many = 2 ** level;
  const longitude = (at: number) => (at / many) * 360 - 180;
  const latitude = (at: number) => Math.atan(Math.sinh(Math.PI * (1 - (2 * at) / many))) / RADIANS;
  return {
    south: latitude(row + 1),
    west: longitude(column),
    north: latitude(row),
    east: longitude(column + 1),
  };
}

/** The pieces that a view needs. */
export function piecesOf(view: MapBounds, zoom: number): PieceAddress[] {
  const level = PIECE_LEVELS.find(({ until }) => zoom <= until)?.level;
  if (level === undefined || zoom < EARLIEST_ZOOM) return [];
  const last = 2 ** level - 1;
  const within = (at: number) => Math.max(0, Math.min(last, at));
  const pieces: PieceAddress[] = [];
  const [west, east] = [columnOf(view.west, level), columnOf(view.east, level)].map(within);
  const [north, south] = [rowOf(view.north, level), rowOf(view.south, level)].map(within);
  for (let column = west!; column <= east!; column += 1)
    for (let row = north!; row <= south!; row += 1) pieces.push({ level, column, row });
  return pieces;
}

/** Where the server answers with a piece. */
export const piecePath = ({ level, column, row }: PieceAddress): string =>
  `/v1/map-pieces/${level}/${column}/${row}`;
