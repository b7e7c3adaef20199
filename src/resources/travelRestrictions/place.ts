import Icon from '@mui/icons-material/GavelOutlined';
import { lazyWithPreload } from '../../loading/lazyWithPreload.ts';
import { firstRows } from '../declared/firstRows.ts';
import type { OwnPlace } from '../ownPlace.ts';

const RestrictionsPage = lazyWithPreload(
  async () => (await import('./RestrictionsPage.tsx')).RestrictionsPage,
);

export const place: OwnPlace = {
  order: 70,
  routes: [
    {
      path: '/travel-restrictions/*',
      title: 'resources.travel-restrictions.title',
      roles: ['corporationAdmin'],
      page: RestrictionsPage,
      loader: firstRows('/travel-restrictions', 'travel-restrictions'),
    },
  ],
  entry: {
    label: 'shell.nav.travelRestrictions',
    to: '/travel-restrictions',
    icon: Icon,
    roles: ['corporationAdmin'],
  },
  rows: {
    'travel-restrictions': { path: '/travel-restrictions' },
  },
};
