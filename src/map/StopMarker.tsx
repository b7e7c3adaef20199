import type L from 'leaflet';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Marker } from 'react-leaflet';
import type { Coordinates } from '../../contract/booking/geo.ts';
import { stopIcon } from './icons.ts';
import type { MapStop } from './TripMap.tsx';

/** How far an arrow key moves a mark, in CSS pixels; with shift the smaller step. */
const STEP = { far: 10, near: 2 };
/** Keys come in quick succession: the point is told once they pause. */
const KEY_PAUSE_MS = 500;

const DIRECTIONS: Partial<Record<string, [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

interface StopMarkerProps {
  stop: MapStop;
  /** Where its mark is drawn: aside where others are too close. */
  at: Coordinates;
  /** Of a stop on the way, from 1. */
  number: number;
  /** The mark can then be dragged, and moved with the arrow keys. */
  onMoved?: ((point: Coordinates) => void) | undefined;
  /** Message key of what its mark is called; by its kind unless told. */
  called?: string;
}

/** A place on the map. */
export function StopMarker({ stop, at, number, onMoved, called }: StopMarkerProps) {
  const translate = useTranslate();
  const { kind, address } = stop;
  const { latitude, longitude } = at;
  const isMovable = onMoved !== undefined;
  const name = called ?? (isMovable ? 'map.movePickup' : `map.${kind}`);
  const title = translate(name, { address, number });
  const marker = useRef<L.Marker>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Handed to Leaflet again, a position would undo a drag and an icon take away the focus.
  const position = useMemo((): [number, number] => [latitude, longitude], [latitude, longitude]);
  const icon = useMemo(() => stopIcon(kind, number), [kind, number]);

  // Leaflet reads a title only once. It makes a button of what takes keys, and nothing of the rest.
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
    // Neither the page nor the map moves with it.
    event.preventDefault();
    event.stopPropagation();
    const mark = target as L.Marker & { _map: L.Map };
    const map = mark._map;
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
      // A mark that cannot be moved is nothing to stop at: the places are listed beside the map.
      keyboard={isMovable}
      autoPan={isMovable}
      zIndexOffset={isMovable ? 2000 : 1000}
      eventHandlers={{ dragend: tell, keydown: onKey }}
    />
  );
}
