import L from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { Marker } from 'react-leaflet';
import type { DriverLocation } from '../../contract/booking/trip.ts';
import { distanceMeters } from '../../contract/booking/distance.ts';

/** Positions come every few seconds; after a longer gap the mark does not crawl along. */
const GLIDE_MS = { first: 2000, longest: 12_000 };
/** Farther than a taxi can drive between two reports, so the earlier report was wrong. */
const JUMP_METERS = 3000;
const SIZE = 36;

const prefersStillness = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The assigned driver's mark, whose beak points in the car's direction. */
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
 * The driver of a trip, gliding from each reported position to the next in the time between the two
 * reports. For people who want no motion, it is shown at the last reported position.
 */
export function MovingDriver({ location, title }: MovingDriverProps) {
  const { latitude, longitude, heading } = location;
  const marker = useRef<L.Marker>(null);
  const reportedAt = useRef<number | null>(null);
  // From here on the code moves the marker; react-leaflet would move it without gliding.
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
