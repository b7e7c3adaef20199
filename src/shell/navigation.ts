import AccountsIcon from '@mui/icons-material/BusinessOutlined';
import CardIcon from '@mui/icons-material/CreditCardOutlined';
import DeclaredIcon from '@mui/icons-material/ListAltOutlined';
import FavouritesIcon from '@mui/icons-material/StarBorderRounded';
import FleetsIcon from '@mui/icons-material/LocalTaxiOutlined';
import InvoicesIcon from '@mui/icons-material/ReceiptLongOutlined';
import PeopleIcon from '@mui/icons-material/PeopleAltOutlined';
import RulesIcon from '@mui/icons-material/GavelOutlined';
import ProfileIcon from '@mui/icons-material/ManageAccountsOutlined';
import TripsIcon from '@mui/icons-material/RouteOutlined';
import UsersIcon from '@mui/icons-material/ManageAccountsOutlined';
import type { SvgIconComponent } from '@mui/icons-material';
import { rolesFor } from '../../contract/core/access.ts';
import type { Role } from '../../contract/core/roles.ts';
import { shownAsDeclared } from './places.ts';

export interface NavigationEntry {
  /** Message key. */
  label: string;
  to: string;
  /** Paths that mark the entry as the current one; `to` by default. */
  within?: string;
  icon: SvgIconComponent;
}

/** The entries derived from declarations: in the drawer of each role that may list the resource. */
const declared = (role: Role): NavigationEntry[] =>
  shownAsDeclared
    .filter((resource) => rolesFor(resource, 'list').includes(role))
    .map(({ name }) => ({
      label: `resources.${name}.title`,
      to: `/${name}`,
      icon: DeclaredIcon,
    }));

/** Each role's drawer, in order. A page that is written by hand gets one line here. */
export const navigation: Record<Role, readonly NavigationEntry[]> = {
  corporationAdmin: [
    { label: 'shell.nav.trips', to: '/trips/all-trips', within: '/trips', icon: TripsIcon },
    { label: 'shell.nav.people', to: '/employees', icon: PeopleIcon },
    {
      label: 'shell.nav.travelRestrictions',
      to: '/travel-restrictions',
      icon: RulesIcon,
    },
    { label: 'shell.nav.paymentMethods', to: '/payment-methods', icon: CardIcon },
    { label: 'shell.nav.favourites', to: '/favourites', icon: FavouritesIcon },
    ...declared('corporationAdmin'),
    { label: 'shell.profile.accountDetails', to: '/user-profile', icon: ProfileIcon },
  ],
  bookingChannelAdmin: [
    { label: 'shell.nav.trips', to: '/trips/all-trips', within: '/trips', icon: TripsIcon },
    { label: 'shell.nav.people', to: '/employees', icon: PeopleIcon },
    { label: 'shell.nav.accounts', to: '/accounts', icon: AccountsIcon },
    { label: 'shell.nav.users', to: '/users', icon: UsersIcon },
    { label: 'shell.nav.fleets', to: '/fleets', icon: FleetsIcon },
    { label: 'shell.nav.invoices', to: '/invoices', icon: InvoicesIcon },
    ...declared('bookingChannelAdmin'),
  ],
};

/** Where the Book Trip button leads, for roles that have one. */
export const bookTripPath: Partial<Record<Role, string>> = { corporationAdmin: '/create-v2' };
