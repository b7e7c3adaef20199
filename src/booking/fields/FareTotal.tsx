import { Box, Button, Typography, useMediaQuery, type Theme } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { FareEstimate } from '../../../contract/booking/calls.ts';
import { sumOfFares } from '../../../contract/booking/fare.ts';
import { useFareText } from '../../i18n/useFareText.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useDraft, useQuotes } from '../state/BookingContext.ts';
import { hasNoFare, useFareFailure } from './useFareFailure.ts';

const SECONDS_PER_MINUTE = 60;

/**
 * The price of all vehicles of the current offer for the trip and its return, or why it is not
 * known; read out when it changes.
 */
export function FareTotal() {
  const translate = useTranslate();
  const failure = useFareFailure();
  const { money, distance, duration } = useFormats();
  const write = useFareText();
  const { context, fareOf, returnFare } = useQuotes();
  const hasReturn = useDraft(({ draft }) => draft.returnTrip !== null);
  const count = useDraft(({ draft }) => draft.numberOfVehicles);
  const { offer } = context;
  // There is little room between two buttons on a phone.
  const isNarrow = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('sm'));

  const outbound = { title: 'booking.returnTrip.outboundFare', fare: fareOf(offer) };
  const legs = hasReturn
    ? [outbound, { title: 'booking.returnTrip.fare', fare: returnFare }]
    : [outbound];
  const known = legs.flatMap(({ title, fare }) => (fare?.data ? [{ title, fare: fare.data }] : []));
  const [first] = known;
  const failed = legs.find(({ fare }) => fare?.error);
  const sum = sumOfFares(
    known.map(({ fare }) => fare),
    count,
  );

  const told = (): string | null => {
    if (failed) {
      const why = failure(failed.fare?.error);
      return hasReturn ? `${translate(failed.title)} · ${why}` : why;
    }
    if (known.length < legs.length) return translate('booking.fare.loading');
    return sum.length > 0 ? null : translate('booking.fare.none');
  };
  const detail = (route: (fare: FareEstimate) => string): string => {
    if (!first) return '';
    const each = known.map(({ title, fare }) => {
      const amount = write(fare, count)?.amount ?? '';
      return hasReturn ? `${translate(title)} ${amount}` : amount;
    });
    if (hasReturn) return each.join(' · ');
    const { fare } = first;
    const more =
      count > 1
        ? translate('booking.fare.vehicles', { count, fare: write(fare, 1)?.amount ?? '' })
        : route(fare);
    return [write(fare, count)?.type, more].filter(Boolean).join(' · ');
  };
  const far = (fare: FareEstimate) => distance(fare.distanceMeters);
  const farAndLong = (key: 'route' | 'routeEstimated') => (fare: FareEstimate) =>
    translate(`booking.fare.${key}`, {
      distance: far(fare),
      duration: duration(Math.round(fare.durationSeconds / SECONDS_PER_MINUTE)),
    });
  const whole = farAndLong(first?.fare.isRouteEstimated ? 'routeEstimated' : 'route');
  const message = offer && told();
  return (
    <Box
      component="output"
      aria-live="polite"
      aria-label={translate('booking.fare.label')}
      sx={{ display: 'block', flex: 1, minWidth: 0, textAlign: 'end' }}
    >
      {message ? (
        <Typography variant="body2" color={failed || first ? 'error' : 'textSecondary'}>
          {message}
          {failed?.fare?.error && !hasNoFare(failed.fare.error) ? (
            <Button size="small" onClick={() => void failed.fare?.refetch()}>
              {translate('common.retry')}
            </Button>
          ) : null}
        </Typography>
      ) : first ? (
        <>
          <Typography
            sx={{
              fontSize: '1.125rem',
              fontWeight: 650,
              lineHeight: '26px',
              whiteSpace: 'nowrap',
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            {sum.map((amount) => money(amount, first.fare.currency)).join(' - ')}
          </Typography>
          <Typography
            variant="caption"
            color="textSecondary"
            component="div"
            noWrap
            title={detail(whole)}
            sx={{ lineHeight: '18px' }}
          >
            {/* That the route is estimated is written on the map, too. */}
            {detail(isNarrow ? far : farAndLong('route'))}
          </Typography>
        </>
      ) : null}
    </Box>
  );
}
