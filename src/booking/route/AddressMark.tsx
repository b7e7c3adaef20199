import { Box } from '@mui/material';
import type { AddressUse } from './addressOptions.ts';

/** The map's mark of an address, in small: round for pickup and stops, square for the dropoff. */
export function AddressMark({ use }: { use: AddressUse }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        width: 10,
        height: 10,
        borderRadius: use === 'dropoff' ? '2px' : '50%',
        bgcolor: { pickup: 'primary.main', stop: 'text.secondary', dropoff: 'text.primary' }[use],
      }}
    />
  );
}
