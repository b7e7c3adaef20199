import Icon from '@mui/icons-material/ReceiptLongOutlined';
import { lazyWithPreload } from '../../loading/lazyWithPreload.ts';
import { firstRows } from '../declared/firstRows.ts';
import type { OwnPlace } from '../ownPlace.ts';

const InvoicesPage = lazyWithPreload(async () => (await import('./InvoicesPage.tsx')).InvoicesPage);

export const place: OwnPlace = {
  order: 85,
  routes: [
    {
      path: '/invoices/*',
      title: 'resources.invoices.title',
      page: InvoicesPage,
      loader: firstRows('/invoices', 'invoices'),
    },
  ],
  entry: {
    label: 'shell.nav.invoices',
    to: '/invoices',
    icon: Icon,
    roles: ['corporationAdmin', 'bookingChannelAdmin'],
  },
  rows: {
    invoices: { path: '/invoices' },
  },
};
