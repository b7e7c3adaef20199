import { Box, ButtonBase, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { attentionOf, type Attention } from '../../../contract/booking/attention.ts';
import type { Trip } from '../../../contract/resources/bookings.ts';
import type { OverviewTexts } from '../../i18n/overviewTexts.ts';
import { tripAddress } from '../../shell/addresses.ts';
import { StatusBadge } from '../trips/StatusBadge.tsx';
import { PickupTime, Route } from '../trips/TripCells.tsx';
import { Nothing, Part, rowsOfPart } from './Part.tsx';

/** As many as can be looked over; all of them are one press away. */
const MOST = 6;
const NONE: readonly Trip[] = [];

function AheadRow({
  trip,
  needs,
  texts,
  showsAccount,
}: {
  trip: Trip;
  needs: Attention | null;
  texts: OverviewTexts;
  showsAccount: boolean;
}) {
  return (
    <ButtonBase
      component={Link}
      to={tripAddress(trip.id)}
      sx={{
        display: 'grid',
        width: '100%',
        minHeight: 44,
        py: 0.75,
        columnGap: 2,
        alignItems: 'center',
        textAlign: 'start',
        typography: 'body2',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '130px minmax(0, 1fr) auto' },
        '&:hover': { backgroundColor: 'action.hover' },
        '&&:focus-visible': { outlineOffset: '-2px' },
      }}
    >
      <PickupTime trip={trip} />
      <Box
        sx={{
          minWidth: 0,
          gridRow: { xs: 2, sm: 'auto' },
          gridColumn: { xs: '1 / -1', sm: 'auto' },
        }}
      >
        <Typography variant="body2" noWrap>
          {trip.passengerName}
          {showsAccount && <span className="cell-muted"> · {trip.corporationName}</span>}
        </Typography>
        <Box sx={{ color: 'text.secondary' }}>
          <Route trip={trip} />
        </Box>
      </Box>
      {needs ? (
        <span className={`badge badge-${needs === 'noDriver' ? 'warning' : 'error'}`}>
          {texts[needs]}
        </span>
      ) : (
        <StatusBadge status={trip.status} />
      )}
    </ButtonBase>
  );
}

interface AheadPartProps {
  /** Whether trips are of several accounts. */
  showsAccount?: boolean;
  title: string;
  /** Said where there is none. */
  none: string;
  /** The earliest first. */
  trips: readonly Trip[];
  /** Of the same days; only those that need a hand are shown. */
  ended?: readonly Trip[];
  /** When they were read, in milliseconds. */
  now: number;
  texts: OverviewTexts;
  allTrips: string;
}

/** Trips, first those that need a hand. */
export function AheadPart({
  title,
  none,
  trips,
  ended = NONE,
  now,
  texts,
  allTrips,
  showsAccount = false,
}: AheadPartProps) {
  const withNeeds = (trip: Trip) => ({ trip, needs: attentionOf(trip, now) });
  const rows = trips.map(withNeeds);
  const shown = [
    ...[...rows, ...ended.map(withNeeds)].filter(({ needs }) => needs !== null),
    ...rows.filter(({ needs }) => needs === null),
  ].slice(0, MOST);
  return (
    <Part title={title} more={{ label: texts.showAll, to: allTrips }}>
      {shown.length === 0 ? (
        <Nothing>{none}</Nothing>
      ) : (
        <Box component="ul" sx={rowsOfPart}>
          {shown.map(({ trip, needs }) => (
            <li key={trip.id}>
              <AheadRow trip={trip} needs={needs} texts={texts} showsAccount={showsAccount} />
            </li>
          ))}
        </Box>
      )}
    </Part>
  );
}
