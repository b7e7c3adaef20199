import { Box, useMediaQuery, type Theme } from '@mui/material';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslate, type CoreLayoutProps } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { choosesAccount } from '../../contract/core/roles.ts';
import { AccountSelector } from './account/AccountSelector.tsx';
import { useSettledAccount } from './account/useSettledAccount.ts';
import { NavigationDrawer } from './frame/NavigationDrawer.tsx';
import { SkipLink } from './frame/SkipLink.tsx';
import { TopBar } from './frame/TopBar.tsx';
import { useDrawer } from './frame/useDrawer.ts';
import { useKeptFocus } from './frame/useKeptFocus.ts';
import { usePageFocus } from './frame/usePageFocus.ts';
import { OwnAddress } from './OwnAddress.tsx';
import { Notices } from './notices/Notices.tsx';
import { OfflineNotice } from './offline/OfflineNotice.tsx';
import { ErrorPage } from './pages/ErrorPage.tsx';
import { PageSkeleton } from './pages/PageSkeleton.tsx';
import { FLOATING_LABEL } from '../theme/floatingRegion.ts';
import { GlobalShortcuts } from './shortcuts/GlobalShortcuts.tsx';
import { actorOf, useMe } from './useMe.ts';

/**
 * Always the same element, so that the bar at the top is not redrawn when the page changes. It is
 * inside `OwnAddress` because react-admin reads the address when it reads the account's row.
 */
const SELECTOR = (
  <OwnAddress path="/" withoutQuery>
    <AccountSelector />
  </OwnAddress>
);

/** The frame around every page: top bar, drawer, and the page itself. */
export function Shell({ children }: CoreLayoutProps) {
  const translate = useTranslate();
  const drawer = useDrawer();
  const main = usePageFocus();
  useKeptFocus();
  const { pathname } = useLocation();
  const isSettled = useSettledAccount();
  const hasAccounts = choosesAccount(actorOf(useMe()).role);
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const selector = hasAccounts && isSettled ? SELECTOR : null;

  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <GlobalShortcuts />
      <SkipLink target="main">{translate('shell.nav.skipToContent')}</SkipLink>
      <Notices />
      <span id={FLOATING_LABEL} hidden>
        {translate('shell.floating')}
      </span>
      <TopBar drawer={drawer} isPhone={isPhone}>
        {selector}
      </TopBar>
      <Box sx={{ flex: 1, display: 'flex', alignItems: 'flex-start', minWidth: 0 }}>
        <NavigationDrawer drawer={drawer} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <OfflineNotice />
          <Box
            component="main"
            id="main"
            ref={main}
            tabIndex={-1}
            sx={{ outline: 'none', '& h1:focus': { outline: 'none' } }}
          >
            <ErrorBoundary FallbackComponent={ErrorPage} resetKeys={[pathname]}>
              {isSettled ? children : <PageSkeleton />}
            </ErrorBoundary>
          </Box>
        </Box>
      </Box>
    </Box>
  );
}
