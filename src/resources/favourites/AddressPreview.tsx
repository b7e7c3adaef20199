import { Box, Skeleton } from '@mui/material';
import { lazy, Suspense } from 'react';
import { useWatch } from 'react-hook-form';

const TripMap = lazy(async () => ({ default: (await import('../../map/TripMap.tsx')).TripMap }));

/** Where the chosen address is, on a map; nothing until one is chosen. */
export function AddressPreview() {
  const [latitude, longitude, address]: unknown[] = useWatch({
    name: ['latitude', 'longitude', 'fullAddressText'],
  });
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null;
  if (typeof address !== 'string' || address === '') return null;
  return (
    <Box
      sx={{
        gridColumn: '1 / -1',
        height: 200,
        mt: 1,
        borderRadius: 1,
        overflow: 'hidden',
        border: 1,
        borderColor: 'divider',
      }}
    >
      <Suspense fallback={<Skeleton variant="rectangular" height="100%" />}>
        <TripMap isInPage stops={[{ kind: 'place', latitude, longitude, address }]} />
      </Suspense>
    </Box>
  );
}
