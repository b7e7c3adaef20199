import { Box, Button } from '@mui/material';
import { useTheme } from '@mui/material/styles';
import L from 'leaflet';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Circle, useMap, useMapEvents } from 'react-leaflet';
import type { Coordinates } from '../../../contract/booking/geo.ts';
import { BaseMap } from '../../map/BaseMap.tsx';
import { FitToTrip } from '../../map/FitToTrip.tsx';
import { StopMarker } from '../../map/StopMarker.tsx';
import { edgePoints, radiusTo, storedPoint } from './area.ts';

/** How long to wait for a second click. */
const SECOND_CLICK_MS = 300;

interface AreaMapProps {
  /** Null until it is placed. */
  base: Coordinates | null;
  radiusMeters: number;
  onBase: (base: Coordinates) => void;
  onRadius: (meters: number) => void;
}

/** Puts the base where the map is clicked once; a double click zooms in. */
function BaseByClick({ onBase }: Pick<AreaMapProps, 'onBase'>) {
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  useMapEvents({
    click: ({ latlng, originalEvent }) => {
      clearTimeout(pause.current);
      if (originalEvent.detail > 1) return;
      pause.current = setTimeout(
        () => onBase({ latitude: latlng.lat, longitude: latlng.lng }),
        SECOND_CLICK_MS,
      );
    },
    // The second tap of a finger is not marked as one.
    dblclick: () => clearTimeout(pause.current),
  });
  return null;
}

/** Keeps clicks on the controls from reaching the map. */
const keepClicks = (element: HTMLElement | null): void => {
  if (element) L.DomEvent.disableClickPropagation(element);
};

/** Puts the base in the middle of the map, for users who do not click on it. */
function BaseInTheMiddle({ onBase }: Pick<AreaMapProps, 'onBase'>) {
  const translate = useTranslate();
  const map = useMap();
  return (
    <Box
      ref={keepClicks}
      sx={{ position: 'absolute', zIndex: 1000, left: 12, right: 56, bottom: 32 }}
    >
      <Button
        variant="contained"
        size="small"
        onClick={() => {
          const { lat, lng } = map.getCenter();
          onBase({ latitude: lat, longitude: lng });
        }}
      >
        {translate('fleets.placeBase')}
      </Button>
    </Box>
  );
}

/** A fleet's base and the area that it serves; both can be dragged or moved with keys. */
export default function AreaMap({ base, radiusMeters, onBase, onRadius }: AreaMapProps) {
  const translate = useTranslate();
  const { palette } = useTheme();
  const edge = base ? edgePoints(base, radiusMeters) : [];
  const put = (point: Coordinates) => onBase(storedPoint(point));
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
            onMoved={put}
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
        <BaseInTheMiddle onBase={put} />
      )}
      <BaseByClick onBase={put} />
    </BaseMap>
  );
}
