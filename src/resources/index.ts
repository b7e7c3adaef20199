import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import type { Role } from '../../contract/core/roles.ts';
import { resources as declarations } from '../../contract/resources/index.ts';
import { shownAsDeclared } from '../shell/places.ts';
import type { ConsoleRoute } from '../shell/route.ts';
import { declaredRoute } from './declared/declaredRoute.tsx';
import { registration } from './declared/registration.ts';

/**
 * What react-admin knows about every declared resource, spread on `<Resource>`. Their pages are in
 * `resourceRoutes`, because the console's paths differ from the API's names (`/accounts` shows
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
const InvoicesPage = lazy(async () => ({
  default: (await import('./invoices/InvoicesPage.tsx')).InvoicesPage,
}));
const PaymentMethodsPage = lazy(async () => ({
  default: (await import('./paymentMethods/PaymentMethodsPage.tsx')).PaymentMethodsPage,
}));
const FleetsPage = lazy(async () => ({
  default: (await import('./fleets/FleetsPage.tsx')).FleetsPage,
}));
const RestrictionsPage = lazy(async () => ({
  default: (await import('./travelRestrictions/RestrictionsPage.tsx')).RestrictionsPage,
}));
const TripsPage = lazy(async () => ({
  default: (await import('./trips/TripsPage.tsx')).TripsPage,
}));

const UsersPage = lazy(async () => ({
  default: (await import('./users/UsersPage.tsx')).UsersPage,
}));

const both: readonly Role[] = ['corporationAdmin', 'bookingChannelAdmin'];
const corporationAdmin: readonly Role[] = ['corporationAdmin'];
const fleetManager: readonly Role[] = ['bookingChannelAdmin'];

/** The pages of resources. A trailing `/*` leaves room for the dialogs over a list. */
export const resourceRoutes: readonly ConsoleRoute[] = [
  { path: '/trips/:tab', title: 'trips.title', roles: both, page: TripsPage },
  { path: '/employees/*', title: 'resources.people.title', roles: both, page: EmployeesPage },
  { path: '/people/*', title: 'resources.people.title', page: PeoplePage },
  {
    path: '/accounts/*',
    title: 'resources.corporations.title',
    roles: both,
    page: AccountsPage,
  },
  {
    path: '/favourites/*',
    title: 'resources.favourite-addresses.title',
    roles: corporationAdmin,
    page: FavouritesPage,
  },
  {
    path: '/travel-restrictions/*',
    title: 'resources.travel-restrictions.title',
    roles: corporationAdmin,
    page: RestrictionsPage,
  },
  {
    path: '/payment-methods/*',
    title: 'payments.page.title',
    roles: corporationAdmin,
    page: PaymentMethodsPage,
  },
  { path: '/users/*', title: 'resources.users.title', roles: fleetManager, page: UsersPage },
  { path: '/fleets/*', title: 'resources.fleets.title', roles: fleetManager, page: FleetsPage },
  {
    path: '/invoices/*',
    title: 'resources.invoices.title',
    roles: fleetManager,
    page: InvoicesPage,
  },
  ...shownAsDeclared.map(({ name }) => declaredRoute(name)),
];
