import Icon from '@mui/icons-material/VpnKeyOutlined';
import { lazyWithPreload } from '../../loading/lazyWithPreload.ts';
import { firstRows } from '../declared/firstRows.ts';
import type { OwnPlace } from '../ownPlace.ts';

const ApiKeysPage = lazyWithPreload(async () => (await import('./ApiKeysPage.tsx')).ApiKeysPage);

export const place: OwnPlace = {
  order: 110,
  routes: [
    {
      path: '/api-keys/*',
      title: 'shell.nav.apiKeys',
      page: ApiKeysPage,
      loader: firstRows('/api-keys', 'api-keys'),
    },
  ],
  entry: {
    label: 'shell.nav.apiKeys',
    to: '/api-keys',
    icon: Icon,
    roles: ['corporationAdmin', 'bookingChannelAdmin'],
  },
  rows: { 'api-keys': { path: '/api-keys' } },
};
