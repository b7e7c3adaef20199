import { describe, expect, it } from 'vitest';
import { mapPieceSchema } from '../../../contract/map/pieceSchema.ts';
import { type MapBounds, type MapPiece, piecesOf } from '../../../contract/map/pieces.ts';
import { distanceMeters } from '../../../contract/booking/distance.ts';
import { mapPiece } from './mapPieces.ts';

const LONDON = { south: 51.3, west: -0.6, north: 51.7, east: 0.3 };
const SYDNEY = { south: -34.05, west: 150.9, north: -33.7, east: 151.35 };

const seen = (view: MapBounds, zoom: number): MapPiece[] => piecesOf(view, zoom).map(mapPiece);
const namesOf = (view: MapBounds, zoom: number) =>
  seen(view, zoom)
    .flatMap(({ features }) => features)
    .filter(({ from }) => from <= zoom)
    .map(({ kind, name }) => `${kind} ${name}`);

/** Whether a point is in the sea: a line from it crosses outlines an odd number of times. */
function isAtSea(pieces: readonly MapPiece[], latitude: number, longitude: number): boolean {
  return pieces.some(({ sea }) => {
    let isInside = false;
    for (const ring of sea)
      for (let at = 0; at < ring.length; at += 2) {
        const [y1, x1] = [ring[at]!, ring[at + 1]!];
        const [y2, x2] = [ring[(at + 2) % ring.length]!, ring[(at + 3) % ring.length]!];
        if (y1 > latitude !== y2 > latitude)
          if (longitude < x1 + ((latitude - y1) / (y2 - y1)) * (x2 - x1)) isInside = !isInside;
      }
    return isInside;
  });
}

/**
 * Metres to the nearest point of a river's middle, minus half its width: negative inside the river.
 */
function metersToRiver(pieces: readonly MapPiece[], latitude: number, longitude: number): number {
  let nearest = Infinity;
  for (const { widthMeters, points } of pieces.flatMap(({ rivers }) => rivers))
    for (let at = 0; at + 3 < points.length; at += 2)
      for (let share = 0; share <= 1; share += 0.05) {
        const on = {
          latitude: points[at]! + share * (points[at + 2]! - points[at]!),
          longitude: points[at + 1]! + share * (points[at + 3]! - points[at + 1]!),
        };
        nearest = Math.min(nearest, distanceMeters(on, { latitude, longitude }) - widthMeters / 2);
      }
  return nearest;
}

describe('a piece of the schematic map', () => {
  it('has more names at closer zoom levels', () => {
    expect(namesOf(LONDON, 3)).toEqual(['town London']);
    expect(namesOf(LONDON, 9)).toEqual(
      expect.arrayContaining(['town London', 'airport Heathrow Airport', 'town Croydon']),
    );
    expect(namesOf(LONDON, 9).join()).not.toMatch(/station|terminal|district/);
    expect(namesOf(LONDON, 13)).toEqual(
      expect.arrayContaining([
        'terminal Heathrow Airport Terminal 5',
        'station London Paddington Station',
        'district Bloomsbury',
      ]),
    );
    expect(namesOf(SYDNEY, 12)).toEqual(
      expect.arrayContaining(['airport Sydney Airport', 'station Central Station']),
    );
  });

  it('has a size of kilobytes, and the form that OpenAPI describes', () => {
    for (const [view, zoom] of [
      [LONDON, 11],
      [SYDNEY, 11],
      [LONDON, 8],
      [SYDNEY, 5],
    ] as const) {
      const pieces = seen(view, zoom);
      for (const piece of pieces) expect(mapPieceSchema.parse(piece)).toEqual(piece);
      expect(JSON.stringify(pieces).length).toBeLessThan(400_000);
    }
  });

  it('has the sea where the sea is', () => {
    const britain = seen({ south: 49.5, west: -8, north: 59, east: 3 }, 6);
    const sydney = seen(SYDNEY, 11);
    expect(isAtSea(britain, 54, -4.9)).toBe(true);
    expect(isAtSea(britain, 52.5, -1.5)).toBe(false);
    expect(isAtSea(sydney, -33.9, 151.32)).toBe(true);
    expect(isAtSea(sydney, -33.87, 151.2)).toBe(false);
  });

  it.each([
    ['London', LONDON],
    ['Sydney', SYDNEY],
  ])(
    'draws the waters of %s beside its stations and places, and not through them',
    (_city, view) => {
      const pieces = seen(view, 13);
      const ashore = pieces
        .flatMap(({ features }) => features)
        .filter(({ kind }) => kind === 'station' || kind === 'place' || kind === 'terminal')
        .filter(({ name }) => !name.endsWith('Bridge'));
      const wet = ashore.filter(
        ({ latitude, longitude }) => metersToRiver(pieces, latitude, longitude) < -30,
      );
      expect(wet.map(({ name }) => name)).toEqual([]);
      expect(ashore.length).toBeGreaterThan(60);
    },
  );
});
