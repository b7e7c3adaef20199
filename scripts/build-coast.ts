/**
 * Builds server/sandbox/gazetteer/data/coast-*.json from the outline of the seas in an open package,
 * which is too large to be installed with the others:
 * `npm pack @geo-maps/earth-seas-10m@0.6.0`, unpack it, then
 * `node scripts/build-coast.ts package/map.geo.json`.
 * Source and licence: server/sandbox/gazetteer/README.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { clipPolygon } from 'lineclip';
import { z } from 'zod';
import { COAST_SCALE, COASTS } from '../server/sandbox/gazetteer/coast.ts';

const seas = z.object({
  geometries: z.tuple([
    z.object({ coordinates: z.array(z.array(z.array(z.tuple([z.number(), z.number()])))) }),
  ]),
});

const [file] = process.argv.slice(2);
if (!file) throw new Error('Name the map.geo.json of the package: see the head of this script.');
const [{ coordinates }] = seas.parse(JSON.parse(readFileSync(file, 'utf8'))).geometries;

for (const { country, bounds } of COASTS) {
  const { west, south, east, north } = bounds;
  const rows = coordinates.flat().flatMap((ring) => {
    const inside = clipPolygon(ring, [west, south, east, north]);
    // Storing the steps between points takes half the space of the points.
    let [x, y] = [0, 0];
    const steps = inside.flatMap(([longitude, latitude]) => {
      const next = [Math.round(longitude * COAST_SCALE), Math.round(latitude * COAST_SCALE)];
      const step = [next[0]! - x, next[1]! - y];
      [x, y] = [next[0]!, next[1]!];
      return step;
    });
    return inside.length > 2 ? [JSON.stringify(steps)] : [];
  });
  const path = new URL(
    `../server/sandbox/gazetteer/data/coast-${country.toLowerCase()}.json`,
    import.meta.url,
  );
  writeFileSync(path, `[\n${rows.join(',\n')}\n]\n`);
}
