import Icon from '@mui/icons-material/PeopleAltOutlined';
import { lazyWithPreload } from '../../loading/lazyWithPreload.ts';
import type { ConsoleRoute } from '../../shell/route.ts';
import type { OwnPlace } from '../ownPlace.ts';
import type { PeoplePath } from './tabs.ts';

const EmployeesPage = lazyWithPreload(async () => (await import('./PeoplePage.tsx')).EmployeesPage);
const PeoplePage = lazyWithPreload(async () => (await import('./PeoplePage.tsx')).PeoplePage);

const loaderOf =
  (path: PeoplePath): ConsoleRoute['loader'] =>
  async (opening) =>
    (await import('./loadFirstPeople.ts')).loadFirstPeople(path, opening);

export const place: OwnPlace = {
  order: 20,
  routes: [
    {
      path: '/employees/*',
      title: 'resources.people.title',
      roles: ['corporationAdmin', 'bookingChannelAdmin'],
      page: EmployeesPage,
      loader: loaderOf('/employees'),
    },
    {
      path: '/people/*',
      title: 'resources.people.title',
      page: PeoplePage,
      loader: loaderOf('/people'),
    },
  ],
  entry: {
    label: 'shell.nav.people',
    to: '/employees',
    icon: Icon,
    roles: ['corporationAdmin', 'bookingChannelAdmin'],
  },
  rows: {
    'business-passengers': { path: '/employees', query: { tab: 'employee' } },
    'business-guests': { path: '/employees', query: { tab: 'guest' } },
    'employee-groups': { path: '/employees', query: { tab: 'groups' } },
    users: { path: '/employees', query: { tab: 'corporationAdmin' }, roles: ['corporationAdmin'] },
  },
};
