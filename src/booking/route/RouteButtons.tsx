import AddIcon from '@mui/icons-material/AddRounded';
import SwapIcon from '@mui/icons-material/SwapVertRounded';
import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { MAX_WAYPOINTS } from '../../../contract/booking/request.ts';
import { singlePress } from '../../admin/dialogs/isSinglePress.ts';
import { phoneTarget } from '../../theme/phoneTarget.ts';

interface RouteButtonsProps {
  /** Whether trips can have stops, and whether this one has the maximum number. */
  stops: 'none' | 'more' | 'full';
  onAdd: () => void;
  onSwap: () => void;
}

/**
 * Above the dropoff: a stop is inserted there, and the dropoff's open list covers neither button.
 */
export function RouteButtons({ stops, onAdd, onSwap }: RouteButtonsProps) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      {stops === 'more' ? (
        <Button size="small" startIcon={<AddIcon />} onClick={onAdd} sx={phoneTarget}>
          {translate('addresses.addStop')}
        </Button>
      ) : null}
      {stops === 'full' ? (
        <Typography variant="body2" color="textSecondary">
          {translate('addresses.full', { max: MAX_WAYPOINTS })}
        </Typography>
      ) : null}
      <Button
        size="small"
        color="inherit"
        startIcon={<SwapIcon />}
        aria-label={translate('addresses.swapEnds')}
        onClick={singlePress(onSwap)}
        sx={[phoneTarget, { ml: 'auto' }]}
      >
        {translate('addresses.swap')}
      </Button>
    </Box>
  );
}
