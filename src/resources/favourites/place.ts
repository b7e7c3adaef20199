import Icon from '@mui/icons-material/StarBorderRounded';
import { lazyWithPreload } from '../../loading/lazyWithPreload.ts';
import { firstRows } from '../declared/firstRows.ts';
import type { OwnPlace } from '../ownPlace.ts';

const FavouritesPage = lazyWithPreload(
  async () => (await import('./FavouritesPage.tsx')).FavouritesPage,
);

export const place: OwnPlace = {
  order: 90,
  routes: [
    {
      path: '/favourites/*',
      title: 'resources.favourite-addresses.title',
      roles: ['corporationAdmin'],
      page: FavouritesPage,
      loader: firstRows('/favourites', 'favourite-addresses'),
    },
  ],
  entry: {
    label: 'shell.nav.favourites',
    to: '/favourites',
    icon: Icon,
    roles: ['corporationAdmin'],
  },
  rows: {
    'favourite-addresses': { path: '/favourites' },
  },
};
