import Icon from '@mui/icons-material/MonitorHeartOutlined';
import { lazyWithPreload } from '../../loading/lazyWithPreload.ts';
import type { OwnPlace } from '../ownPlace.ts';

export const place: OwnPlace = {
  order: 95,
  routes: [
    {
      path: '/operation',
      title: 'shell.nav.operation',
      roles: ['bookingChannelAdmin'],
      page: lazyWithPreload(async () => (await import('./OperationPage.tsx')).OperationPage),
    },
  ],
  entry: {
    label: 'shell.nav.operation',
    to: '/operation',
    icon: Icon,
    roles: ['bookingChannelAdmin'],
  },
  rows: {},
};
