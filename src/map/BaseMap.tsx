import 'leaflet/dist/leaflet.css';
import { Box } from '@mui/material';
import { useTheme } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { MapContainer, ZoomControl } from 'react-leaflet';
import type { Coordinates } from '../../contract/booking/geo.ts';
import { pageConfig } from '../shell/pageConfig.ts';
import { useIsTouched } from '../theme/useIsTouched.ts';
import { MapGround } from './MapGround.tsx';
import { MapNotes } from './MapNotes.tsx';
import { mapStyles } from './mapStyles.ts';
import { useTilesFail } from './useTilesFail.ts';

const CITY_ZOOM = 11;

interface BaseMapProps {
  label: string;
  /** The first view; the channel's home city by default. */
  centre?: Coordinates | undefined;
  /** In the middle of a page that scrolls: a wheel on the map scrolls the page. */
  isInPage: boolean;
  isEstimated?: boolean | undefined;
  /** What is going on at the moment, such as the search for an address. */
  notice?: string | null;
  /** How many taxis are near. */
  near?: string | null;
  children: ReactNode;
}

/**
 * A map with everything drawn on it. Fills its parent. Where no tiles are available, a schematic
 * map is shown instead.
 */
export function BaseMap(props: BaseMapProps) {
  const {
    label,
    centre,
    isInPage,
    isEstimated = false,
    notice = null,
    near = null,
    children,
  } = props;
  const translate = useTranslate();
  const zoomInTitle = translate('map.zoomIn');
  const { palette } = useTheme();
  const { location } = pageConfig();
  const tiles = useTilesFail();
  // The container only accepts its first view; `FitToTrip` moves it afterwards.
  const [start] = useState(centre ?? location);
  // One finger scrolls the page, two move the map.
  const isTouched = useIsTouched();
  return (
    <Box component="section" aria-label={label} sx={mapStyles}>
      <MapContainer
        center={[start.latitude, start.longitude]}
        zoom={CITY_ZOOM}
        zoomControl={false}
        attributionControl={false}
        scrollWheelZoom={!isInPage}
        dragging={!isTouched}
      >
        <ZoomControl
          // It takes its texts only when it is made.
          key={zoomInTitle}
          position="bottomright"
          zoomInTitle={zoomInTitle}
          zoomOutTitle={translate('map.zoomOut')}
        />
        <MapGround mode={palette.mode} tiles={tiles} schematicText={translate('map.schematic')} />
        {children}
      </MapContainer>
      <MapNotes isEstimated={isEstimated} notice={notice} near={near} />
    </Box>
  );
}
