import { Box } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { TripMap } from '../../map/laterMap.tsx';

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
      <TripMap isInPage stops={[{ kind: 'place', latitude, longitude, address }]} />
    </Box>
  );
}
