import { CssBaseline } from '@mui/material';
import type { QueryClient } from '@tanstack/react-query';
import type { I18nProvider, Store } from 'ra-core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { AdminContext, Resource, ResourceDefinitionContext, useScrollToTop } from 'react-admin';
import { ErrorBoundary } from 'react-error-boundary';
import { createBrowserRouter, Navigate, Route, RouterProvider, Routes } from 'react-router-dom';
import type { Me } from '../contract/booking/calls.ts';
import { createAuthProvider } from './authProvider/authProvider.ts';
import { onSessionEnded } from './authProvider/session.ts';
import { signInAgain } from './authProvider/signInAgain.ts';
import { onSignedOutElsewhere } from './authProvider/signedOutElsewhere.ts';
import type { ConsoleDataProvider } from './dataProvider/dataProvider.ts';
import { NavigationGuard } from './admin/dialogs/guards.tsx';
import { useLiveTexts } from './i18n/useLiveTexts.ts';
import { useThemes } from './preferences/useThemes.ts';
import { navigation } from './navigation.ts';
import { resources } from './resources/index.ts';
import { routes } from './routes.tsx';
import { BrokenConsole } from './shell/pages/BrokenConsole.tsx';
import { ErrorPage } from './shell/pages/ErrorPage.tsx';
import { NotFoundPage } from './shell/pages/NotFoundPage.tsx';
import { homeOf } from './shell/home.ts';
import { MeProvider } from './shell/MeProvider.tsx';
import { NavigationContext } from './shell/navigation.ts';
import { pageConfig } from './shell/pageConfig.ts';
import { SESSION } from './shell/queryClient.ts';
import { RoutePage } from './shell/RoutePage.tsx';
import { Shell } from './shell/Shell.tsx';
import { useMe } from './shell/useMe.ts';

export interface AppProps {
  me: Me;
  i18nProvider: I18nProvider;
  /** react-admin's store of the preferences on this device. */
  store: Store;
  /** What the console fetches with, and what it has fetched before it is drawn. */
  queryClient: QueryClient;
  dataProvider: ConsoleDataProvider;
}

const Home = () => <Navigate to={homeOf(useMe())} replace />;

/** What react-admin knows about the resources, as its `<Resource>` elements would tell it. */
const REGISTERED = {
  definitions: Object.fromEntries(
    resources.map((resource) => [resource.name, Resource.registerResource(resource)]),
  ),
  register: () => {},
  unregister: () => {},
};

function ScrollToTop() {
  useScrollToTop();
  return null;
}

/**
 * The frame with every page in it. Always the same element, because react-admin's contexts around it
 * change while the console opens.
 */
const PAGES = (
  <ErrorBoundary FallbackComponent={ErrorPage}>
    <ScrollToTop />
    <Shell>
      <Routes>
        <Route path="/" element={<Home />} />
        {routes.map((route) => (
          <Route key={route.path} path={route.path} element={<RoutePage route={route} />} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Shell>
  </ErrorBoundary>
);

/** The console behind sign-in: react-admin's context, the resources and every page. */
function ConsoleAdmin({ i18nProvider, store, queryClient, dataProvider }: Omit<AppProps, 'me'>) {
  const me = useMe();
  const texts = useLiveTexts(i18nProvider, store);
  const authProvider = useMemo(() => createAuthProvider(me), [me]);
  useEffect(() => onSessionEnded(() => void signInAgain()), []);
  useEffect(() => onSignedOutElsewhere(() => location.assign('/logout')), []);
  const before = useRef(me);
  useEffect(() => {
    // Another profile may have other permissions.
    if (before.current !== me) void queryClient.invalidateQueries({ queryKey: SESSION });
    before.current = me;
  }, [queryClient, me]);
  const themes = useThemes(texts, store, pageConfig().colorScheme);
  return (
    // `<Admin>` would bring its own frame, sign-in and pages, which are replaced here. It would also
    // register the resources and gather the routes after the first drawing, and draw everything
    // again each time. The shell shows the notices, early in the order of the Tab key.
    <AdminContext
      {...themes}
      queryClient={queryClient}
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={texts}
      store={store}
    >
      <CssBaseline enableColorScheme />
      <ResourceDefinitionContext.Provider value={REGISTERED}>
        {PAGES}
      </ResourceDefinitionContext.Provider>
    </AdminContext>
  );
}

/** The console in a data router, which react-admin needs for warnings about unsaved changes. */
export function App({ me, ...parts }: AppProps) {
  const [router] = useState(() =>
    createBrowserRouter([
      {
        path: '*',
        ErrorBoundary: BrokenConsole,
        element: (
          <MeProvider initial={me}>
            <NavigationContext value={navigation}>
              <NavigationGuard />
              <ConsoleAdmin {...parts} />
            </NavigationContext>
          </MeProvider>
        ),
      },
    ]),
  );
  return <RouterProvider router={router} />;
}
