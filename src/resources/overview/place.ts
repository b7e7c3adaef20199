import Icon from '@mui/icons-material/SpaceDashboardOutlined';
import { lazyWithPreload } from '../../loading/lazyWithPreload.ts';
import type { OwnPlace } from '../ownPlace.ts';

export const place: OwnPlace = {
  order: 5,
  routes: [
    {
      path: '/overview',
      title: 'shell.nav.overview',
      roles: ['corporationAdmin', 'bookingChannelAdmin'],
      page: lazyWithPreload(async () => (await import('./OverviewPage.tsx')).OverviewPage),
    },
  ],
  entry: {
    label: 'shell.nav.overview',
    to: '/overview',
    icon: Icon,
    roles: ['corporationAdmin', 'bookingChannelAdmin'],
  },
  rows: {},
};
