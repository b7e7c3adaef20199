import { Box } from '@mui/material';
import { useRef } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { Trip } from '../../../contract/resources/bookings.ts';
import { PRINTED_ALONE, PrintHead } from '../../shell/print/PrintHead.tsx';
import { Detail } from './Detail.tsx';
import { usePaymentText } from './PaymentIcon.tsx';
import { Pricing } from './Pricing.tsx';
import { LeftTripNote } from './open/LeftTrip.tsx';
import { useShownWhole } from './open/useShownWhole.ts';
import { StatusBadge } from './StatusBadge.tsx';
import { TripActions } from './TripActions.tsx';
import { PickupTime } from './TripCells.tsx';
import { TripPeople } from './TripPeople.tsx';
import { TripRide } from './TripRide.tsx';
import { TripStops } from './TripStops.tsx';
import { TripTimeline } from './TripTimeline.tsx';
import { TripRoute } from './TripRoute.tsx';
import { TripWishes } from './TripWishes.tsx';

/** The table row above the details, or the card that contains them. */
const rowOf = (panel: HTMLElement): Element | null =>
  panel.closest('tr')?.previousElementSibling ?? panel.closest('li');

/** Everything about a trip, below its row: its actions, the map, and what was booked. */
export function TripDetails() {
  const translate = useTranslate();
  const trip = useRecordContext<Trip>();
  const paymentText = usePaymentText();
  const panel = useRef<HTMLElement>(null);
  useShownWhole(panel, rowOf);
  if (!trip) return null;
  const label = (key: string): string => translate(`trips.details.${key}`);
  return (
    <Box
      component="section"
      ref={panel}
      aria-label={translate('trips.detailsOf', { name: trip.passengerName })}
      {...PRINTED_ALONE}
      sx={{ py: 2, px: { xs: 0, lg: 2 } }}
    >
      <PrintHead title={translate('trips.detailsOf', { name: trip.passengerName })}>
        <PickupTime trip={trip} />
        <StatusBadge status={trip.status} />
      </PrintHead>
      <LeftTripNote trip={trip} />
      <TripActions trip={trip} />
      <Box
        sx={{
          display: 'grid',
          columnGap: 4,
          rowGap: 2,
          gridTemplateColumns: { xs: '1fr', md: '1fr 300px', xl: '1fr 360px' },
          gridTemplateRows: 'auto 1fr',
        }}
      >
        <Box sx={{ minWidth: 0, displayPrint: 'none' }}>
          <TripRoute trip={trip} />
        </Box>
        {/* Next to both the map and the facts, so that a list of many stops pushes nothing
            away. */}
        <Box
          component="dl"
          sx={{
            m: 0,
            minWidth: 0,
            gridRow: { md: '1 / 3' },
            gridColumn: { md: 2 },
            // Beside each other on paper, so that an ordinary trip fits on one page.
            '@media print': { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 4 },
          }}
        >
          <Detail label={label('timeline')}>
            <TripTimeline trip={trip} />
          </Detail>
          <Detail label={label('stops')}>
            <TripStops trip={trip} />
          </Detail>
        </Box>
        <Box
          sx={{
            display: 'grid',
            columnGap: 4,
            alignContent: 'start',
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: '1fr 1.1fr 1fr' },
          }}
        >
          <TripPeople trip={trip} />
          <TripRide trip={trip} />
          <Box component="dl" sx={{ m: 0 }}>
            <Detail label={label('payment')}>{paymentText(trip.payment)}</Detail>
            <Detail label={label('pricing')}>
              <Pricing trip={trip} />
            </Detail>
            <TripWishes trip={trip} />
          </Box>
        </Box>
      </Box>
    </Box>
  );
}
