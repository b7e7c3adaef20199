import ExpandIcon from '@mui/icons-material/ExpandMore';
import { Box, Collapse, IconButton } from '@mui/material';
import { RecordContextProvider, useExpanded, useListContext, useTranslate } from 'react-admin';
import type { Trip } from '../../../contract/resources/bookings.ts';
import { StatusBadge } from './StatusBadge.tsx';
import { Cost, PickupTime, Route, useArrival } from './TripCells.tsx';
import { TripDetails } from './parts.ts';
import { useDayHeading } from './useDayHeading.ts';
import { usePrefetchedDetails } from './usePrefetchedDetails.ts';

interface TripCardProps {
  trip: Trip;
  /** Of its day, where another day is above it. */
  heading: string | undefined;
  showsAccount: boolean;
}

/** A trip in two lines; `theme/trips.ts` has their styles. */
function TripCard({ trip, heading, showsAccount }: TripCardProps) {
  const translate = useTranslate();
  const [isExpanded, setToggled] = useExpanded('bookings', trip.id, true);
  const details = usePrefetchedDetails(trip.id);
  const toggle = () => {
    if (!isExpanded) details.opening();
    setToggled();
  };
  const panel = `trip-${trip.id}`;
  const arrival = useArrival()(trip);
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider' }}>
      {heading && <div className="list-heading">{heading}</div>}
      <Box {...details.nearing} className="trip-card" onClick={toggle}>
        <div className="trip-card-lines">
          <div className="trip-card-line">
            <PickupTime trip={trip} />
            <span className="one-line">
              <span className="one-line-name">{trip.passengerName}</span>
              {showsAccount && <span className="cell-muted"> · {trip.corporationName}</span>}
            </span>
            <StatusBadge status={trip.status} />
          </div>
          <div className="trip-card-line trip-card-route">
            {arrival && <b className="address-note">{arrival}</b>}
            <Route trip={trip} />
            <Cost trip={trip} />
          </div>
        </div>
        <IconButton
          size="small"
          aria-label={translate('trips.expand', { name: trip.passengerName })}
          aria-expanded={isExpanded}
          aria-controls={panel}
          onClick={(event) => {
            event.stopPropagation();
            toggle();
          }}
          sx={{ transform: isExpanded ? 'rotate(180deg)' : 'none' }}
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
export function TripCards({ seesAll }: { seesAll: boolean }) {
  const { data = [] } = useListContext<Trip>();
  const headingOf = useDayHeading();
  const headings = headingOf && data.map(headingOf);
  return (
    <ul className={`trip-cards ${headings ? 'trip-cards-by-day' : ''}`}>
      {data.map((trip, at) => (
        <RecordContextProvider key={trip.id} value={trip}>
          <TripCard
            trip={trip}
            heading={headings && headings[at] !== headings[at - 1] ? headings[at] : undefined}
            showsAccount={seesAll}
          />
        </RecordContextProvider>
      ))}
    </ul>
  );
}
