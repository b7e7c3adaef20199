import fc from 'fast-check';
import { expect, it } from 'vitest';
import { EARLIEST_ZOOM, pieceBounds, piecesOf } from './pieces.ts';

const latitude = fc.double({ min: -80, max: 80, noNaN: true });
const longitude = fc.double({ min: -175, max: 175, noNaN: true });

it('covers every point of a view with a few pieces', () => {
  fc.assert(
    fc.property(
      latitude,
      longitude,
      fc.integer({ min: EARLIEST_ZOOM, max: 19 }),
      (lat, lon, zoom) => {
        // The view in a window of 1440 by 900.
        const east = Math.min(179.9, lon + (1440 / 256 / 2 ** zoom) * 360);
        const north = Math.min(
          85,
          lat + (900 / 256 / 2 ** zoom) * 360 * Math.cos((lat * Math.PI) / 180),
        );
        const pieces = piecesOf({ south: lat, west: lon, north, east }, zoom).map(pieceBounds);
        for (const [y, x] of [
          [lat, lon],
          [north, east],
          [lat, east],
          [north, lon],
        ])
          expect(
            pieces.some(
              (of) =>
                y! >= of.south - 1e-9 &&
                y! <= of.north + 1e-9 &&
                x! >= of.west - 1e-9 &&
                x! <= of.east + 1e-9,
            ),
          ).toBe(true);
        expect(pieces.length).toBeLessThanOrEqual(16);
      },
    ),
  );
});

it('asks for no pieces for a view of the whole world', () => {
  expect(piecesOf({ south: -85, west: -180, north: 85, east: 180 }, EARLIEST_ZOOM - 1)).toEqual([]);
});
