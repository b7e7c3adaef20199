import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { pricingLines } from '../../../contract/booking/pricing.ts';
import { isFinal, PAST_STATUSES } from '../../../contract/booking/status.ts';
import type { Trip } from '../../../contract/resources/bookings.ts';
import { useFareText } from '../../booking/fields/useFareText.ts';
import { useFormats } from '../declared/useFormats.ts';
import { AmountLine } from './AmountLine.tsx';
import { CardCharge } from './CardCharge.tsx';

/** A trip that was called off costs nothing, unless its taxi company says otherwise. */
const isFree = ({ status }: Trip): boolean =>
  isFinal(status) && !PAST_STATUSES.some((past) => past === status);

/** What a trip cost, line by line, or what it is expected to cost. */
export function Pricing({ trip }: { trip: Trip }) {
  return (
    <Box sx={{ maxWidth: 320 }}>
      {trip.pricingDetails ? <Lines pricing={trip.pricingDetails} /> : <Expected trip={trip} />}
      <CardCharge trip={trip} />
    </Box>
  );
}

function Lines({ pricing }: { pricing: NonNullable<Trip['pricingDetails']> }) {
  const translate = useTranslate();
  const formats = useFormats();
  return (
    <Box component="dl" sx={{ m: 0, typography: 'body2' }}>
      {pricingLines(pricing).map(({ key, amount }) => (
        <AmountLine key={key} name={translate(`trips.pricing.${key}`)}>
          {formats.money(amount, pricing.currency)}
        </AmountLine>
      ))}
      <AmountLine name={translate('trips.pricing.total')} isTotal>
        {formats.money(pricing.total, pricing.currency)}
      </AmountLine>
    </Box>
  );
}

/** The fare that was told when the trip was booked, and how binding it is. */
function Expected({ trip }: { trip: Trip }) {
  const translate = useTranslate();
  const fareText = useFareText();
  const fare = trip.fareEstimate && fareText(trip.fareEstimate, trip.numberOfVehicles);
  if (!fare || isFree(trip))
    return (
      <Typography variant="body2" color="text.secondary" component="span">
        {translate(`trips.pricing.${isFree(trip) ? 'nothing' : 'none'}`)}
      </Typography>
    );
  return (
    <Box component="dl" sx={{ m: 0, typography: 'body2' }}>
      <AmountLine name={fare.type} isTotal>
        {fare.amount}
      </AmountLine>
    </Box>
  );
}
