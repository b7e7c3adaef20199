import L from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { Marker } from 'react-leaflet';
import type { DriverLocation } from '../../contract/booking/trip.ts';
import { distanceMeters } from '../../contract/booking/distance.ts';

/** Positions come every few seconds; a longer gap is not driven through at walking pace. */
const GLIDE_MS = { first: 2000, longest: 12_000 };
/** Farther than a taxi gets between two reports: it did not drive there, the report was wrong. */
const JUMP_METERS = 3000;
const SIZE = 36;

const prefersStillness = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The assigned driver's mark, its beak pointing where the car heads. */
const driverMark = (heading: number | null): L.DivIcon =>
  L.divIcon({
    className: 'map-assigned-driver',
    html:
      (heading === null ? '' : `<i style="transform: rotate(${heading}deg)"></i>`) +
      '<span></span>',
    iconSize: [SIZE, SIZE],
    iconAnchor: [SIZE / 2, SIZE / 2],
  });

export interface MovingDriverProps {
  location: DriverLocation;
  title: string;
}

/**
 * The driver of a trip, gliding from each reported position to the next in the time that passed
 * between them. For people who want no motion, it stands where it was last reported.
 */
export function MovingDriver({ location, title }: MovingDriverProps) {
  const { latitude, longitude, heading } = location;
  const marker = useRef<L.Marker>(null);
  const reportedAt = useRef<number | null>(null);
  // The marker is moved by hand from here on: react-leaflet would put it there at once.
  const [start] = useState<[number, number]>([latitude, longitude]);

  useEffect(() => {
    const mark = marker.current;
    if (!mark) return undefined;
    const from = mark.getLatLng();
    const now = performance.now();
    const sinceLast = reportedAt.current === null ? GLIDE_MS.first : now - reportedAt.current;
    reportedAt.current = now;
    const jump = distanceMeters(
      { latitude: from.lat, longitude: from.lng },
      { latitude, longitude },
    );
    if (prefersStillness() || jump === 0 || jump > JUMP_METERS) {
      mark.setLatLng([latitude, longitude]);
      return undefined;
    }
    const duration = Math.min(sinceLast, GLIDE_MS.longest);
    let frame = requestAnimationFrame(function glide(at) {
      const share = Math.min(1, Math.max(0, (at - now) / duration));
      mark.setLatLng([
        from.lat + share * (latitude - from.lat),
        from.lng + share * (longitude - from.lng),
      ]);
      if (share < 1) frame = requestAnimationFrame(glide);
    });
    return () => cancelAnimationFrame(frame);
  }, [latitude, longitude]);

  const [icon, setIcon] = useState(() => ({ heading, mark: driverMark(heading) }));
  if (icon.heading !== heading) setIcon({ heading, mark: driverMark(heading) });

  return (
    <Marker
      ref={marker}
      position={start}
      icon={icon.mark}
      title={title}
      alt={title}
      keyboard={false}
      zIndexOffset={2000}
    />
  );
}
