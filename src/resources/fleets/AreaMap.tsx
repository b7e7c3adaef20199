import { Box, Button } from '@mui/material';
import { useTheme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Circle, useMap, useMapEvents } from 'react-leaflet';
import type { Coordinates } from '../../../contract/booking/geo.ts';
import { BaseMap } from '../../map/BaseMap.tsx';
import { FitToTrip } from '../../map/FitToTrip.tsx';
import { StopMarker } from '../../map/StopMarker.tsx';
import { edgePoints, radiusTo, storedPoint } from './area.ts';

interface AreaMapProps {
  /** Null until it is placed. */
  base: Coordinates | null;
  radiusMeters: number;
  onBase: (base: Coordinates) => void;
  onRadius: (meters: number) => void;
}

/** Has the base placed where the map is clicked, or by a button in its middle. */
function PlaceBase({ onBase }: Pick<AreaMapProps, 'onBase'>) {
  const translate = useTranslate();
  const map = useMap();
  useMapEvents({
    click: ({ latlng }) => onBase({ latitude: latlng.lat, longitude: latlng.lng }),
  });
  return (
    <Box sx={{ position: 'absolute', zIndex: 1000, left: 12, right: 56, top: 12 }}>
      <Button
        variant="contained"
        size="small"
        onClick={(event) => {
          event.stopPropagation();
          const { lat, lng } = map.getCenter();
          onBase({ latitude: lat, longitude: lng });
        }}
      >
        {translate('fleets.placeBase')}
      </Button>
    </Box>
  );
}

/** A fleet's base and the area around it that it serves; both are moved by pointer or keys. */
export default function AreaMap({ base, radiusMeters, onBase, onRadius }: AreaMapProps) {
  const translate = useTranslate();
  const { palette } = useTheme();
  const edge = base ? edgePoints(base, radiusMeters) : [];
  const mark = (at: Coordinates, kind: 'place' | 'dropoff') => ({ ...at, kind, address: '' });
  return (
    <BaseMap label={translate('map.area')} centre={base ?? undefined} isInPage>
      {base ? (
        <>
          <Circle
            center={[base.latitude, base.longitude]}
            radius={radiusMeters}
            interactive={false}
            pathOptions={{ color: palette.primary.main, weight: 2, fillOpacity: 0.12 }}
          />
          <StopMarker
            stop={mark(base, 'place')}
            at={base}
            number={0}
            called="map.base"
            onMoved={(point) => onBase(storedPoint(point))}
          />
          <StopMarker
            stop={mark(edge[0]!, 'dropoff')}
            at={edge[0]!}
            number={0}
            called="map.edge"
            onMoved={(point) => onRadius(radiusTo(base, point))}
          />
          <FitToTrip stops={edge} route={undefined} isHeld />
        </>
      ) : (
        <PlaceBase onBase={(point) => onBase(storedPoint(point))} />
      )}
    </BaseMap>
  );
}
