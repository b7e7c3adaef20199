import { Box } from '@mui/material';
import { ListContextProvider, ResourceContextProvider, useList, useTranslate } from 'react-admin';
import { defaultTripColumns } from '../../../contract/booking/tripColumns.ts';
import type { Trip } from '../../../contract/resources/bookings.ts';
import { TripMap, type MapStop, type TripMapProps } from '../../map/TripMap.tsx';
import { Pricing } from '../../resources/trips/Pricing.tsx';
import { TripCards } from '../../resources/trips/TripCards.tsx';
import { TripsTable } from '../../resources/trips/TripsTable.tsx';
import { useLocalTime } from '../../booking/useLocalTime.ts';
import type { Entry } from '../entry.ts';
import { Group } from './Group.tsx';
import { tripsByStatus, tripsInZones } from './rows.ts';

const COLUMNS = defaultTripColumns('corporationAdmin');

interface TripsProps {
  rows: readonly Trip[];
  /** As on a phone. */
  isNarrow?: boolean;
}

function Trips({ rows, isNarrow = false }: TripsProps) {
  const list = useList<Trip>({ data: [...rows], resource: 'bookings', perPage: rows.length });
  return (
    <ResourceContextProvider value="bookings">
      <ListContextProvider value={list}>
        {isNarrow ? <TripCards seesAll={false} /> : <TripsTable columns={COLUMNS} />}
      </ListContextProvider>
    </ResourceContextProvider>
  );
}

function Zones() {
  const write = useLocalTime();
  const now = new Date(tripsInZones[0]!.createdAt);
  return (
    <>
      <Trips rows={tripsInZones} isNarrow />
      <Group label="in a sentence">
        {tripsInZones.map(({ id, pickupTime, pickupTimeZone }) => (
          <span key={id}>{write(pickupTime, pickupTimeZone, now)}</span>
        ))}
      </Group>
    </>
  );
}

const [first] = tripsByStatus;
const STOPS: MapStop[] = [
  { kind: 'pickup', ...first!.origin },
  { kind: 'stop', address: 'Kew Gardens, Richmond TW9 3AE', latitude: 51.4787, longitude: -0.2956 },
  { kind: 'dropoff', ...first!.destination },
];
const POINTS = STOPS.map(({ latitude, longitude }) => ({ latitude, longitude }));
const DRIVER = { location: { latitude: 51.4905, longitude: -0.2137, heading: 70 }, title: 'Sam' };

const Map = (props: Partial<TripMapProps>) => (
  <Box sx={{ height: 320, borderRadius: 1, overflow: 'hidden' }}>
    <TripMap stops={STOPS} isInPage {...props} />
  </Box>
);

function Searching() {
  const translate = useTranslate();
  return <Map stops={[]} notice={translate('common.loading')} />;
}

export const trips: readonly Entry[] = [
  { name: 'Trips in every status', show: () => <Trips rows={tripsByStatus} />, scene: {} },
  {
    name: 'Trips on a phone',
    show: () => <Trips rows={tripsInZones} isNarrow />,
    scene: {},
  },
  { name: 'Times in two zones', show: Zones },
  {
    name: 'What a trip cost',
    show: () => <Pricing trip={tripsByStatus.find(({ pricingDetails }) => pricingDetails)!} />,
  },
  {
    name: 'A way that a router found, with its driver',
    show: () => <Map route={{ points: POINTS, isEstimated: false }} assignedDriver={DRIVER} />,
  },
  {
    name: 'A way that is estimated',
    show: () => <Map route={{ points: POINTS, isEstimated: true }} />,
  },
  { name: 'A map with nothing on it yet', show: Searching },
];
