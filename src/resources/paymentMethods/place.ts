import Icon from '@mui/icons-material/CreditCardOutlined';
import { lazyWithPreload } from '../../loading/lazyWithPreload.ts';
import type { OwnPlace } from '../ownPlace.ts';

const PaymentMethodsPage = lazyWithPreload(
  async () => (await import('./PaymentMethodsPage.tsx')).PaymentMethodsPage,
);

export const place: OwnPlace = {
  order: 80,
  routes: [
    {
      path: '/payment-methods/*',
      title: 'payments.page.title',
      roles: ['corporationAdmin'],
      page: PaymentMethodsPage,
    },
  ],
  entry: {
    label: 'shell.nav.paymentMethods',
    to: '/payment-methods',
    icon: Icon,
    roles: ['corporationAdmin'],
  },
  rows: {
    'payment-methods': { path: '/payment-methods' },
  },
};
