import ExpandIcon from '@mui/icons-material/ExpandMore';
import { Box, Collapse, IconButton, Typography } from '@mui/material';
import { RecordContextProvider, useExpanded, useListContext, useTranslate } from 'react-admin';
import type { Trip } from '../../../contract/resources/bookings.ts';
import { PaymentIcon } from './PaymentIcon.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { From, PickupTime, To, Cost } from './TripCells.tsx';
import { TripDetails } from './parts.ts';
import { useDetailsAhead } from './useDetailsAhead.ts';

/** A long address ends in dots. */
const twoLines = {
  minWidth: 0,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

function TripCard({ trip, showsAccount }: { trip: Trip; showsAccount: boolean }) {
  const translate = useTranslate();
  const [isExpanded, setToggled] = useExpanded('bookings', trip.id, true);
  const details = useDetailsAhead(trip.id);
  const toggle = () => {
    if (!isExpanded) details.opening();
    setToggled();
  };
  const panel = `trip-${trip.id}`;
  const word = { typography: 'caption', color: 'text.secondary' } as const;
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Box {...details.nearing} sx={{ p: 2, pr: 1, display: 'flex', gap: 1 }} onClick={toggle}>
        <Box sx={{ flex: 1, minWidth: 0, typography: 'body2' }}>
          <Box
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              gap: 1,
              mb: 0.5,
              // In some languages a status next to a date with its full month needs two lines: its
              // words stay whole, and the time goes below the date.
              '& .badge': {
                whiteSpace: 'normal',
                flexShrink: 0,
                alignSelf: 'flex-start',
                maxWidth: '55%',
                textAlign: 'center',
              },
            }}
          >
            <PickupTime trip={trip} />
            <StatusBadge status={trip.status} />
          </Box>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {trip.passengerName}
          </Typography>
          {showsAccount && (
            <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
              {trip.corporationName}
            </Typography>
          )}
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: 'auto 1fr',
              alignItems: 'baseline',
              columnGap: 1,
              rowGap: 0.5,
              my: 0.5,
            }}
          >
            <Box sx={word}>{translate('trips.columns.from')}</Box>
            <Box sx={twoLines}>
              <From trip={trip} />
            </Box>
            <Box sx={word}>{translate('trips.columns.to')}</Box>
            <Box sx={twoLines}>
              <To trip={trip} />
            </Box>
          </Box>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <PaymentIcon payment={trip.payment} />
            <Cost trip={trip} />
            <Box component="span" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {trip.companyName}
            </Box>
          </Box>
        </Box>
        <IconButton
          size="small"
          aria-label={translate('trips.expand', { name: trip.passengerName })}
          aria-expanded={isExpanded}
          aria-controls={panel}
          onClick={(event) => {
            event.stopPropagation();
            toggle();
          }}
          sx={{ alignSelf: 'flex-start', transform: isExpanded ? 'rotate(180deg)' : 'none' }}
        >
          <ExpandIcon />
        </IconButton>
      </Box>
      <Collapse in={isExpanded} unmountOnExit id={panel} sx={{ px: 2, bgcolor: 'action.hover' }}>
        <TripDetails />
      </Collapse>
    </Box>
  );
}

/** Trips where there is no room for a table of nine columns; one card is open at a time. */
export function TripCards({ isFleetManager }: { isFleetManager: boolean }) {
  const { data = [] } = useListContext<Trip>();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((trip) => (
        <RecordContextProvider key={trip.id} value={trip}>
          <TripCard trip={trip} showsAccount={isFleetManager} />
        </RecordContextProvider>
      ))}
    </Box>
  );
}
