import Icon from '@mui/icons-material/LocalTaxiOutlined';
import { lazyWithPreload } from '../../loading/lazyWithPreload.ts';
import { firstRows } from '../declared/firstRows.ts';
import type { OwnPlace } from '../ownPlace.ts';
import { COMPARE_TAB, VEHICLES_TAB } from './tabs.ts';

const FleetsPage = lazyWithPreload(async () => (await import('./FleetsPage.tsx')).FleetsPage);

export const place: OwnPlace = {
  order: 50,
  routes: [
    {
      path: '/fleets/*',
      title: 'resources.fleets.title',
      roles: ['bookingChannelAdmin'],
      page: FleetsPage,
      loader: firstRows('/fleets', (query) => {
        const tab = query.get('tab');
        if (tab === COMPARE_TAB) return null;
        return tab === VEHICLES_TAB ? 'fleet-offers' : 'fleets';
      }),
    },
  ],
  entry: { label: 'shell.nav.fleets', to: '/fleets', icon: Icon, roles: ['bookingChannelAdmin'] },
  rows: {
    fleets: { path: '/fleets' },
    'fleet-offers': { path: '/fleets', query: { tab: VEHICLES_TAB } },
  },
};
