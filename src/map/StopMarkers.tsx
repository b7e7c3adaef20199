import { useTheme } from '@mui/material/styles';
import type { Coordinates } from '../../contract/booking/geo.ts';
import { Leaders } from './Leaders.tsx';
import { StopMarker } from './StopMarker.tsx';
import type { MapStop } from './TripMap.tsx';
import { useSpread } from './useSpread.ts';

interface StopMarkersProps {
  stops: readonly MapStop[];
  /** The pickup can then be moved. */
  onPickupMoved?: ((point: Coordinates) => void) | undefined;
}

/** The places of a trip, those that lie on each other beside each other. */
export function StopMarkers({ stops, onPickupMoved }: StopMarkersProps) {
  const { palette } = useTheme();
  const pickup = stops.findIndex(({ kind }) => kind === 'pickup');
  // A mark that is dragged stands where it is let go.
  const marks = useSpread(stops, onPickupMoved && pickup >= 0 ? pickup : null);
  return (
    <>
      <Leaders places={stops} marks={marks} colour={palette.text.secondary} />
      {stops.map((stop, index) => (
        <StopMarker
          // By their place on the way: a mark that is moved stays the same mark. One that ceases to
          // be movable is another one, as Leaflet decides only once whether a mark takes keys.
          // oxlint-disable-next-line react/no-array-index-key
          key={`${stop.kind}:${index}:${stop.kind === 'pickup' && onPickupMoved ? 'held' : ''}`}
          stop={stop}
          at={marks[index] ?? stop}
          number={stops.slice(0, index + 1).filter(({ kind }) => kind === 'stop').length}
          onMoved={stop.kind === 'pickup' ? onPickupMoved : undefined}
        />
      ))}
    </>
  );
}
