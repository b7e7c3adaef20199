import { Alert, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { isEditable } from '../../../contract/booking/status.ts';
import { isUnknownRow } from '../../dataProvider/failedCalls.ts';
import type { Trip } from '../../../contract/resources/bookings.ts';
import { bookingRoute } from '../../dataProvider/tripCalls.ts';
import { useLiveBookings } from '../../live/useLiveBookings.ts';
import { MessagePage } from '../../shell/pages/MessagePage.tsx';
import { PageSkeleton } from '../../shell/pages/PageSkeleton.tsx';
import { takeFocus } from '../../admin/dialogs/takeFocus.ts';
import { MapPage } from '../frame/MapPage.tsx';
import { useLocalTime } from '../useLocalTime.ts';
import { EditForm } from './EditForm.tsx';
import { TripMap } from '../../map/laterMap.tsx';

function WayBack({ to, label }: { to: string; label: string }) {
  const translate = useTranslate();
  return (
    <Button ref={takeFocus} component={RouterLink} to={to} variant="contained">
      {translate(`tripChange.${label}`)}
    </Button>
  );
}

/** The trip's route, as it was booked. */
function WayOf({ trip }: { trip: Trip }) {
  const { data: route } = useQuery({
    queryKey: ['trip-route', trip.id],
    queryFn: ({ signal }) => bookingRoute(trip.id, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return (
    <TripMap
      stops={[
        { kind: 'pickup', ...trip.origin },
        ...trip.waypoints.map((place) => ({ kind: 'stop' as const, ...place })),
        { kind: 'dropoff', ...trip.destination },
      ]}
      route={route && { points: route.geometry, isEstimated: route.isEstimated }}
    />
  );
}

/** The pickup time was changed here, or to another time in another tab. */
function Changed({ trip, wanted }: { trip: Trip; wanted: string }) {
  const translate = useTranslate();
  const write = useLocalTime();
  const time = write(trip.pickupTime, trip.pickupTimeZone, new Date(trip.pickupAt));
  const isWanted = trip.pickupTime === wanted;
  return (
    <MessagePage
      title={translate(isWanted ? 'tripChange.done' : 'tripChange.other')}
      text={translate(isWanted ? 'tripChange.doneText' : 'tripChange.otherText', { time })}
    >
      <WayBack to="/trips/pre-bookings" label="trips" />
    </MessagePage>
  );
}

/** Why a trip cannot be changed, and what can be done instead. */
function NotEditable({ trip }: { trip: Trip }) {
  const translate = useTranslate();
  return (
    <MessagePage
      title={translate('tripChange.notChangeable')}
      text={translate('tripChange.notChangeableText', {
        status: translate(`booking.live.${trip.status}`),
      })}
    >
      <WayBack to="/trips/all-trips" label="trips" />
      <Button component={RouterLink} to={`/booking/${trip.id}/copy`} variant="outlined">
        {translate('tripChange.again')}
      </Button>
    </MessagePage>
  );
}

/** Changes the pickup time of a future trip, next to the map. */
export function EditPage() {
  const translate = useTranslate();
  const { id = '' } = useParams();
  const [changed, setChanged] = useState<{ trip: Trip; wanted: string } | null>(null);
  useLiveBookings();
  const { data: trip, error, refetch } = useGetOne<Trip>('bookings', { id }, { retry: false });

  if (changed) return <Changed {...changed} />;
  if (!trip && error) {
    const isGone = isUnknownRow(error);
    return (
      <MessagePage
        title={translate(isGone ? 'tripChange.unknown' : 'tripChange.failed')}
        text={translate(isGone ? 'tripChange.unknownText' : 'tripChange.failedText')}
      >
        {isGone ? null : (
          <Button variant="contained" onClick={() => void refetch()}>
            {translate('common.retry')}
          </Button>
        )}
        <WayBack to="/trips/all-trips" label="trips" />
      </MessagePage>
    );
  }
  if (!trip) return <PageSkeleton />;
  if (!isEditable(trip.status)) return <NotEditable trip={trip} />;
  return (
    <MapPage title={translate('tripChange.title')} map={<WayOf trip={trip} />}>
      {error ? <Alert severity="warning">{translate('tripChange.failedText')}</Alert> : null}
      <EditForm
        key={trip.id}
        trip={trip}
        refetch={async () => (await refetch()).data}
        onChanged={(after, wanted) => setChanged({ trip: after, wanted })}
      />
    </MapPage>
  );
}
