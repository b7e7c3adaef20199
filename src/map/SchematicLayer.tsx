import L from 'leaflet';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';

type Mode = 'light' | 'dark';

const INKS = {
  light: { block: '#f3f5f6', street: '#ffffff', avenue: '#e2e7ea' },
  dark: { block: '#171c20', street: '#1e252a', avenue: '#283138' },
} as const;
/** Streets a tile, and every how many of them is an avenue. */
const STREETS = 4;

/** A grid of streets that are none: it gives scale while moving, and cannot be taken for a map. */
const Grid = L.GridLayer.extend({
  createTile(this: L.GridLayer & { options: { mode: Mode } }) {
    const { x: width, y: height } = this.getTileSize();
    const tile = L.DomUtil.create('canvas', 'map-schematic');
    tile.width = width;
    tile.height = height;
    const pen = tile.getContext('2d');
    if (!pen) return tile;
    const ink = INKS[this.options.mode];
    pen.fillStyle = ink.block;
    pen.fillRect(0, 0, width, height);
    for (let street = 0; street < STREETS; street += 1) {
      pen.fillStyle = street === 0 ? ink.avenue : ink.street;
      const thickness = street === 0 ? 3 : 2;
      pen.fillRect((street * width) / STREETS, 0, thickness, height);
      pen.fillRect(0, (street * height) / STREETS, width, thickness);
    }
    return tile;
  },
}) as new (options: L.GridLayerOptions & { mode: Mode }) => L.GridLayer;

/** What the map shows where no tiles can be had. */
export function SchematicLayer({ mode }: { mode: Mode }) {
  const map = useMap();
  useEffect(() => {
    const layer = new Grid({ mode }).addTo(map);
    return () => void layer.remove();
  }, [map, mode]);
  return null;
}
