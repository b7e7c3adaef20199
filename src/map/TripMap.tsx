import { useTheme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Marker, Polyline } from 'react-leaflet';
import type { NearbyDriver } from '../../contract/booking/calls.ts';
import type { Coordinates } from '../../contract/booking/geo.ts';
import { BaseMap } from './BaseMap.tsx';
import { FitToTrip } from './FitToTrip.tsx';
import { driverIcon } from './icons.ts';
import { MovingDriver, type MovingDriverProps } from './MovingDriver.tsx';
import { StopMarkers } from './StopMarkers.tsx';

export interface MapStop extends Coordinates {
  /** `place` is one that belongs to no trip. */
  kind: 'pickup' | 'stop' | 'dropoff' | 'place';
  address: string;
}

export interface MapRoute {
  points: readonly Coordinates[];
  /** Drawn dashed and labelled, because it does not come from a router. */
  isEstimated: boolean;
}

export interface TripMapProps {
  /** Pickup, stops and dropoff, in order, where they are known. */
  stops: readonly MapStop[];
  route?: MapRoute | undefined;
  drivers?: readonly NearbyDriver[] | undefined;
  /** In how many minutes the nearest of them is at the pickup, if that is known. */
  driverMinutes?: number | null;
  /** Points to bring into view in addition to the trip's own. */
  alsoInView?: readonly Coordinates[];
  /** In the middle of a page that scrolls: a wheel on the map scrolls the page. */
  isInPage?: boolean;
  /** The trip's own driver, on the way. */
  assignedDriver?: MovingDriverProps | undefined;
  /** The view while there is nothing to show; the channel's home city by default. */
  centre?: Coordinates;
  /** Makes the pickup movable, and is called with its new place. */
  onPickupMoved?: (point: Coordinates) => void;
  /** The view stays while everything is in it: a user who moves a mark wants a still map. */
  isHeld?: boolean;
  /** What is going on at the moment, such as the search for an address. */
  notice?: string | null;
}

const NO_DRIVERS: readonly NearbyDriver[] = [];
const NOWHERE: readonly Coordinates[] = [];

/** A trip on a map: its stops, the route through them and free drivers. Fills its parent. */
export function TripMap(props: TripMapProps) {
  const { stops, route, drivers = NO_DRIVERS, alsoInView = NOWHERE, centre } = props;
  const { assignedDriver, isInPage = false, isHeld = false, notice = null, onPickupMoved } = props;
  const { driverMinutes = null } = props;
  const translate = useTranslate();
  const near = translate(driverMinutes === null ? 'map.near' : 'map.nearIn', {
    smart_count: drivers.length,
    minutes: driverMinutes,
  });
  const { palette } = useTheme();
  return (
    <BaseMap
      label={translate('map.label')}
      centre={centre}
      isInPage={isInPage}
      isEstimated={route?.isEstimated}
      notice={notice}
      near={drivers.length > 0 ? near : null}
    >
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
          // Drivers are anonymous and can only be told apart by their place in the answer.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          position={[driverLocation.latitude, driverLocation.longitude]}
          icon={driverIcon(mapIconUrl)}
          title={translate('map.driver')}
          keyboard={false}
        />
      ))}
      <StopMarkers stops={stops} onPickupMoved={onPickupMoved} />
      {assignedDriver && <MovingDriver {...assignedDriver} />}
      <FitToTrip stops={[...stops, ...alsoInView]} route={route} isHeld={isHeld} />
    </BaseMap>
  );
}
