import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import type { Role } from '../../contract/core/roles.ts';
import { resources as declarations } from '../../contract/resources/index.ts';
import type { ConsoleRoute } from '../shell/route.ts';
import { registration } from './declared/registration.ts';

/**
 * What react-admin knows of every declared resource, spread on `<Resource>`. Their pages are in
 * `resourceRoutes`, since the console's paths are not the API's names (`/accounts` shows
 * `corporations`).
 */
export const resources: readonly ResourceProps[] = declarations.map(registration);

const AccountsPage = lazy(async () => ({
  default: (await import('./accounts/AccountsPage.tsx')).AccountsPage,
}));
const EmployeesPage = lazy(async () => ({
  default: (await import('./people/PeoplePage.tsx')).EmployeesPage,
}));
const PeoplePage = lazy(async () => ({
  default: (await import('./people/PeoplePage.tsx')).PeoplePage,
}));
const FavouritesPage = lazy(async () => ({
  default: (await import('./favourites/FavouritesPage.tsx')).FavouritesPage,
}));
const FleetsPage = lazy(async () => ({
  default: (await import('./fleets/FleetsPage.tsx')).FleetsPage,
}));
const TripsPage = lazy(async () => ({
  default: (await import('./trips/TripsPage.tsx')).TripsPage,
}));

const both: readonly Role[] = ['corporationAdmin', 'bookingChannelAdmin'];
const corporationAdmin: readonly Role[] = ['corporationAdmin'];
const fleetManager: readonly Role[] = ['bookingChannelAdmin'];

/** The pages of resources. A trailing `/*` leaves room for the dialogs over a list. */
export const resourceRoutes: readonly ConsoleRoute[] = [
  { path: '/trips/:tab', title: 'trips.title', roles: both, page: TripsPage },
  { path: '/employees/*', title: 'resources.people.title', roles: both, page: EmployeesPage },
  { path: '/people/*', title: 'resources.people.title', page: PeoplePage },
  { path: '/accounts/*', title: 'resources.corporations.title', roles: both, page: AccountsPage },
  {
    path: '/favourites/*',
    title: 'resources.favourite-addresses.title',
    roles: corporationAdmin,
    page: FavouritesPage,
  },
  { path: '/fleets/*', title: 'resources.fleets.title', roles: fleetManager, page: FleetsPage },
];
