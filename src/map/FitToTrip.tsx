import { useEffect, useRef } from 'react';
import { useMap } from 'react-leaflet';
import type { Coordinates } from '../../contract/booking/geo.ts';
import type { MapRoute } from './TripMap.tsx';

/** A whole trip is never shown closer than this. */
const MAX_ZOOM = 15;
const PADDING: [number, number] = [56, 56];

interface FitToTripProps {
  stops: readonly Coordinates[];
  route: MapRoute | undefined;
  isHeld: boolean;
}

/**
 * Brings the whole trip into view when it or the size of the map changes; while `isHeld`, only if
 * something has left the view.
 */
export function FitToTrip({ stops, route, isHeld }: FitToTripProps) {
  const map = useMap();
  const points = [...stops, ...(route?.points ?? [])].map(
    ({ latitude, longitude }): [number, number] => [latitude, longitude],
  );
  const shown = JSON.stringify(points);

  const held = useRef(isHeld);
  useEffect(() => {
    held.current = isHeld;
  }, [isHeld]);

  useEffect(() => {
    const bounds = JSON.parse(shown) as [number, number][];
    const fit = () => {
      map.invalidateSize({ animate: false });
      const isKept = held.current && map.getBounds().contains(bounds);
      if (bounds.length > 0 && !isKept)
        map.fitBounds(bounds, { maxZoom: MAX_ZOOM, padding: PADDING, animate: false });
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(map.getContainer());
    return () => observer.disconnect();
  }, [map, shown]);
  return null;
}
