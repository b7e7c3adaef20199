import Icon from '@mui/icons-material/WebhookOutlined';
import { lazyWithPreload } from '../../loading/lazyWithPreload.ts';
import { firstRows } from '../declared/firstRows.ts';
import type { OwnPlace } from '../ownPlace.ts';

const WebhooksPage = lazyWithPreload(async () => (await import('./WebhooksPage.tsx')).WebhooksPage);

export const place: OwnPlace = {
  order: 115,
  routes: [
    {
      path: '/webhooks/*',
      title: 'shell.nav.webhooks',
      page: WebhooksPage,
      loader: firstRows('/webhooks', 'webhook-endpoints'),
    },
  ],
  entry: {
    label: 'shell.nav.webhooks',
    to: '/webhooks',
    icon: Icon,
    roles: ['corporationAdmin', 'bookingChannelAdmin'],
  },
  rows: { 'webhook-endpoints': { path: '/webhooks' } },
};
