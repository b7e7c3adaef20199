import 'leaflet/dist/leaflet.css';
import { Box } from '@mui/material';
import { useTheme } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import {
  AttributionControl,
  MapContainer,
  Marker,
  Polyline,
  TileLayer,
  ZoomControl,
} from 'react-leaflet';
import type { NearbyDriver } from '../../contract/booking/calls.ts';
import type { Coordinates } from '../../contract/booking/geo.ts';
import { pageConfig } from '../shell/pageConfig.ts';
import { FitToTrip } from './FitToTrip.tsx';
import { MapNotes } from './MapNotes.tsx';
import { driverIcon, stopIcon } from './icons.ts';
import { mapStyles } from './mapStyles.ts';
import { SchematicLayer } from './SchematicLayer.tsx';
import { useTilesFail } from './useTilesFail.ts';

export interface MapStop extends Coordinates {
  kind: 'pickup' | 'stop' | 'dropoff';
  address: string;
}

export interface MapRoute {
  points: readonly Coordinates[];
  /** Drawn dashed and labelled, where it does not come from a router. */
  isEstimated: boolean;
}

export interface TripMapProps {
  /** Pickup, stops and dropoff, in order, as far as they are known. */
  stops: readonly MapStop[];
  route?: MapRoute | undefined;
  drivers?: readonly NearbyDriver[];
  /** Where to look while there is nothing to show; the channel's home city unless told. */
  centre?: Coordinates;
}

const CITY_ZOOM = 11;
const NO_DRIVERS: readonly NearbyDriver[] = [];

/**
 * A trip on a map: its stops, the way through them and free drivers. Fills its parent. Where no
 * tiles can be had, a plain labelled grid takes their place.
 */
export function TripMap({ stops, route, drivers = NO_DRIVERS, centre }: TripMapProps) {
  const translate = useTranslate();
  const { palette } = useTheme();
  const { tileUrl, tileAttribution, location } = pageConfig();
  const tiles = useTilesFail();
  // The container takes its first view only; FitToTrip moves it afterwards.
  const [start] = useState(centre ?? location);

  return (
    <Box component="section" aria-label={translate('booking.map.label')} sx={mapStyles}>
      <MapContainer
        center={[start.latitude, start.longitude]}
        zoom={CITY_ZOOM}
        zoomControl={false}
        attributionControl={false}
        scrollWheelZoom
      >
        <ZoomControl position="bottomright" />
        {tiles.haveFailed ? (
          <SchematicLayer mode={palette.mode} />
        ) : (
          <>
            <AttributionControl position="bottomleft" prefix={false} />
            <TileLayer
              url={tileUrl}
              attribution={tileAttribution}
              className="map-tiles"
              eventHandlers={tiles.handlers}
            />
          </>
        )}
        {route && route.points.length > 1 ? (
          <Polyline
            key={route.isEstimated ? 'estimated' : 'routed'}
            positions={route.points.map(({ latitude, longitude }): [number, number] => [
              latitude,
              longitude,
            ])}
            pathOptions={{
              color: palette.primary.main,
              weight: 4,
              opacity: 0.9,
              ...(route.isEstimated ? { dashArray: '2 9' } : {}),
            }}
          />
        ) : null}
        {drivers.map(({ driverLocation, mapIconUrl }, index) => (
          <Marker
            // Drivers are anonymous: their place in the answer is all that tells them apart.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            position={[driverLocation.latitude, driverLocation.longitude]}
            icon={driverIcon(mapIconUrl)}
            alt={translate('booking.map.driver')}
            keyboard={false}
          />
        ))}
        {stops.map((stop, index) => {
          const stopNumber = stops.slice(0, index + 1).filter(({ kind }) => kind === 'stop').length;
          const title = translate(`booking.map.${stop.kind}`, {
            address: stop.address,
            number: stopNumber,
          });
          return (
            <Marker
              key={`${stop.kind}:${stop.latitude}:${stop.longitude}`}
              position={[stop.latitude, stop.longitude]}
              icon={stopIcon(stop.kind, stopNumber)}
              title={title}
              alt={title}
              zIndexOffset={1000}
            />
          );
        })}
        <FitToTrip stops={stops} route={route} />
      </MapContainer>
      <MapNotes isSchematic={tiles.haveFailed} isEstimated={route?.isEstimated ?? false} />
    </Box>
  );
}
