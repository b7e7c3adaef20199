import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { PricingDetails } from '../../../contract/booking/trip.ts';
import type { Trip } from '../../../contract/resources/bookings.ts';
import { useFormats } from '../declared/useFormats.ts';

interface Line {
  key: string;
  /** Minor units. */
  amount: number;
}

/** The lines of a final price that say something: zero extras and unused fees are left out. */
export function pricingLines(pricing: PricingDetails): Line[] {
  const { additionalFees: fees } = pricing;
  const optional: Line[] = [
    { key: 'evaluatedServiceCharge', amount: fees.evaluatedServiceCharge },
    { key: 'waitingPrice', amount: fees.waitingPrice },
    { key: 'tolls', amount: fees.tolls },
    { key: 'extras', amount: fees.extras },
    { key: 'tip', amount: pricing.tip.value },
    { key: 'totalDiscount', amount: -pricing.totalDiscount },
    { key: 'passengerNoShowFee', amount: pricing.passengerNoShowFee ?? 0 },
    {
      key: 'passengerPrematureCancellationFee',
      amount: pricing.passengerPrematureCancellationFee ?? 0,
    },
  ];
  return [
    { key: 'price', amount: pricing.price },
    ...optional.filter(({ amount }) => amount !== 0),
  ];
}

/** What a trip cost, line by line, or what it is expected to cost. */
export function Pricing({ trip }: { trip: Trip }) {
  const translate = useTranslate();
  const formats = useFormats();
  const { pricingDetails: pricing, total } = trip;
  if (total === null) {
    return (
      <Typography variant="body2" color="text.secondary">
        {translate('trips.pricing.none')}
      </Typography>
    );
  }
  const currency = pricing?.currency ?? trip.fareEstimate?.currency;
  const totalLine = { key: pricing ? 'total' : 'estimatedTotal', amount: total };
  return (
    <Box component="dl" sx={{ m: 0, maxWidth: 320, typography: 'body2' }}>
      {[...(pricing ? pricingLines(pricing) : []), totalLine].map((line) => (
        <Box
          key={line.key}
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            gap: 2,
            py: 0.25,
            ...(line === totalLine
              ? { fontWeight: 600, mt: 0.5, pt: 0.75, borderTop: 1, borderColor: 'divider' }
              : {}),
          }}
        >
          <Box component="dt">{translate(`trips.pricing.${line.key}`)}</Box>
          <Box component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
            {formats.money(line.amount, currency)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
