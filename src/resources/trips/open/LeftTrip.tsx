import { Alert, Button } from '@mui/material';
import { createContext, useContext, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { TRIP_TABS, type TripTab } from '../../../../contract/booking/status.ts';
import type { Trip } from '../../../../contract/resources/bookings.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useOpenTrip } from './useOpenTrip.ts';

/** For so long something has happened just now. */
const JUST_NOW_MS = 60_000;

/** The open trip that its list does not have any more. */
const LeftTripContext = createContext<string | null>(null);
export const LeftTripProvider = LeftTripContext.Provider;

/** "just now" for a minute, from when it is first asked; then the time that it was. */
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

/** Says of an open trip that has left the list what became of it, with the way to close it. */
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
      // Not as urgent as the alert that it looks like.
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
