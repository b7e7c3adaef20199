import MenuIcon from '@mui/icons-material/MenuRounded';
import { Box, GlobalStyles, IconButton } from '@mui/material';
import { lazy, memo, Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { withNeeded } from '../../loading/needed.tsx';
import { useIsIdle } from '../../loading/idle.ts';
import { awaitedImports } from '../../imports/awaitedImports.ts';
import { PaletteButton } from '../../palette/PaletteButton.tsx';
import { TemplatesShortcut } from '../../templates/TemplatesShortcut.tsx';
import { Logo } from './Logo.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';
import { SCROLL_ROOM_TOP, TOP_BAR_HEIGHT, type DrawerState } from './useDrawer.ts';

/** The bar covers anything that is scrolled up to the window's edge. */
const scrollRoom = <GlobalStyles styles={{ html: { scrollPaddingTop: SCROLL_ROOM_TOP } }} />;

// Only needed after somebody changed, imported or downloaded many rows, so they load after the page.
const ImportNotices = lazy(() => withNeeded(() => import('../../imports/ImportNotices.tsx')));
const BatchesButton = lazy(() => withNeeded(() => import('../../batches/BatchesButton.tsx')));
const DownloadsButton = lazy(() => withNeeded(() => import('../../downloads/DownloadsButton.tsx')));

interface TopBarProps {
  drawer: DrawerState;
  isPhone: boolean;
  /** The account selector. */
  children?: ReactNode;
}

/** The logo, the page frame's own parts, and the profile menu. */
export const TopBar = memo(function TopBar({ drawer, isPhone, children }: TopBarProps) {
  const translate = useTranslate();
  const isIdle = useIsIdle();
  const isImporting = useSyncExternalStore(awaitedImports.subscribe, awaitedImports.all).length > 0;
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
        gap: { xs: 0.5, sm: 1.5 },
        px: { xs: 1, sm: 2 },
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      {scrollRoom}
      {drawer.isMobile ? (
        <IconButton
          onClick={() => drawer.setOpen(true)}
          aria-label={translate('shell.nav.open')}
          aria-expanded={drawer.isOpen}
        >
          <MenuIcon />
        </IconButton>
      ) : null}
      {/* A phone has no room for both; the logo is above the navigation, too. */}
      {isPhone && children ? (
        <Box sx={{ flex: 1, minWidth: 0 }}>{children}</Box>
      ) : (
        <Box
          component={Link}
          to="/"
          sx={{
            display: 'flex',
            alignItems: 'center',
            minHeight: 44,
            minWidth: 0,
            borderRadius: 1,
            // For the name, which is shown if the logo cannot be loaded.
            color: 'text.primary',
            fontWeight: 600,
            textDecoration: 'none',
          }}
        >
          <Logo />
        </Box>
      )}
      <Box
        sx={{
          flex: isPhone && children ? '0 0 auto' : { xs: '1 0 auto', md: 1 },
          minWidth: 0,
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'flex-end',
          gap: 1.5,
        }}
      >
        <PaletteButton />
        <TemplatesShortcut />
        {!isPhone && children}
      </Box>
      {/* The page can be used without them if they cannot be loaded. */}
      <ErrorBoundary fallback={null}>
        <Suspense fallback={null}>
          {isIdle && <BatchesButton />}
          {isImporting && <ImportNotices />}
          {isIdle && <DownloadsButton />}
        </Suspense>
      </ErrorBoundary>
      <ProfileMenu />
    </Box>
  );
});
