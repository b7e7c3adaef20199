import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { Trip } from '../../../contract/resources/bookings.ts';
import { fareEstimate } from '../../dataProvider/bookingCalls.ts';
import { useErrorText } from '../fields/useErrorText.ts';
import { useFareText } from '../../i18n/useFareText.ts';
import { useNow } from '../../dates/useNow.ts';
import { TermBox } from '../TermBox.tsx';
import { useLocalTime } from '../useLocalTime.ts';

export const CHANGED_FARE = 'changed-fare';
const STALE_MS = 60_000;

/** What the trip would cost at a new pickup time. */
export function useNewFare(trip: Trip, pickupTime: string | null) {
  const { id, offerId, corporationId, paymentType, origin, destination, waypoints } = trip;
  return useQuery({
    queryKey: [CHANGED_FARE, id, pickupTime],
    queryFn: ({ signal }) =>
      fareEstimate(
        { offerId, corporationId, paymentType, pickupTime, origin, destination, waypoints },
        { signal },
      ),
    enabled: pickupTime !== null,
    staleTime: STALE_MS,
  });
}

interface LineProps {
  term: string;
  time: string;
  fare: string;
  isError?: boolean;
  isStrong?: boolean;
}

function Line({ term, time, fare, isError = false, isStrong = false }: LineProps) {
  const weight = isStrong ? 650 : 450;
  return (
    <>
      <Typography component="dt" variant="body2" color="textSecondary">
        {term}
      </Typography>
      <Box component="dd" sx={{ m: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: weight }}>
          {time}
        </Typography>
        <Typography
          variant="body2"
          color={isError ? 'error' : isStrong ? undefined : 'textSecondary'}
          sx={{ fontVariantNumeric: 'tabular-nums' }}
        >
          {fare}
        </Typography>
      </Box>
    </>
  );
}

/** The pickup time and fare as they are, and as they would be; read out when they change. */
export function OldAndNew({ trip, wanted }: { trip: Trip; wanted: string | null }) {
  const translate = useTranslate();
  const writeTime = useLocalTime();
  const now = useNow();
  const errorText = useErrorText();
  const writeFare = useFareText();
  const fare = useNewFare(trip, wanted);
  const write = (local: string, from: Date): string => writeTime(local, trip.pickupTimeZone, from);
  const priceOf = (known: NonNullable<Trip['fareEstimate']>): string => {
    const text = writeFare(known, trip.numberOfVehicles);
    return text ? `${text.amount} · ${text.type}` : translate('booking.fare.none');
  };
  const newFare = (): string => {
    if (fare.error) return errorText(fare.error, 'booking.fare.failed');
    return fare.data ? priceOf(fare.data) : translate('booking.fare.loading');
  };
  return (
    <TermBox aria-live="polite">
      <Line
        term={translate('tripChange.before')}
        time={write(trip.pickupTime, new Date(trip.pickupAt))}
        fare={trip.fareEstimate ? priceOf(trip.fareEstimate) : translate('booking.fare.none')}
      />
      {wanted === null ? null : (
        <Line
          term={translate('tripChange.after')}
          time={write(wanted, now)}
          fare={newFare()}
          isError={fare.isError}
          isStrong
        />
      )}
    </TermBox>
  );
}
