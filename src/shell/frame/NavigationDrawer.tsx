import CloseIcon from '@mui/icons-material/CloseRounded';
import CollapseIcon from '@mui/icons-material/KeyboardDoubleArrowLeftRounded';
import ExpandIcon from '@mui/icons-material/KeyboardDoubleArrowRightRounded';
import { Box, Drawer, IconButton, useTheme } from '@mui/material';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { plainIcon } from '../../theme/plainIcon.tsx';
import { Logo } from './Logo.tsx';
import { NavigationList } from './NavigationList.tsx';
import { DRAWER_WIDTH, MINI_WIDTH, TOP_BAR_HEIGHT, type DrawerState } from './useDrawer.ts';
import { Tip } from '../../admin/tooltips/Tip.tsx';

const EXPAND = plainIcon(ExpandIcon);
const COLLAPSE = plainIcon(CollapseIcon);

/** The side drawer: full or mini next to the page, or over it on small screens. */
export const NavigationDrawer = memo(function NavigationDrawer({
  drawer,
}: {
  drawer: DrawerState;
}) {
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
        slotProps={{ paper: { 'aria-label': label, sx: { width: 280, maxWidth: '86vw' } } }}
      >
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            flexShrink: 0,
            height: TOP_BAR_HEIGHT,
            px: 2,
          }}
        >
          <Logo />
          <IconButton
            edge="end"
            onClick={() => setOpen(false)}
            aria-label={translate('shell.nav.close')}
          >
            <CloseIcon fontSize="small" />
          </IconButton>
        </Box>
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
        <Tip title={toggleLabel} placement="right">
          <button
            type="button"
            className="icon-button"
            onClick={toggleMini}
            aria-label={toggleLabel}
            aria-expanded={!isMini}
          >
            {isMini ? EXPAND : COLLAPSE}
          </button>
        </Tip>
      </Box>
    </Box>
  );
});
