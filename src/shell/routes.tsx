import { lazy } from 'react';
import type { Role } from '../../contract/core/roles.ts';
import { resourceRoutes } from '../resources/index.ts';
import type { ConsoleRoute } from './route.ts';

const corporationAdmin: readonly Role[] = ['corporationAdmin'];

const BookingPage = lazy(async () => ({
  default: (await import('../booking/index.ts')).BookingPage,
}));

const bookingRoutes: readonly ConsoleRoute[] = [
  ['/create-v2', 'shell.pages.bookTrip'],
  ['/book', 'shell.pages.bookTrip'],
  ['/booking/:id/copy', 'shell.pages.copyTrip'],
].map(([path = '', title = '']) => ({
  path,
  title,
  roles: corporationAdmin,
  page: BookingPage,
  fullWidth: true,
}));

/** Every page behind sign-in. `/`, `/oauth/callback`, `/logout` and `/email/login-redirect` are start/'s. */
export const routes: readonly ConsoleRoute[] = [...resourceRoutes, ...bookingRoutes];
