import Icon from '@mui/icons-material/ManageAccountsOutlined';
import { lazyWithPreload } from '../../later/lazyWithPreload.ts';
import type { OwnPlace } from '../ownPlace.ts';

const UsersPage = lazyWithPreload(async () => (await import('./UsersPage.tsx')).UsersPage);

export const place: OwnPlace = {
  order: 40,
  routes: [
    {
      path: '/users/*',
      title: 'resources.users.title',
      roles: ['bookingChannelAdmin'],
      page: UsersPage,
    },
  ],
  entry: { label: 'shell.nav.users', to: '/users', icon: Icon, roles: ['bookingChannelAdmin'] },
  rows: {
    users: { path: '/users', roles: ['bookingChannelAdmin'] },
  },
};
