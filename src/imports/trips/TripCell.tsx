import { Box, Link, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { ImportRow } from '../../../contract/import/calls.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { tripAddress } from '../../shell/addresses.ts';
import { useCostText } from './useCostText.ts';

export const TRIP_WIDTH = 196;

/** What a line books: its price, its time as it was understood, and the vehicle; then the trip. */
export function TripCell({ row: { trip, line } }: { row: ImportRow }) {
  const translate = useTranslate();
  const { dateTime } = useFormats();
  const costText = useCostText();
  if (!trip) return <Box component="td" />;
  // It is the time of a clock, and written as that one shows it.
  const cost = trip.cost ? costText(trip.cost) : '–';
  const vehicle = [trip.vehicle, trip.companyName].filter(Boolean).join(' · ');
  return (
    <Box component="td" sx={{ px: 1, minWidth: 0 }}>
      <Typography variant="body2" noWrap>
        {trip.bookingId ? (
          <Link
            component={RouterLink}
            to={tripAddress(trip.bookingId)}
            // The result stays here, for the next trip.
            target="_blank"
            aria-label={`${cost}, ${translate('tripImports.openOf', { line })}`}
          >
            {cost}
          </Link>
        ) : (
          cost
        )}
        {trip.isNewGuest && ` · ${translate('tripImports.newGuest')}`}
      </Typography>
      {[dateTime(`${trip.pickupTime}Z`, 'UTC'), vehicle].map((text) => (
        <Typography
          key={text}
          variant="caption"
          component="div"
          noWrap
          title={text}
          color="textSecondary"
          sx={{ lineHeight: '16px' }}
        >
          {text}
        </Typography>
      ))}
    </Box>
  );
}
