import { Skeleton } from '@mui/material';
import { later } from '../later/later.tsx';

/** The map of a trip, which is only loaded where it is shown. */
export const TripMap = later(async () => (await import('./TripMap.tsx')).TripMap, {
  isAhead: false,
  Meanwhile: () => <Skeleton variant="rectangular" width="100%" height="100%" />,
});
