import Icon from '@mui/icons-material/BarChartOutlined';
import { lazyWithPreload } from '../../loading/lazyWithPreload.ts';
import type { OwnPlace } from '../ownPlace.ts';

export const place: OwnPlace = {
  order: 88,
  routes: [
    {
      path: '/reports',
      title: 'shell.nav.reports',
      roles: ['corporationAdmin', 'bookingChannelAdmin'],
      page: lazyWithPreload(async () => (await import('./ReportsPage.tsx')).ReportsPage),
    },
  ],
  entry: {
    label: 'shell.nav.reports',
    to: '/reports',
    icon: Icon,
    roles: ['corporationAdmin', 'bookingChannelAdmin'],
  },
  rows: {},
};
