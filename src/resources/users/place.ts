import Icon from '@mui/icons-material/ManageAccountsOutlined';
import { lazyWithPreload } from '../../loading/lazyWithPreload.ts';
import { firstRows } from '../declared/firstRows.ts';
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
      loader: firstRows('/users', (query) =>
        query.get('tab') === 'groups' ? 'employee-groups' : 'users',
      ),
    },
  ],
  entry: { label: 'shell.nav.users', to: '/users', icon: Icon, roles: ['bookingChannelAdmin'] },
  rows: {
    users: { path: '/users', roles: ['bookingChannelAdmin'] },
  },
};
