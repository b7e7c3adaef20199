import { Box, Skeleton, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Offer } from '../../../contract/booking/calls.ts';
import { useBooking } from '../state/BookingContext.ts';
import { useFareText } from './useFareText.ts';

/** What one vehicle of an offer costs, or why that is not known. */
export function OfferFare({ offer }: { offer: Offer }) {
  const translate = useTranslate();
  const write = useFareText();
  const fare = useBooking().fareOf(offer);
  if (fare?.error)
    return (
      <Typography variant="caption" color="error" sx={{ maxWidth: 130, textAlign: 'right' }}>
        {translate('booking.fare.failed')}
      </Typography>
    );
  if (!fare?.data) return <Skeleton width={64} height={24} />;
  const text = write(fare.data, 1);
  if (!text)
    return (
      <Typography variant="caption" color="text.secondary">
        {translate('booking.fare.none')}
      </Typography>
    );
  return (
    <Box sx={{ textAlign: 'right', whiteSpace: 'nowrap' }}>
      <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {text.amount}
      </Typography>
      <Typography variant="caption" color="text.secondary" component="div">
        {text.type}
      </Typography>
    </Box>
  );
}
