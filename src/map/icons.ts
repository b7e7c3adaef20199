import L from 'leaflet';
import type { MapStop } from './TripMap.tsx';

const SIZE = 28;
/** Small: there are many, and their number is written on the map. */
const DRIVER_SIZE = 16;

/** A round mark: filled for the pickup and a lone place, numbered for a stop, square for the dropoff. */
export function stopIcon(kind: MapStop['kind'], number: number): L.DivIcon {
  return L.divIcon({
    className: `map-stop map-stop-${kind}`,
    html: kind === 'stop' ? `<span>${number}</span>` : '<span></span>',
    iconSize: [SIZE, SIZE],
    iconAnchor: [SIZE / 2, SIZE / 2],
  });
}

/** The mark of a free driver. Unlike an image, it shows nothing broken if its picture does not load. */
export function driverIcon(url: string): L.DivIcon {
  const picture = document.createElement('span');
  picture.style.backgroundImage = `url(${JSON.stringify(url)})`;
  return L.divIcon({
    className: 'map-driver',
    html: picture,
    iconSize: [DRIVER_SIZE, DRIVER_SIZE],
    iconAnchor: [DRIVER_SIZE / 2, DRIVER_SIZE / 2],
  });
}
