import { useEffect, useRef } from 'react';
import { useMap } from 'react-leaflet';
import type { Coordinates } from '../../contract/booking/geo.ts';
import type { MapRoute } from './TripMap.tsx';

/** A whole trip is never shown closer than this. */
const MAX_ZOOM = 15;
/** Pixels around the trip: room for the markers at its ends, and below the notes. */
const PADDING = 56;
/** The most of a low map that is left free above and below: zoom levels are whole, so little room costs a whole one. */
const PADDING_OF_HEIGHT = 1 / 7;
const BELOW_NOTES = 18;

interface FitToTripProps {
  stops: readonly Coordinates[];
  route: MapRoute | undefined;
  isHeld: boolean;
}

/**
 * Brings the whole trip into view, below the notes, when it, the notes or the size of the map change;
 * while `isHeld`, only if something has left the view.
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
    // The notes over a map are the next element after it.
    const notes = map.getContainer().nextElementSibling as HTMLElement | null;
    const fit = () => {
      map.invalidateSize({ animate: false });
      const isKept = held.current && map.getBounds().contains(bounds);
      if (bounds.length === 0 || isKept) return;
      const top = notes ? notes.offsetTop + notes.offsetHeight + BELOW_NOTES : 0;
      const upright = Math.min(PADDING, map.getSize().y * PADDING_OF_HEIGHT);
      map.fitBounds(bounds, {
        maxZoom: MAX_ZOOM,
        padding: [PADDING, upright],
        paddingTopLeft: [PADDING, Math.max(upright, top)],
        animate: false,
      });
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(map.getContainer());
    if (notes) observer.observe(notes);
    return () => observer.disconnect();
  }, [map, shown]);
  return null;
}
