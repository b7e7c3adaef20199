import { favouriteAddresses } from '../../../contract/resources/favouriteAddresses.ts';
import { DeclaredPage } from '../declared/DeclaredPage.tsx';
import { FavouriteCreate, FavouriteEdit } from './FavouriteDialogs.tsx';
import { DropoffSwitch, PickupSwitch } from './SuggestSwitch.tsx';

const cells = {
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
