import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormats } from '../../resources/declared/useFormats.ts';
import { useBooking } from '../state/BookingContext.ts';
import { useErrorText } from './useErrorText.ts';
import { useFareText } from './useFareText.ts';

const SECONDS_PER_MINUTE = 60;

/** The price of all vehicles of the standing offer; read out when it changes. */
export function FareTotal() {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { distance } = useFormats();
  const write = useFareText();
  const { context, wizard, fareOf } = useBooking();
  const fare = fareOf(context.offer);
  const count = wizard.draft.numberOfVehicles;
  const total = fare?.data ? write(fare.data, count) : null;
  const single = fare?.data && count > 1 ? write(fare.data, 1) : null;

  const message = (): { text: string; isError: boolean } | null => {
    if (!context.offer) return null;
    if (fare?.error) return { text: errorText(fare.error, 'booking.fare.failed'), isError: true };
    if (!fare?.data) return { text: translate('booking.fare.loading'), isError: false };
    return total ? null : { text: translate('booking.fare.none'), isError: true };
  };
  const told = message();
  const way = fare?.data;

  return (
    <Box
      component="output"
      aria-live="polite"
      aria-label={translate('booking.fare.label')}
      sx={{ minHeight: 48, mb: 1.5, display: 'flex', alignItems: 'center', gap: 2 }}
    >
      {told ? (
        <Typography variant="body2" color={told.isError ? 'error' : 'text.secondary'}>
          {told.text}
        </Typography>
      ) : null}
      {total && way ? (
        <>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="body2" sx={{ fontWeight: 550 }}>
              {translate('booking.fare.total')} · {total.type}
            </Typography>
            <Typography variant="caption" color="text.secondary" component="div">
              {single
                ? translate('booking.fare.vehicles', { count, fare: single.amount })
                : translate(
                    way.isRouteEstimated ? 'booking.fare.routeEstimated' : 'booking.fare.route',
                    {
                      distance: distance(way.distanceMeters),
                      minutes: Math.round(way.durationSeconds / SECONDS_PER_MINUTE),
                    },
                  )}
            </Typography>
          </Box>
          <Typography
            sx={{
              fontSize: '1.375rem',
              fontWeight: 650,
              whiteSpace: 'nowrap',
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            {total.amount}
          </Typography>
        </>
      ) : null}
    </Box>
  );
}
