import CloudOffIcon from '@mui/icons-material/CloudOffRounded';
import { Box, GlobalStyles } from '@mui/material';
import { memo, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { connection } from '../../connection/connection.ts';
import { useIsIdle } from '../../loading/idle.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { SCROLL_ROOM_TOP, TOP_BAR_HEIGHT } from '../frame/useDrawer.ts';
import { keepOfflinePage } from './keepOfflinePage.ts';

const HEIGHT = 40;
/** Anything scrolled into view stops below the notice. */
const scrollRoom = (
  <GlobalStyles styles={{ html: { scrollPaddingTop: SCROLL_ROOM_TOP + HEIGHT } }} />
);

/** Says above the page that the server cannot be reached, and reads out once that it is back. */
export const OfflineNotice = memo(function OfflineNotice() {
  const translate = useTranslate();
  const isLost = useSyncExternalStore(connection.subscribe, connection.isLost);
  const [wasLost, setWasLost] = useState(isLost);
  if (isLost && !wasLost) setWasLost(true);
  const isIdle = useIsIdle();
  useEffect(() => connection.watchNetwork(), []);
  useEffect(() => {
    if (isIdle) keepOfflinePage();
  }, [isIdle]);
  return (
    <Box
      component="output"
      sx={{ display: 'block', position: 'sticky', top: TOP_BAR_HEIGHT, zIndex: 'appBar' }}
    >
      {isLost && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            minHeight: HEIGHT,
            px: { xs: 2, sm: 3 },
            py: 0.5,
            typography: 'body2',
            color: 'text.primary',
            bgcolor: 'background.paper',
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          {scrollRoom}
          <CloudOffIcon sx={{ fontSize: 20, color: 'warning.main' }} />
          {translate('shell.offline.lost')}
        </Box>
      )}
      {!isLost && wasLost && (
        <Box component="span" sx={visuallyHidden}>
          {translate('shell.offline.back')}
        </Box>
      )}
    </Box>
  );
});
