import { Box, Divider, Paper, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { CANCELLED_STATUSES, type BookingStatus } from '../../../contract/booking/status.ts';
import type { Trip } from '../../../contract/resources/bookings.ts';
import { questionOf, type Leg } from '../state/leg.ts';
import { hasFailed, type LegName } from '../state/submissionState.ts';
import { BookedTools } from './BookedTools.tsx';
import { CancelBooking } from './CancelBooking.tsx';
import { LegActions } from './LegActions.tsx';
import { StatusHead } from './StatusHead.tsx';
import { TripLines } from './TripLines.tsx';
import { useLegFailure } from './useLegFailure.tsx';
import { useLiveTrip } from './useLiveTrip.ts';
import { useTripLines } from './useTripLines.ts';

const liveKey = (status: BookingStatus, eta: number | null): string =>
  status === 'ENROUTE' && eta !== null ? 'ENROUTE_ETA' : status;

function LiveStatus({ trip }: { trip: Trip }) {
  const translate = useTranslate();
  return (
    <Box
      component="output"
      aria-live="polite"
      sx={{ px: 2.5, py: 1.25, bgcolor: 'action.hover', display: 'flex', gap: 2 }}
    >
      <Typography variant="body2" color="textSecondary">
        {translate('booking.status.live')}
      </Typography>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {translate(`booking.live.${liveKey(trip.status, trip.estimatedTimeArrival)}`, {
          minutes: trip.estimatedTimeArrival ?? 0,
        })}
      </Typography>
    </Box>
  );
}

interface LegCardProps {
  name: LegName;
  leg: Leg;
  /** The booking has no other trip. */
  isAlone: boolean;
}

/** One trip of the booking: its status, what was booked, and what can be done next. */
export function LegCard({ name, leg, isAlone }: LegCardProps) {
  const translate = useTranslate();
  const isBooked = leg.phase === 'booked' || leg.phase === 'cancelling';
  const isOver = leg.phase === 'cancelled' && leg.bookingId !== null;
  const trip = useLiveTrip(isBooked || isOver ? leg.bookingId : null);
  const lines = useTripLines(name, leg.request, trip);
  useLegFailure(name, leg);
  // A trip has not failed while the user is asked about it, or once it was given up.
  const isAsked = name === 'outbound' && questionOf(leg) !== null;
  const isError =
    leg.phase === 'uncertain' || (hasFailed(leg) && leg.phase !== 'abandoned' && !isAsked);
  const isCancelled = trip && CANCELLED_STATUSES.some((status) => status === trip.status);

  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={translate(`booking.legs.${name}`)}
      sx={{
        borderRadius: 2,
        overflow: 'hidden',
        borderColor: isError ? 'error.main' : 'divider',
        borderTopWidth: isError ? 4 : 1,
      }}
    >
      <Box sx={{ p: 2.5 }}>
        <StatusHead name={name} leg={leg} isCalledOff={leg.phase === 'booked' && isCancelled} />
        <LegActions name={name} leg={leg} />
      </Box>
      {leg.phase === 'booked' && trip ? <LiveStatus trip={trip} /> : <Divider />}
      <Box sx={{ p: 2.5 }}>
        <TripLines lines={lines} />
        {leg.phase === 'booked' && trip && !isCancelled ? (
          <BookedTools trip={trip} canReturn={name === 'outbound' && isAlone} />
        ) : null}
        {leg.phase === 'booked' ? <CancelBooking name={name} trip={trip} /> : null}
      </Box>
    </Paper>
  );
}
