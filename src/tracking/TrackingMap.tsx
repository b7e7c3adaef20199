import 'leaflet/dist/leaflet.css';
import { MapContainer, Polyline } from 'react-leaflet';
import type { Coordinates } from '../../contract/booking/geo.ts';
import type { TripRoute } from '../../contract/booking/calls.ts';
import type { TrackedTrip } from '../../contract/booking/tracking.ts';
import { FitToTrip } from '../map/FitToTrip.tsx';
import { MapGround } from '../map/MapGround.tsx';
import { MovingDriver } from '../map/MovingDriver.tsx';
import { useTilesFail } from '../map/useTilesFail.ts';
import { pageConfig } from '../shell/pageConfig.ts';
import type { Tokens } from '../../contract/core/tokens.ts';
import { TrackedStops } from './TrackedStops.tsx';
import type { TrackingTexts } from './trackingText.ts';

const CITY_ZOOM = 11;

/** The driver's place to about a kilometre: the view follows in these steps, and else is still. */
const aboutWhere = (driver: TrackedTrip['driverLocation']): Coordinates[] =>
  driver
    ? [
        {
          latitude: Math.round(driver.latitude * 100) / 100,
          longitude: Math.round(driver.longitude * 100) / 100,
        },
      ]
    : [];

interface TrackingMapProps {
  trip: TrackedTrip;
  route: TripRoute | null;
  texts: TrackingTexts;
  /** The channel's colours, readable on the map. */
  tokens: Tokens;
}

/** The route of the trip with its driver. */
export function TrackingMap({ trip, route, texts, tokens }: TrackingMapProps) {
  const { location } = pageConfig();
  const tiles = useTilesFail();
  const { stops, driverLocation } = trip;
  const line = route && { points: route.geometry, isEstimated: route.isEstimated };
  const isEstimated = line?.isEstimated === true && line.points.length > 1;
  return (
    <section className={`track-map track-map-${tokens.mode}`} aria-label={texts.map}>
      <MapContainer
        center={[location.latitude, location.longitude]}
        zoom={CITY_ZOOM}
        zoomControl={false}
        attributionControl={false}
      >
        <MapGround mode={tokens.mode} tiles={tiles} schematicText={texts.schematic} />
        {line && line.points.length > 1 && (
          <Polyline
            key={String(line.isEstimated)}
            positions={line.points.map(({ latitude, longitude }): [number, number] => [
              latitude,
              longitude,
            ])}
            pathOptions={{
              color: tokens.accent,
              weight: 4,
              opacity: 0.9,
              ...(line.isEstimated ? { dashArray: '2 9' } : {}),
            }}
          />
        )}
        <TrackedStops stops={stops} colour={tokens.textMuted} />
        {driverLocation && <MovingDriver location={driverLocation} title={texts.driver} />}
        <FitToTrip
          isHeld={false}
          stops={[...stops, ...aboutWhere(driverLocation)]}
          route={line ?? undefined}
        />
      </MapContainer>
      {isEstimated && <p className="track-note">{texts.estimated}</p>}
    </section>
  );
}
