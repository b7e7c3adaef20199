import { bookingScreens } from './bookingScreens.ts';
import { firstRow, inMenu, opened, openedByRow, openTrip, page, statesOf } from './listScreens.ts';
import type { Screen } from './stage.ts';

const EMPLOYEES = [
  'First name,Last name,E-mail,Phone',
  'Ada,Archer,ada.archer@northwind.example,+44 20 7946 0001',
  'Ben,,ben@northwind,+44 20 7946 0002',
].join('\n');

const trips: readonly Screen[] = [
  page('trips', '/trips/all-trips'),
  openTrip('trip-open', '/trips/completed'),
  openTrip('trip-in-progress', '/trips/in-progress'),
  openTrip('trip-ahead', '/trips/pre-bookings'),
  {
    name: 'trip-cancel',
    async show(stage) {
      await stage.press('button', 'trips.actions.cancel');
      await stage.page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'trip-change-time',
    async show(stage) {
      await stage.open('/trips/pre-bookings');
      if (stage.isPhone) await stage.press('button', 'trips.expand');
      else await firstRow(stage).click();
      await stage.press('link', 'trips.actions.edit');
      await stage.find('textbox', 'booking.schedule.time').waitFor();
    },
  },
  openTrip('trip-cancelled', '/trips/cancelled'),
  ...statesOf('trips', '/trips/all-trips', '**/v1/bookings?*'),
  {
    name: 'trips-waiting',
    isWaiting: true,
    async show({ open, answer, page }) {
      await open('/nowhere');
      await answer('**/v1/bookings?*', null);
      await page.goto(new URL('/trips/all-trips', page.url()).href);
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
  {
    name: 'trips-no-results',
    async show({ open, page }) {
      await open('/trips/all-trips');
      await page.locator('main input').first().fill('zzyyxx');
      await page.waitForURL(/zzyyxx/);
    },
  },
  {
    name: 'trips-find-passenger',
    async show({ open, press, page, isPhone }) {
      await open('/trips/all-trips');
      if (isPhone) await press('button', 'lists.filters.show');
      await press('button', 'tripList.passenger.open');
      await page.getByRole('dialog').locator('input').first().fill('sam');
      await page
        .getByRole('dialog')
        .getByRole('option')
        .or(page.getByRole('dialog').locator('li'))
        .first()
        .waitFor();
    },
  },
  opened('trips-views', '/trips/all-trips', 'button', 'tripList.views.menu'),
  {
    name: 'trips-save-view',
    show: ({ press }) => press('menuitem', 'tripList.views.saveNew'),
  },
  opened('trips-export', '/trips/all-trips', 'button', 'downloads.rows.entry'),
  {
    name: 'trips-download',
    async show({ page }) {
      await page.getByRole('menuitem').last().click();
      await page.getByRole('dialog').waitFor();
    },
  },
];

const people: readonly Screen[] = [
  page('employees', '/employees'),
  page('guests', '/employees?tab=guest'),
  page('groups', '/employees?tab=groups'),
  page('corporation-admins', '/employees?tab=corporationAdmin'),
  ...statesOf('employees', '/employees', '**/v1/business-passengers?*'),
  page('employee-create', '/employees/create'),
  {
    name: 'employee-create-errors',
    async show({ page }) {
      await page.keyboard.type('Ada');
      for (let field = 0; field < 4; field += 1) await page.keyboard.press('Tab');
    },
  },
  { name: 'employee-discard', show: ({ page }) => page.keyboard.press('Escape') },
  opened('employee-edit', '/employees', 'link', 'resources.list.edit'),
  {
    name: 'employee-delete',
    async show(stage) {
      await stage.open('/employees');
      if (stage.isPhone) await stage.press('button', 'lists.details');
      await stage.press('button', 'resources.list.delete');
      await stage.page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'employee-invite',
    async show(stage) {
      await stage.open('/employees');
      if (stage.isPhone) await stage.press('button', 'lists.details');
      await stage
        .find('button', 'people.invite.first')
        .or(stage.find('button', 'people.invite.again'))
        .first()
        .click();
    },
  },
  page('guest-create', '/employees/create?tab=guest'),
  page('group-create', '/employees/create?tab=groups'),
  opened('group-edit', '/employees?tab=groups', 'link', 'resources.list.edit'),
  opened('employees-export', '/employees', 'button', 'downloads.rows.entry'),
  inMenu('import-file', '/employees', 'imports.menu'),
  {
    name: 'import-columns',
    async show({ page, press, find }) {
      await page.getByRole('dialog').locator('textarea').first().fill(EMPLOYEES);
      await press('button', 'imports.next');
      await find('checkbox', 'imports.hasHeadings').waitFor();
    },
  },
  {
    name: 'import-check',
    async show({ press, page }) {
      await press('button', 'imports.next');
      await page.getByRole('dialog').getByRole('table').waitFor();
    },
  },
  {
    name: 'import-result',
    async show({ press, find }) {
      await press('button', 'imports.import');
      await find('button', 'imports.done').waitFor();
    },
  },
];

/** Parts of a list that a phone does not have: columns and selection. */
const onTable: readonly Screen[] = [
  opened('trips-columns', '/trips/all-trips', 'button', 'lists.columns.open'),
  {
    name: 'employees-selected',
    async show({ open, page }) {
      await open('/employees');
      await page.getByRole('checkbox').nth(1).check();
      await page.getByRole('checkbox').nth(2).check();
    },
  },
  { name: 'employees-batch', show: ({ press }) => press('button', 'batches.edit') },
];

const others: readonly Screen[] = [
  page('favourites', '/favourites'),
  ...statesOf('favourites', '/favourites', '**/v1/favourite-addresses?*'),
  page('favourite-create', '/favourites/create'),
  opened('favourite-edit', '/favourites', 'link', 'resources.list.edit'),
  page('restrictions', '/travel-restrictions'),
  page('restriction-create', '/travel-restrictions/create'),
  opened('restriction-edit', '/travel-restrictions', 'link', 'resources.list.edit'),
  page('cards', '/payment-methods'),
  opened('card-add', '/payment-methods', 'button', 'payments.card.add'),
  page('invoices', '/payment-methods?tab=invoices'),
  openedByRow('invoice', '/payment-methods?tab=invoices'),
  page('overview', '/overview'),
  page('reports', '/reports'),
  page('api-keys', '/api-keys'),
  opened('webhook-add', '/webhooks', 'link', 'resources.webhook-endpoints.add'),
  page('accounts', '/accounts'),
  page('profile', '/user-profile'),
  page('not-found', '/nowhere'),
];

const frame: readonly Screen[] = [
  {
    name: 'profile-menu',
    async show({ open, press }) {
      await open('/favourites');
      await press('button', 'shell.profile.menu');
    },
  },
  { name: 'mails', show: ({ press }) => press('menuitem', 'preferences.mails.menu') },
  {
    name: 'shortcuts',
    async show({ open, press }) {
      await open('/favourites');
      await press('button', 'shell.profile.menu');
      await press('menuitem', 'shortcuts.title');
    },
  },
  {
    name: 'account-choices',
    async show({ open, find }) {
      await open('/favourites');
      await find('combobox', 'shell.account.label').click();
    },
  },
];

const onPhone: readonly Screen[] = [
  opened('navigation', '/favourites', 'button', 'shell.nav.open'),
  opened('trips-filters', '/trips/all-trips', 'button', 'lists.filters.show'),
];

const trouble: readonly Screen[] = [
  {
    name: 'page-missing-part',
    async show({ open, answer, page }) {
      await open('/nowhere');
      await answer('**/assets/ProfilePage*', { status: 500 });
      await page.goto(new URL('/user-profile', page.url()).href);
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
  {
    name: 'offline',
    async show({ open, page }) {
      await open('/employees');
      await page.context().setOffline(true);
      await page
        .getByRole('searchbox')
        .or(page.locator('main input[type=text]'))
        .first()
        .fill('sam');
      await page.getByRole('status').filter({ hasText: /\S/ }).first().waitFor();
    },
  },
  {
    name: 'start-failed',
    isLoadedAnew: true,
    async show({ page, open, answer }) {
      await page.context().setOffline(false);
      await open('/nowhere');
      await answer('**/v1/me', { status: 500, body: '{}' });
      await page.reload();
      await page.getByRole('heading').first().waitFor();
    },
  },
];

export const corporationAdminScreens = (isPhone: boolean): readonly Screen[] => [
  ...trips,
  ...people,
  ...(isPhone ? onPhone : onTable),
  ...others,
  ...frame,
  ...bookingScreens,
  ...trouble,
];
