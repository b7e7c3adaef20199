import L from 'leaflet';
import { useMemo, useState } from 'react';
import { useMap, useMapEvents } from 'react-leaflet';
import type { Coordinates } from '../../contract/booking/geo.ts';
import { spread } from './spread.ts';

/** The distance between the centres of two marks in CSS pixels, with a narrow gap in between. */
const GAP = 25;

/**
 * Where to draw the marks of places so that each is legible: at its place, or next to it if others
 * are too close at this zoom.
 * @param held index of a place whose mark must not be moved aside
 */
export function useSpread(places: readonly Coordinates[], held: number | null): Coordinates[] {
  const map = useMap();
  const [zoom, setZoom] = useState(() => map.getZoom());
  useMapEvents({ zoomend: () => setZoom(map.getZoom()) });
  const shown = JSON.stringify(places.map(({ latitude, longitude }) => ({ latitude, longitude })));
  return useMemo(() => {
    const asked = JSON.parse(shown) as Coordinates[];
    const points = asked.map(({ latitude, longitude }) => map.project([latitude, longitude], zoom));
    return spread(points, GAP, held).map(({ x, y }, index) => {
      const point = points[index];
      // A mark that was not moved keeps its exact place.
      if (point && point.x === x && point.y === y) return asked[index]!;
      const { lat, lng } = map.unproject(L.point(x, y), zoom);
      return { latitude: lat, longitude: lng };
    });
  }, [map, zoom, shown, held]);
}
