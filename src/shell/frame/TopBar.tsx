import MenuIcon from '@mui/icons-material/MenuRounded';
import { Box, IconButton } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { DownloadsButton } from '../../downloads/DownloadsButton.tsx';
import { Logo } from './Logo.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';
import { TOP_BAR_HEIGHT, type DrawerState } from './useDrawer.ts';

interface TopBarProps {
  drawer: DrawerState;
  children?: ReactNode;
}

/** Logo, what the page frame puts beside it, and the profile menu. */
export function TopBar({ drawer, children }: TopBarProps) {
  const translate = useTranslate();
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        height: TOP_BAR_HEIGHT,
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        px: { xs: 1, sm: 2 },
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      {drawer.isMobile ? (
        <IconButton
          onClick={() => drawer.setOpen(true)}
          aria-label={translate('shell.nav.open')}
          aria-expanded={drawer.isOpen}
        >
          <MenuIcon />
        </IconButton>
      ) : null}
      <Box component={Link} to="/" sx={{ display: 'flex', borderRadius: 1 }}>
        <Logo />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', justifyContent: 'flex-end' }}>
        {children}
      </Box>
      <DownloadsButton />
      <ProfileMenu />
    </Box>
  );
}
