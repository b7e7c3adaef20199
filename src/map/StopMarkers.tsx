import { useTheme } from '@mui/material/styles';
import type { Coordinates } from '../../contract/booking/geo.ts';
import { Leaders } from './Leaders.tsx';
import { StopMarker } from './StopMarker.tsx';
import type { MapStop } from './TripMap.tsx';
import { useSpread } from './useSpread.ts';

interface StopMarkersProps {
  stops: readonly MapStop[];
  /** If given, the pickup can be moved. */
  onPickupMoved?: ((point: Coordinates) => void) | undefined;
}

/** The places of a trip; marks that would cover each other are moved apart. */
export function StopMarkers({ stops, onPickupMoved }: StopMarkersProps) {
  const { palette } = useTheme();
  const pickup = stops.findIndex(({ kind }) => kind === 'pickup');
  // A dragged mark stays where it is dropped.
  const marks = useSpread(stops, onPickupMoved && pickup >= 0 ? pickup : null);
  return (
    <>
      <Leaders places={stops} marks={marks} colour={palette.text.secondary} />
      {stops.map((stop, index) => (
        <StopMarker
          // The key is the place on the route, so a moved mark stays the same one. A mark that can
          // no longer be moved is a new one, because Leaflet decides only once whether a mark takes
          // keys.
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
