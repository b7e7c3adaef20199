import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Trip } from '../../../contract/resources/bookings.ts';

/** The route of a trip, from pickup through its stops to the dropoff. */
export function TripStops({ trip }: { trip: Trip }) {
  const translate = useTranslate();
  const stops = [
    { label: translate('trips.details.pickup'), address: trip.origin.address },
    ...trip.waypoints.map(({ address }, index) => ({
      label: translate('trips.details.stop', { number: index + 1 }),
      address,
    })),
    { label: translate('trips.details.dropoff'), address: trip.destination.address },
  ];
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0 }}>
      {stops.map(({ label, address }, index) => (
        <Box
          component="li"
          key={label}
          sx={{
            position: 'relative',
            pl: 2.5,
            pb: index < stops.length - 1 ? 1 : 0,
            // The dot of a stop, and the line to the next one.
            '&::before': {
              content: '""',
              position: 'absolute',
              left: 2,
              top: 6,
              width: 8,
              height: 8,
              borderRadius: index < stops.length - 1 ? '50%' : 0,
              bgcolor: 'text.secondary',
            },
            '&:not(:last-of-type)::after': {
              content: '""',
              position: 'absolute',
              left: 5.5,
              top: 16,
              bottom: -4,
              borderLeft: 1,
              borderColor: 'divider',
            },
          }}
        >
          <Typography
            component="span"
            variant="caption"
            color="textSecondary"
            sx={{ display: 'block' }}
          >
            {label}
          </Typography>
          {address}
        </Box>
      ))}
    </Box>
  );
}
