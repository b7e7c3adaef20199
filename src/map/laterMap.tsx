import { Skeleton } from '@mui/material';
import { lazyPart } from '../loading/lazyPart.tsx';

/** The map of a trip, which is only loaded where it is shown. */
export const TripMap = lazyPart(async () => (await import('./TripMap.tsx')).TripMap, {
  isPreloaded: false,
  Meanwhile: () => <Skeleton variant="rectangular" width="100%" height="100%" />,
});
