import Icon from '@mui/icons-material/RouteOutlined';
import { lazy } from 'react';
import type { OwnPlace } from '../ownPlace.ts';

const TripsPage = lazy(async () => ({ default: (await import('./TripsPage.tsx')).TripsPage }));

export const place: OwnPlace = {
  order: 10,
  routes: [
    {
      path: '/trips/:tab',
      title: 'trips.title',
      isFirst: true,
      roles: ['corporationAdmin', 'bookingChannelAdmin'],
      page: TripsPage,
    },
  ],
  entry: {
    label: 'shell.nav.trips',
    to: '/trips/all-trips',
    within: '/trips',
    icon: Icon,
    roles: ['corporationAdmin', 'bookingChannelAdmin'],
  },
  rows: {
    bookings: { path: '/trips/all-trips' },
  },
};
