import Icon from '@mui/icons-material/RouteOutlined';
import { lazyWithPreload } from '../../loading/lazyWithPreload.ts';
import type { OwnPlace } from '../ownPlace.ts';

const load = () => import('./index.ts');

export const place: OwnPlace = {
  order: 10,
  routes: [
    {
      // The page corrects an address without a tab.
      path: '/trips/:tab?',
      title: 'trips.title',
      isFirst: true,
      roles: ['corporationAdmin', 'bookingChannelAdmin'],
      page: lazyWithPreload(async () => (await load()).TripsPage),
      loader: async (opening) => (await load()).loadFirstTrips(opening),
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
