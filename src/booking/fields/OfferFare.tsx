import { Box, Skeleton, Typography } from '@mui/material';
import type { Offer } from '../../../contract/booking/calls.ts';
import { useQuotes } from '../state/BookingContext.ts';
import { useFareText } from '../../i18n/useFareText.ts';
import { useFareFailure } from './useFareFailure.ts';

/** The cost of one vehicle of an offer, or why it is not known. */
export function OfferFare({ offer }: { offer: Offer }) {
  const failure = useFareFailure();
  const write = useFareText();
  const fare = useQuotes().fareOf(offer);
  if (!fare?.error && !fare?.data) return <Skeleton width={64} height={24} />;
  const text = fare.data ? write(fare.data, 1) : null;
  if (!text)
    return (
      <Typography
        variant="caption"
        color="error"
        component="div"
        sx={{ maxWidth: { sm: 130 }, textAlign: { sm: 'right' } }}
      >
        {failure(fare.error, 'little')}
      </Typography>
    );
  return (
    <Box
      sx={{
        display: { xs: 'flex', sm: 'block' },
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: 1,
        textAlign: { sm: 'right' },
        whiteSpace: 'nowrap',
      }}
    >
      <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {text.amount}
      </Typography>
      <Typography variant="caption" color="text.secondary" component="div">
        {text.type}
      </Typography>
    </Box>
  );
}
