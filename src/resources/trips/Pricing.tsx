import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { pricingLines } from '../../../contract/booking/pricing.ts';
import type { Trip } from '../../../contract/resources/bookings.ts';
import { CardCharge } from './CardCharge.tsx';
import { useFormats } from '../declared/useFormats.ts';

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
    <Box>
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
      <CardCharge trip={trip} />
    </Box>
  );
}
