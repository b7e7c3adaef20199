import AddIcon from '@mui/icons-material/AddRounded';
import SwapIcon from '@mui/icons-material/SwapVertRounded';
import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { phoneTarget } from '../../theme/phoneTarget.ts';

interface WayButtonsProps {
  canAdd: boolean;
  onAdd: () => void;
  onSwap: () => void;
}

/** Above the dropoff, where a stop goes in, and where the dropoff's open list covers neither. */
export function WayButtons({ canAdd, onAdd, onSwap }: WayButtonsProps) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
      {canAdd ? (
        <Button size="small" startIcon={<AddIcon />} onClick={onAdd} sx={phoneTarget}>
          {translate('addresses.addStop')}
        </Button>
      ) : (
        <span />
      )}
      <Button
        size="small"
        color="inherit"
        startIcon={<SwapIcon />}
        aria-label={translate('addresses.swapEnds')}
        onClick={onSwap}
        sx={phoneTarget}
      >
        {translate('addresses.swap')}
      </Button>
    </Box>
  );
}
