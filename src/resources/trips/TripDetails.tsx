import { Box, Typography } from '@mui/material';
import { useRef } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { isFinal } from '../../../contract/booking/status.ts';
import type { Trip } from '../../../contract/resources/bookings.ts';
import { CopyButton } from '../../admin/dialogs/CopyButton.tsx';
import { PRINTED_ALONE, PrintHead } from '../../shell/print/PrintHead.tsx';
import { placeOf } from './addressParts.ts';
import { Detail } from './Detail.tsx';
import { usePaymentText } from './PaymentIcon.tsx';
import { Pricing } from './Pricing.tsx';
import { LeftTripNote } from './open/LeftTrip.tsx';
import { useShownWhole } from './open/useShownWhole.ts';
import { StatusBadge } from './StatusBadge.tsx';
import { TripActions } from './TripActions.tsx';
import { PickupTime, useArrival } from './TripCells.tsx';
import { TripPeople } from './TripPeople.tsx';
import { TripRide } from './TripRide.tsx';
import { TripTimeline } from './TripTimeline.tsx';
import { TripRoute } from './TripRoute.tsx';
import { TripWishes } from './TripWishes.tsx';

/** The table row above the details, or the card that contains them. */
const rowOf = (panel: HTMLElement): Element | null =>
  panel.closest('tr')?.previousElementSibling ?? panel.closest('li');

/** What matters most about a trip that is under way: `Driver in 5 min · British Museum`. */
function Headline({ trip }: { trip: Trip }) {
  const translate = useTranslate();
  const arrival = useArrival()(trip);
  if (isFinal(trip.status) || trip.status === 'PREBOOKED') return null;
  const isOnBoard = trip.status === 'DROPPINGOFF';
  return (
    <Typography component="p" sx={{ mb: 1, fontSize: '1rem', fontWeight: 600 }}>
      {arrival ?? translate(`booking.live.${trip.status}`)}
      {' · '}
      {placeOf(isOnBoard ? trip.destinationAddress : trip.originAddress)}
    </Typography>
  );
}

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
      <Headline trip={trip} />
      <TripActions trip={trip} />
      <Box
        sx={{
          display: 'grid',
          columnGap: 4,
          rowGap: 2,
          alignItems: 'start',
          gridTemplateColumns: {
            xs: '1fr',
            md: '1fr 360px',
            lg: 'minmax(230px, 1fr) minmax(0, 1.9fr) 360px',
          },
          // More is in view at once than on a page of its own.
          '& dd, & dd :is(dl, ol, .MuiTypography-body2)': {
            fontSize: '0.8125rem',
            lineHeight: 1.4,
          },
          '& dl > div': { mb: 1 },
          '@media print': { gridTemplateColumns: '1fr 2fr' },
        }}
      >
        <Box sx={{ minWidth: 0, displayPrint: 'none', order: { lg: 1 } }}>
          <TripRoute trip={trip} />
        </Box>
        <Box component="dl" sx={{ m: 0, minWidth: 0, order: { md: -1, lg: 0 } }}>
          <Detail label={label('timeline')}>
            <TripTimeline trip={trip} />
          </Detail>
        </Box>
        <Box
          sx={{
            display: 'grid',
            columnGap: 4,
            alignContent: 'start',
            minWidth: 0,
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
            gridColumn: { md: '1 / 3', lg: 'auto' },
            '@media print': { gridColumn: 'auto' },
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
          {/* Nobody reads it on a screen: people copy it, or find it on paper. */}
          <Box component="dl" sx={{ m: 0, display: 'none', displayPrint: 'block' }}>
            <Detail label={label('reference')}>{trip.id}</Detail>
          </Box>
          <Box sx={{ displayPrint: 'none' }}>
            <CopyButton label={label('copyReference')} text={trip.id} />
          </Box>
        </Box>
      </Box>
    </Box>
  );
}
