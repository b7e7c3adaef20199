import type L from 'leaflet';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Marker, useMap } from 'react-leaflet';
import type { Coordinates } from '../../contract/booking/geo.ts';
import { stopIcon } from './icons.ts';
import type { MapStop } from './TripMap.tsx';

/** How far an arrow key moves a mark, in CSS pixels; the smaller step with shift. */
const STEP = { far: 10, near: 2 };
/** Keys follow each other quickly: the point is reported when they pause. */
const KEY_PAUSE_MS = 500;

const DIRECTIONS: Partial<Record<string, [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

interface StopMarkerProps {
  stop: MapStop;
  /** Where its mark is drawn; to the side if other marks are too close. */
  at: Coordinates;
  /** The number of a stop on the way, from 1. */
  number: number;
  /** If given, the mark can be dragged and moved with the arrow keys. */
  onMoved?: ((point: Coordinates) => void) | undefined;
  /** The message key of the mark's name; by default that of its kind. */
  called?: string;
}

/** A place on the map. */
export function StopMarker({ stop, at, number, onMoved, called }: StopMarkerProps) {
  const translate = useTranslate();
  const map = useMap();
  const { kind, address } = stop;
  const { latitude, longitude } = at;
  const isMovable = onMoved !== undefined;
  const name = called ?? (isMovable ? 'map.movePickup' : `map.${kind}`);
  const title = translate(name, { address, number });
  const marker = useRef<L.Marker>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  // If passed to Leaflet again, a position would undo a drag, and an icon would lose the focus.
  const position = useMemo((): [number, number] => [latitude, longitude], [latitude, longitude]);
  const icon = useMemo(() => stopIcon(kind, number), [kind, number]);

  // Leaflet reads a title only once. It gives the role of a button only to marks that take keys.
  useEffect(() => {
    const element = marker.current?.getElement();
    if (!element) return;
    element.title = title;
    element.setAttribute('aria-label', title);
    if (!isMovable) element.setAttribute('role', 'img');
  }, [title, isMovable]);
  useEffect(() => () => clearTimeout(pause.current), []);

  const tell = (): void => {
    const point = marker.current?.getLatLng();
    if (point) onMoved?.({ latitude: point.lat, longitude: point.lng });
  };
  const onKey = ({ originalEvent: event, target }: L.LeafletKeyboardEvent): void => {
    const direction = DIRECTIONS[event.key];
    if (!isMovable || !direction) return;
    // So that neither the page nor the map moves, too.
    event.preventDefault();
    event.stopPropagation();
    const mark: L.Marker = target;
    const step = event.shiftKey ? STEP.near : STEP.far;
    const to = map
      .latLngToContainerPoint(mark.getLatLng())
      .add([direction[0] * step, direction[1] * step]);
    mark.setLatLng(map.containerPointToLatLng(to));
    clearTimeout(pause.current);
    pause.current = setTimeout(tell, KEY_PAUSE_MS);
  };

  return (
    <Marker
      ref={marker}
      position={position}
      icon={icon}
      title={title}
      alt={title}
      draggable={isMovable}
      // A mark that cannot be moved needs no stop for Tab: the places are listed next to the map.
      keyboard={isMovable}
      autoPan={isMovable}
      zIndexOffset={isMovable ? 2000 : 1000}
      eventHandlers={{ dragend: tell, keydown: onKey }}
    />
  );
}
