import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { tripCost, type TripCost } from '../../../contract/booking/cost.ts';
import { costLines, type PricingLine } from '../../../contract/booking/pricing.ts';
import type { Trip } from '../../../contract/resources/bookings.ts';
import { useFareText } from '../../i18n/useFareText.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { AmountLine } from './AmountLine.tsx';
import { CardCharge } from './CardCharge.tsx';

/** What a trip cost, line by line, or what it is expected to cost. */
export function Pricing({ trip }: { trip: Trip }) {
  return (
    <Box sx={{ maxWidth: 320 }}>
      <Cost trip={trip} />
      <CardCharge trip={trip} />
    </Box>
  );
}

function Cost({ trip }: { trip: Trip }) {
  const translate = useTranslate();
  const cost = tripCost(trip);
  const lines = costLines(trip);
  if (lines.length > 0) return <Lines lines={lines} cost={cost} />;
  if (cost.kind !== 'nothing' && cost.kind !== 'unknown') return <Expected trip={trip} />;
  return (
    <Typography variant="body2" color="textSecondary" component="span">
      {translate(`trips.pricing.${cost.kind === 'nothing' ? 'nothing' : 'none'}`)}
    </Typography>
  );
}

function Lines({ lines, cost }: { lines: readonly PricingLine[]; cost: TripCost }) {
  const translate = useTranslate();
  const formats = useFormats();
  const money = (amount: number | null) => formats.money(amount ?? 0, cost.currency ?? undefined);
  return (
    <Box component="dl" sx={{ m: 0, typography: 'body2' }}>
      {lines.map(({ key, amount }) => (
        <AmountLine key={key} name={translate(`trips.pricing.${key}`)}>
          {money(amount)}
        </AmountLine>
      ))}
      <AmountLine name={translate('trips.pricing.total')} isTotal>
        {money(cost.high)}
      </AmountLine>
    </Box>
  );
}

/** The fare that was quoted when the trip was booked, and how binding it is. */
function Expected({ trip }: { trip: Trip }) {
  const fareText = useFareText();
  const fare = trip.fareEstimate && fareText(trip.fareEstimate, trip.numberOfVehicles);
  if (!fare) return null;
  return (
    <Box component="dl" sx={{ m: 0, typography: 'body2' }}>
      <AmountLine name={fare.type} isTotal>
        {fare.amount}
      </AmountLine>
    </Box>
  );
}
