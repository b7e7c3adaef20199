import { useRecordContext } from 'react-admin';
import {
  type FavouriteAddress,
  favouriteAddresses,
} from '../../../contract/resources/favouriteAddresses.ts';
import { DeclaredPage } from '../declared/DeclaredPage.tsx';
import { FavouriteCreate, FavouriteEdit } from './FavouriteDialogs.tsx';
import { DropoffSwitch, PickupSwitch } from './SuggestSwitch.tsx';

/** Has its own cell so that it is not edited in place: only a chosen address brings its point. */
const Address = () => useRecordContext<FavouriteAddress>()?.fullAddressText;

const cells = {
  fullAddressText: Address,
  suggestForPickupAddress: PickupSwitch,
  suggestForDestinationAddress: DropoffSwitch,
};

/** Favourite addresses of the selected account. */
export const FavouritesPage = () => (
  <DeclaredPage
    declaration={favouriteAddresses}
    path="/favourites"
    cells={cells}
    create={FavouriteCreate}
    edit={FavouriteEdit}
  />
);
