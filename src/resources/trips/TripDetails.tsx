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
    <Typography component="p" sx={{ fontSize: '1rem', fontWeight: 600 }}>
      {arrival ?? translate(`booking.live.${trip.status}`)}
      {' · '}
      {placeOf(isOnBoard ? trip.destinationAddress : trip.originAddress)}
    </Typography>
  );
}

/** What matters most is beside what can be done, and above it where there is no room. */
const HEAD = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  rowGap: 1,
  mb: 1.5,
  '&:not(:has(> *))': { display: 'none' },
} as const;

/** As many columns as the details have room for; that depends on the drawer, too. */
const PARTS = {
  display: 'grid',
  columnGap: 4,
  rowGap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"map" "timeline" "people" "ride" "wishes"',
  '@container (min-width: 520px)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gridTemplateAreas: '"timeline map" "people ride" "wishes wishes"',
  },
  '@container (min-width: 980px)': {
    gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1.1fr) minmax(0, 1fr) 360px',
    gridTemplateRows: 'auto 1fr',
    gridTemplateAreas: '"timeline people ride map" "timeline people ride wishes"',
  },
  '@media print': {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gridTemplateAreas: '"timeline people ride" "timeline wishes wishes"',
  },
  // More is in view at once than on a page of its own.
  '& dd, & dd :is(dl, ol, .MuiTypography-body2)': { fontSize: '0.8125rem', lineHeight: 1.4 },
  '& dl': { m: 0, minWidth: 0 },
  '& dl > div': { mb: 1 },
  '& dl dl > div': { mb: 0 },
} as const;

const WISHES = {
  gridArea: 'wishes',
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' },
  // Of an odd number, the first, which is the longest, has the width; the reference is not in view.
  '& > :first-of-type:nth-last-of-type(even)': { gridColumn: '1 / -1' },
} as const;

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
      sx={{ py: 2, px: { xs: 0, lg: 2 }, containerType: 'inline-size' }}
    >
      <PrintHead title={translate('trips.detailsOf', { name: trip.passengerName })}>
        <PickupTime trip={trip} />
        <StatusBadge status={trip.status} />
      </PrintHead>
      <LeftTripNote trip={trip} />
      <Box sx={HEAD}>
        <Headline trip={trip} />
        <TripActions trip={trip} />
      </Box>
      <Box sx={PARTS}>
        <Box sx={{ gridArea: 'map', minWidth: 0, displayPrint: 'none' }}>
          <TripRoute trip={trip} />
        </Box>
        <Box component="dl" sx={{ gridArea: 'timeline' }}>
          <Detail label={label('timeline')}>
            <TripTimeline trip={trip} />
          </Detail>
        </Box>
        <Box sx={{ gridArea: 'people' }}>
          <TripPeople trip={trip} />
          <Box sx={{ displayPrint: 'none' }}>
            <CopyButton label={label('copyReference')} text={trip.id} />
          </Box>
        </Box>
        <Box component="dl" sx={{ gridArea: 'ride' }}>
          <TripRide trip={trip} />
          <Detail label={label('payment')}>{paymentText(trip.payment)}</Detail>
          <Detail label={label('pricing')}>
            <Pricing trip={trip} />
          </Detail>
        </Box>
        <Box component="dl" sx={WISHES}>
          <TripWishes trip={trip} />
          {/* Nobody reads it on a screen: people copy it, or find it on paper. */}
          <Box sx={{ display: 'none', displayPrint: 'block' }}>
            <Detail label={label('reference')}>{trip.id}</Detail>
          </Box>
        </Box>
      </Box>
    </Box>
  );
}
