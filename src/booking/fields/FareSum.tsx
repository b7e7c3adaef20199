import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { FareEstimate } from '../../../contract/booking/calls.ts';
import { sumOfFares } from '../../../contract/booking/fare.ts';
import { holdAmount } from '../../../contract/booking/payment.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useDraft, useQuotes } from '../state/BookingContext.ts';

/** The total cost of both trips, and the amount held on a card; nothing while one is unknown. */
export function FareSum({ fares }: { fares: readonly (FareEstimate | undefined)[] }) {
  const translate = useTranslate();
  const { money } = useFormats();
  const { context } = useQuotes();
  const count = useDraft(({ draft }) => draft.numberOfVehicles);
  const known = fares.filter((fare) => fare !== undefined);
  const [first] = known;
  if (!first || known.length < fares.length) return null;
  const sum = sumOfFares(known, count);
  if (sum.length === 0) return null;
  const held = known.reduce((total, fare) => total + (holdAmount(fare, count) ?? 0), 0);
  return (
    <>
      {known.length > 1 ? (
        <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2 }}>
          <Typography variant="body2" sx={{ flex: 1, fontWeight: 550 }}>
            {translate('booking.fare.sum')}
          </Typography>
          <Typography
            sx={{
              fontSize: '1.375rem',
              fontWeight: 650,
              whiteSpace: 'nowrap',
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            {sum.map((amount) => money(amount, first.currency)).join(' - ')}
          </Typography>
        </Box>
      ) : null}
      {context.paymentType === 'creditCard' ? (
        <Typography variant="caption" color="text.secondary" component="div">
          {translate('booking.fare.held', { amount: money(held, first.currency) })}
        </Typography>
      ) : null}
    </>
  );
}
