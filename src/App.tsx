import { CssBaseline } from '@mui/material';
import type { I18nProvider, Store } from 'ra-core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { AdminContext, CoreAdminUI, CustomRoutes, HttpError, Resource } from 'react-admin';
import {
  createBrowserRouter,
  Navigate,
  Route,
  RouterProvider,
  useLocation,
} from 'react-router-dom';
import type { Me } from '../contract/booking/calls.ts';
import { createAuthProvider } from './authProvider/authProvider.ts';
import { onSessionEnded } from './authProvider/session.ts';
import { signInAgain } from './authProvider/signInAgain.ts';
import { onSignedOutElsewhere } from './authProvider/signedOutElsewhere.ts';
import { createDataProvider } from './dataProvider/dataProvider.ts';
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
import { createQueryClient, SESSION } from './shell/queryClient.ts';
import { RoutePage } from './shell/RoutePage.tsx';
import { Shell } from './shell/Shell.tsx';
import { actorOf, useMe } from './shell/useMe.ts';

export interface AppProps {
  me: Me;
  i18nProvider: I18nProvider;
  /** react-admin's store of the preferences on this device. */
  store: Store;
}

const Home = () => <Navigate to={homeOf(actorOf(useMe()).role)} replace />;

/** The list of all trips, with the filters and the open trip that the address names. */
function AllTrips() {
  const { search } = useLocation();
  return <Navigate to={{ pathname: '/trips/all-trips', search }} replace />;
}

/** The console behind sign-in: react-admin's context, the resources and every page. */
function ConsoleAdmin({ i18nProvider, store }: Omit<AppProps, 'me'>) {
  const me = useMe();
  const texts = useLiveTexts(i18nProvider, store);
  const authProvider = useMemo(() => createAuthProvider(me), [me]);
  useEffect(() => onSessionEnded(() => void signInAgain()), []);
  useEffect(() => onSignedOutElsewhere(() => location.assign('/logout')), []);
  const parts = useMemo(
    () => ({
      dataProvider: createDataProvider(),
      queryClient: createQueryClient((error) => {
        if (error instanceof HttpError && error.status === 401) void signInAgain();
      }),
    }),
    [],
  );
  const { queryClient } = parts;
  const before = useRef(me);
  useEffect(() => {
    // Another profile may have other permissions.
    if (before.current !== me) void queryClient.invalidateQueries({ queryKey: SESSION });
    before.current = me;
  }, [queryClient, me]);
  const themes = useThemes(texts, store, pageConfig().colorScheme);
  return (
    // `<Admin>` would bring its own frame, sign-in and pages, which are replaced here. The shell
    // shows the notices, early in the order of the Tab key.
    <AdminContext
      {...parts}
      {...themes}
      authProvider={authProvider}
      i18nProvider={texts}
      store={store}
    >
      <CssBaseline enableColorScheme />
      <CoreAdminUI
        layout={Shell}
        dashboard={Home}
        catchAll={NotFoundPage}
        accessDenied={NotFoundPage}
        authenticationError={NotFoundPage}
        error={ErrorPage}
        title={pageConfig().name}
        disableTelemetry
      >
        {resources.map((resource) => (
          <Resource key={resource.name} {...resource} />
        ))}
        <CustomRoutes>
          <Route path="/trips" element={<AllTrips />} />
          {routes.map((route) => (
            <Route key={route.path} path={route.path} element={<RoutePage route={route} />} />
          ))}
          {/* Without this, react-admin shows an empty page at the name of a resource that has
              no page there. */}
          {resources.map(({ name }) => (
            <Route key={name} path={`/${name}/*`} element={<NotFoundPage />} />
          ))}
        </CustomRoutes>
      </CoreAdminUI>
    </AdminContext>
  );
}

/** The console in a data router, which react-admin needs for warnings about unsaved changes. */
export function App({ me, i18nProvider, store }: AppProps) {
  const [router] = useState(() =>
    createBrowserRouter([
      {
        path: '*',
        ErrorBoundary: BrokenConsole,
        element: (
          <MeProvider initial={me}>
            <NavigationContext value={navigation}>
              <ConsoleAdmin i18nProvider={i18nProvider} store={store} />
            </NavigationContext>
          </MeProvider>
        ),
      },
    ]),
  );
  return <RouterProvider router={router} />;
}
