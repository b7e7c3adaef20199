import { Alert, Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Trip } from '../../../contract/resources/bookings.ts';
import { AmountLine } from './AmountLine.tsx';
import { useFormats } from '../../i18n/useFormats.ts';

/** The state of a trip's hold on a card; nothing for a trip that is paid in another way. */
export function CardCharge({ trip }: { trip: Trip }) {
  const translate = useTranslate();
  const formats = useFormats();
  const { charge } = trip.payment;
  if (!charge) return null;
  const currency = trip.pricingDetails?.currency ?? trip.fareEstimate?.currency;
  const lines = (['held', 'charged', 'outstanding'] as const).filter((line) => charge[line] > 0);
  if (lines.length === 0) return null;
  return (
    <>
      <Box component="dl" sx={{ m: 0, mt: 1, typography: 'body2' }}>
        {lines.map((line) => (
          <AmountLine key={line} name={translate(`trips.pricing.${line}`)}>
            {formats.money(charge[line], currency)}
          </AmountLine>
        ))}
      </Box>
      {charge.outstanding > 0 ? (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {translate('trips.pricing.outstandingText')}
        </Alert>
      ) : null}
    </>
  );
}
