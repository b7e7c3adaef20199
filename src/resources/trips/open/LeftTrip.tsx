import { Alert, Button } from '@mui/material';
import { createContext, useContext, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { TRIP_TABS, type TripTab } from '../../../../contract/booking/status.ts';
import type { Trip } from '../../../../contract/resources/bookings.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useOpenTrip } from './useOpenTrip.ts';

/** How long an event counts as having happened just now. */
const JUST_NOW_MS = 60_000;

/** The open trip that its list does not have any more. */
const LeftTripContext = createContext<string | null>(null);
export const LeftTripProvider = LeftTripContext.Provider;

/** "just now" for the first minute, then the time at which it was first asked for. */
function useMoment(): string {
  const translate = useTranslate();
  const formats = useFormats();
  const [at] = useState(() => new Date().toISOString());
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), JUST_NOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return isOver
    ? translate('trips.left.at', { time: formats.time(at) })
    : translate('trips.left.justNow');
}

/** Says why an open trip has left the list, with a button to close it. */
export function LeftTripNote({ trip }: { trip: Trip }) {
  return useContext(LeftTripContext) === trip.id ? <Note trip={trip} /> : null;
}

function Note({ trip }: { trip: Trip }) {
  const translate = useTranslate();
  const when = useMoment();
  const { tab } = useParams();
  const { setOpen } = useOpenTrip();
  const statuses: readonly string[] | null = TRIP_TABS[tab as TripTab] ?? null;
  const isOfTab = statuses === null || statuses.includes(trip.status);
  const status = translate(`booking.live.${trip.status}`);
  return (
    <Alert
      severity="info"
      // Less urgent than the alert whose look it has.
      role="note"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" size="small" onClick={() => setOpen(null)}>
          {translate('common.close')}
        </Button>
      }
    >
      {isOfTab
        ? translate('trips.left.elsewhere')
        : translate('trips.left.became', { status, when })}{' '}
      {translate('trips.left.stays')}
    </Alert>
  );
}
