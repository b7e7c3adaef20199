import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import type { Coordinates } from '../../contract/booking/geo.ts';
import type { MapRoute } from './TripMap.tsx';

/** Closer than this a whole trip is never shown. */
const MAX_ZOOM = 15;
const PADDING: [number, number] = [56, 56];

interface FitToTripProps {
  stops: readonly Coordinates[];
  route: MapRoute | undefined;
}

/** Brings the whole trip into view whenever it, or the map's own size, changes. */
export function FitToTrip({ stops, route }: FitToTripProps) {
  const map = useMap();
  const points = [...stops, ...(route?.points ?? [])].map(
    ({ latitude, longitude }): [number, number] => [latitude, longitude],
  );
  const shown = JSON.stringify(points);

  useEffect(() => {
    const bounds = JSON.parse(shown) as [number, number][];
    const fit = () => {
      map.invalidateSize({ animate: false });
      if (bounds.length > 0)
        map.fitBounds(bounds, { maxZoom: MAX_ZOOM, padding: PADDING, animate: false });
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(map.getContainer());
    return () => observer.disconnect();
  }, [map, shown]);
  return null;
}
