import { Marker } from 'react-leaflet';
import type { TrackedTrip } from '../../contract/booking/tracking.ts';
import { stopIcon } from '../map/icons.ts';
import { Leaders } from '../map/Leaders.tsx';
import { useSpread } from '../map/useSpread.ts';

/** Pickup, stops and dropoff; marks that would cover each other are moved apart. */
export function TrackedStops({ stops, colour }: { stops: TrackedTrip['stops']; colour: string }) {
  const marks = useSpread(stops, null);
  const kindOf = (index: number) =>
    index === 0 ? 'pickup' : index === stops.length - 1 ? 'dropoff' : 'stop';
  return (
    <>
      <Leaders places={stops} marks={marks} colour={colour} />
      {stops.map((stop, index) => {
        const { latitude, longitude } = marks[index] ?? stop;
        return (
          <Marker
            // The key is the place on the route, because imprecise places may be the same.
            // oxlint-disable-next-line react/no-array-index-key
            key={`${kindOf(index)}:${index}`}
            position={[latitude, longitude]}
            icon={stopIcon(kindOf(index), index)}
            alt={stop.address ?? ''}
            keyboard={false}
          />
        );
      })}
    </>
  );
}
