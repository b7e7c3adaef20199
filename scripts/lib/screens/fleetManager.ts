import { inMenu, opened, openedByRow, openTrip, page, statesOf } from './listScreens.ts';
import type { Screen } from './stage.ts';

/** The screens of a fleet manager that a corporation admin lacks, or has in another form. */
export const fleetManagerScreens: readonly Screen[] = [
  page('trips', '/trips/all-trips'),
  openTrip('trip-open', '/trips/completed'),
  page('accounts', '/accounts'),
  ...statesOf('accounts', '/accounts', '**/v1/corporations?*'),
  page('account-create', '/accounts/create'),
  opened('account-edit', '/accounts', 'link', 'resources.list.edit'),
  inMenu('accounts-import', '/accounts', 'imports.menu'),
  page('employees', '/employees'),
  page('groups', '/employees?tab=groups'),
  page('corporation-admins', '/employees?tab=corporationAdmin'),
  page('fleets', '/fleets'),
  opened('fleet-edit', '/fleets', 'link', 'resources.list.edit'),
  page('vehicles', '/fleets?tab=vehicles'),
  page('vehicle-create', '/fleets/create?tab=vehicles'),
  page('fares', '/fleets?tab=compare'),
  page('users', '/users'),
  page('user-create', '/users/create'),
  opened('user-edit', '/users', 'link', 'resources.list.edit'),
  page('invoices', '/invoices'),
  ...statesOf('invoices', '/invoices', '**/v1/invoices?*'),
  openedByRow('invoice', '/invoices'),
  page('overview', '/overview'),
  page('reports', '/reports'),
  page('operation', '/operation'),
  page('api-keys', '/api-keys'),
  page('webhooks', '/webhooks'),
  {
    name: 'profile-menu',
    async show({ open, press }) {
      await open('/fleets');
      await press('button', 'shell.profile.menu');
    },
  },
  { name: 'sessions', show: ({ press }) => press('menuitem', 'profile.sessions') },
  page('no-access', '/favourites'),
];
