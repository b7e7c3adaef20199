import RepeatIcon from '@mui/icons-material/Repeat';
import { Box, IconButton, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { fillIn } from '../../../contract/messages/fillIn.ts';
import type { Trip } from '../../../contract/resources/bookings.ts';
import { Tip } from '../../admin/tooltips/Tip.tsx';
import type { OverviewTexts } from '../../i18n/overviewTexts.ts';
import { bookingAddress } from '../../shell/addresses.ts';
import { phoneTarget } from '../../theme/phoneTarget.ts';
import { Route } from '../trips/TripCells.tsx';
import { Nothing, Part, rowsOfPart } from './Part.tsx';

/** What was booked last, to be booked again. */
export function LatestPart({ trips, texts }: { trips: readonly Trip[]; texts: OverviewTexts }) {
  return (
    <Part title={texts.latest}>
      {trips.length === 0 ? (
        <Nothing>{texts.noBookings}</Nothing>
      ) : (
        <Box component="ul" sx={rowsOfPart}>
          {trips.map((trip) => {
            const again = fillIn(texts.again, { name: trip.passengerName });
            return (
              <Box
                component="li"
                key={trip.id}
                sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5, typography: 'body2' }}
              >
                <Box sx={{ minWidth: 0, flex: 1 }}>
                  <Typography variant="body2" noWrap>
                    {trip.passengerName}
                  </Typography>
                  <Box sx={{ color: 'text.secondary' }}>
                    <Route trip={trip} />
                  </Box>
                </Box>
                <Tip title={again}>
                  <IconButton
                    component={Link}
                    to={bookingAddress('trip', trip.id)}
                    aria-label={again}
                    size="small"
                    sx={phoneTarget}
                  >
                    <RepeatIcon fontSize="small" />
                  </IconButton>
                </Tip>
              </Box>
            );
          })}
        </Box>
      )}
    </Part>
  );
}
