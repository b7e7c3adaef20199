import { Box, Skeleton, Typography } from '@mui/material';
import type { Offer } from '../../../contract/booking/calls.ts';
import { useTranslate } from 'react-admin';
import { fareTotal } from '../../../contract/booking/fare.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useQuotes } from '../state/BookingContext.ts';
import { useFareText } from '../../i18n/useFareText.ts';
import { useFareFailure } from './useFareFailure.ts';

interface OfferFareProps {
  offer: Offer;
  /** The lowest fare of the vehicles that are large enough, in minor units; null until it is known. */
  lowest: number | null;
}

/** The cost of one vehicle of an offer and how much dearer it is than the cheapest, or why it is not known. */
export function OfferFare({ offer, lowest }: OfferFareProps) {
  const translate = useTranslate();
  const { money } = useFormats();
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
  const price = fare.data ? fareTotal(fare.data, 1) : null;
  const mark =
    lowest === null || price === null || price < lowest
      ? null
      : price === lowest
        ? translate('booking.offers.lowest')
        : `+${money(price - lowest, fare.data?.currency)}`;
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
      <Typography variant="caption" color="textSecondary" component="div">
        {text.type}
        {mark && (
          <>
            {' · '}
            <Box component="span" sx={{ fontWeight: 600, color: 'text.primary' }}>
              {mark}
            </Box>
          </>
        )}
      </Typography>
    </Box>
  );
}
