import CollapseIcon from '@mui/icons-material/KeyboardDoubleArrowLeftRounded';
import ExpandIcon from '@mui/icons-material/KeyboardDoubleArrowRightRounded';
import { Box, Drawer, IconButton, Tooltip, useTheme } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { NavigationList } from './NavigationList.tsx';
import { DRAWER_WIDTH, MINI_WIDTH, TOP_BAR_HEIGHT, type DrawerState } from './useDrawer.ts';

interface NavigationDrawerProps {
  drawer: DrawerState;
  /** Above the entries on a phone, where the top bar has no room. */
  header?: ReactNode;
}

/** The side drawer: full or mini beside the page, or over it on small screens. */
export function NavigationDrawer({ drawer, header }: NavigationDrawerProps) {
  const translate = useTranslate();
  const { transitions } = useTheme();
  const { isMobile, isMini, isOpen, setOpen, toggleMini } = drawer;
  const width = isMini ? MINI_WIDTH : DRAWER_WIDTH;
  const label = translate('shell.nav.label');

  if (isMobile) {
    return (
      <Drawer
        open={isOpen}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { sx: { width: 280, maxWidth: '86vw' } } }}
      >
        {header}
        <Box
          component="nav"
          aria-label={label}
          onClick={() => setOpen(false)}
          sx={{ display: 'flex', flex: 1, minHeight: 0 }}
        >
          <NavigationList isMini={false} />
        </Box>
      </Drawer>
    );
  }

  const toggleLabel = translate(isMini ? 'shell.nav.expand' : 'shell.nav.collapse');
  return (
    <Box
      component="nav"
      aria-label={label}
      sx={{
        position: 'sticky',
        top: TOP_BAR_HEIGHT,
        flexShrink: 0,
        width,
        height: `calc(100dvh - ${TOP_BAR_HEIGHT}px)`,
        display: 'flex',
        flexDirection: 'column',
        overflowX: 'hidden',
        overflowY: 'auto',
        borderRight: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        transition: transitions.create('width', { duration: transitions.duration.shorter }),
      }}
    >
      <NavigationList isMini={isMini} />
      <Box sx={{ px: 1.5, pb: 1.5, display: 'flex', justifyContent: isMini ? 'center' : 'end' }}>
        <Tooltip title={toggleLabel} placement="right">
          <IconButton
            size="small"
            onClick={toggleMini}
            aria-label={toggleLabel}
            aria-expanded={!isMini}
          >
            {isMini ? <ExpandIcon fontSize="small" /> : <CollapseIcon fontSize="small" />}
          </IconButton>
        </Tooltip>
      </Box>
    </Box>
  );
}
