import { exportPagePath } from '../contract/reports/paths.ts';
import type { Role } from '../contract/core/roles.ts';
import { lazyWithPreload, type PreloadablePage } from './loading/lazyWithPreload.ts';
import { resourceRoutes } from './resources/index.ts';
import type { ConsoleRoute } from './shell/route.ts';

const corporationAdmin: readonly Role[] = ['corporationAdmin'];

const BookingPage = lazyWithPreload(async () => (await import('./booking/index.ts')).BookingPage);
const SinglePage = lazyWithPreload(async () => (await import('./booking/index.ts')).SinglePage);
const EditPage = lazyWithPreload(
  async () => (await import('./booking/edit/EditPage.tsx')).EditPage,
);

const DownloadPage = lazyWithPreload(
  async () => (await import('./downloads/DownloadPage.tsx')).DownloadPage,
);

const ProfilePage = lazyWithPreload(
  async () => (await import('./profile/ProfilePage.tsx')).ProfilePage,
);

const bookingPages: readonly [path: string, title: string, page: PreloadablePage][] = [
  ['/create-v2', 'shell.pages.bookTrip', BookingPage],
  ['/book', 'shell.pages.bookTrip', BookingPage],
  ['/book-v2', 'shell.pages.bookTrip', BookingPage],
  ['/book-dp', 'shell.pages.bookTrip', SinglePage],
  ['/booking/:id/copy', 'shell.pages.copyTrip', BookingPage],
  ['/booking/:id/edit', 'shell.pages.editTrip', EditPage],
];
const bookingRoutes: readonly ConsoleRoute[] = bookingPages.map(([path, title, page]) => ({
  path,
  title,
  roles: corporationAdmin,
  page,
  fullWidth: true,
}));

/**
 * Every page behind sign-in, without start/'s: `/`, `/oauth/callback`, `/logout`,
 * `/email/login-redirect`.
 */
export const routes: readonly ConsoleRoute[] = [
  ...resourceRoutes,
  ...bookingRoutes,
  {
    path: '/user-profile',
    title: 'shell.profile.accountDetails',
    roles: corporationAdmin,
    page: ProfilePage,
  },
  { path: exportPagePath(':id'), title: 'downloads.page.title', page: DownloadPage },
];
