import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Trip } from '../../../contract/resources/bookings.ts';
import { Detail } from '../../resources/trips/Detail.tsx';
import { usePaymentText } from '../../resources/trips/PaymentIcon.tsx';
import { TripPeople } from '../../resources/trips/TripPeople.tsx';
import { TripRide } from '../../resources/trips/TripRide.tsx';
import { TripStops } from '../../resources/trips/TripStops.tsx';
import { TripWishes } from '../../resources/trips/TripWishes.tsx';

/** Everything of the trip that stays as it was booked. */
export function FixedDetails({ trip }: { trip: Trip }) {
  const translate = useTranslate();
  const paymentText = usePaymentText();
  return (
    <Box component="section" aria-labelledby="fixed-details">
      <Typography id="fixed-details" component="h2" variant="h6" sx={{ mb: 0.5 }}>
        {translate('tripChange.fixed')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {translate('tripChange.fixedText')}
      </Typography>
      <Box component="dl" sx={{ m: 0 }}>
        <Detail label={translate('trips.details.stops')}>
          <TripStops trip={trip} />
        </Detail>
      </Box>
      <Box
        sx={{
          display: 'grid',
          columnGap: 3,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        }}
      >
        <Box>
          <TripPeople trip={trip} />
          <Box component="dl" sx={{ m: 0 }}>
            <Detail label={translate('trips.details.payment')}>{paymentText(trip.payment)}</Detail>
            <TripWishes trip={trip} />
          </Box>
        </Box>
        <Box component="dl" sx={{ m: 0 }}>
          <TripRide trip={trip} />
        </Box>
      </Box>
    </Box>
  );
}
