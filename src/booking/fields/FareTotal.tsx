import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { useReturnFare } from '../state/queries.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useDraft, useQuotes } from '../state/BookingContext.ts';
import { FareSum } from './FareSum.tsx';
import { useFareText } from '../../i18n/useFareText.ts';
import { hasNoFare, useFareFailure } from './useFareFailure.ts';

const SECONDS_PER_MINUTE = 60;

type Fare = Pick<ReturnType<typeof useReturnFare>, 'data' | 'error' | 'refetch'>;

interface FareLineProps {
  title: string;
  fare: Fare | undefined;
  /** Another trip is added to it, so the sum is what matters. */
  isPart: boolean;
}

/** The cost of all vehicles of one trip, or why it is not known. */
function FareLine({ title, fare, isPart }: FareLineProps) {
  const translate = useTranslate();
  const failure = useFareFailure();
  const { distance, duration } = useFormats();
  const write = useFareText();
  const count = useDraft(({ draft }) => draft.numberOfVehicles);
  const route = fare?.data;
  const total = route ? write(route, count) : null;
  const single = route && count > 1 ? write(route, 1) : null;

  const message = (): { text: string; isError: boolean } | null => {
    if (fare?.error) return { text: failure(fare.error), isError: true };
    if (!route) return { text: translate('booking.fare.loading'), isError: false };
    return total ? null : { text: translate('booking.fare.none'), isError: true };
  };
  const told = message();
  const detail =
    single && route
      ? translate('booking.fare.vehicles', { count, fare: single.amount })
      : route &&
        translate(route.isRouteEstimated ? 'booking.fare.routeEstimated' : 'booking.fare.route', {
          distance: distance(route.distanceMeters),
          duration: duration(Math.round(route.durationSeconds / SECONDS_PER_MINUTE)),
        });

  return (
    <Box sx={{ minHeight: isPart ? 28 : 48, display: 'flex', alignItems: 'center', gap: 2 }}>
      {told ? (
        <Typography
          variant="body2"
          color={told.isError ? 'error' : 'text.secondary'}
          sx={{ flex: 1, minWidth: 0 }}
        >
          {isPart ? `${title} · ${told.text}` : told.text}
        </Typography>
      ) : null}
      {fare?.error && !hasNoFare(fare.error) ? (
        <Button size="small" onClick={() => void fare.refetch()}>
          {translate('common.retry')}
        </Button>
      ) : null}
      {total && route && !told ? (
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2 }}>
            <Box
              sx={{
                flex: 1,
                minWidth: 0,
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'baseline',
                columnGap: 1,
              }}
            >
              <Typography variant="body2" sx={{ fontWeight: 550 }}>
                {title}
              </Typography>
              {isPart ? (
                <Typography variant="caption" color="text.secondary">
                  {total.type}
                </Typography>
              ) : null}
            </Box>
            <Typography
              sx={{
                fontSize: isPart ? '1rem' : '1.375rem',
                fontWeight: isPart ? 500 : 650,
                whiteSpace: 'nowrap',
                fontVariantNumeric: 'tabular-nums',
              }}
            >
              {total.amount}
            </Typography>
          </Box>
          {isPart && !single ? null : (
            // Below the amount, because a phone has no room for both next to each other.
            <Typography variant="caption" color="text.secondary" component="div">
              {[isPart ? null : total.type, detail].filter(Boolean).join(' · ')}
            </Typography>
          )}
        </Box>
      ) : null}
    </Box>
  );
}

/** The price of all vehicles of the current offer, for each trip; read out when it changes. */
export function FareTotal() {
  const translate = useTranslate();
  const { context, fareOf, returnFare } = useQuotes();
  const hasReturn = useDraft(({ draft }) => draft.returnTrip !== null);
  const { offer } = context;
  return (
    <Box
      component="output"
      aria-live="polite"
      aria-label={translate('booking.fare.label')}
      sx={{ display: 'block', minHeight: 48, mb: 1.5 }}
    >
      {offer ? (
        <>
          <FareLine
            title={translate(hasReturn ? 'booking.returnTrip.outboundFare' : 'booking.fare.total')}
            fare={fareOf(offer)}
            isPart={hasReturn}
          />
          {hasReturn ? (
            <FareLine title={translate('booking.returnTrip.fare')} fare={returnFare} isPart />
          ) : null}
          <FareSum fares={[fareOf(offer)?.data, ...(hasReturn ? [returnFare.data] : [])]} />
        </>
      ) : null}
    </Box>
  );
}
