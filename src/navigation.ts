import ProfileIcon from '@mui/icons-material/ManageAccountsOutlined';
import { entriesOf } from './resources/places.ts';
import type { Navigation } from './shell/navigation.ts';

/** The drawer's entries: the places of resources, and the pages without a resource. */
export const navigation: Navigation = {
  corporationAdmin: [
    ...entriesOf('corporationAdmin'),
    { label: 'shell.profile.accountDetails', to: '/user-profile', icon: ProfileIcon },
  ],
  bookingChannelAdmin: entriesOf('bookingChannelAdmin'),
};
