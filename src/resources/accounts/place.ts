import Icon from '@mui/icons-material/BusinessOutlined';
import { lazyWithPreload } from '../../loading/lazyWithPreload.ts';
import { firstRows } from '../declared/firstRows.ts';
import type { OwnPlace } from '../ownPlace.ts';

const AccountsPage = lazyWithPreload(async () => (await import('./AccountsPage.tsx')).AccountsPage);

export const place: OwnPlace = {
  order: 30,
  routes: [
    {
      path: '/accounts/*',
      title: 'resources.corporations.title',
      roles: ['corporationAdmin', 'bookingChannelAdmin'],
      page: AccountsPage,
      loader: firstRows('/accounts', 'corporations'),
    },
  ],
  entry: {
    label: 'shell.nav.accounts',
    to: '/accounts',
    icon: Icon,
    roles: ['bookingChannelAdmin'],
  },
  rows: {
    corporations: { path: '/accounts' },
    // Fleet accounts are edited in the form of their account.
    'fleet-accounts': null,
  },
};
