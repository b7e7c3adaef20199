import { FAVOURITE_ID_PREFIX } from '../../../contract/booking/calls.ts';
import { isAirport, type AddressSuggestion } from '../../../contract/booking/geo.ts';
import type { Place } from '../../../contract/booking/request.ts';
import type { FavouriteAddress } from '../../../contract/resources/favouriteAddresses.ts';

/** One line of an address field's list. */
export interface AddressOption {
  key: string;
  group: 'favourites' | 'suggestions';
  /** The place's name, or its alias among the favourites. */
  first: string;
  rest: string;
  isAirport: boolean;
  /** Null where only the details call knows the point. */
  place: Place | null;
  suggestionId: string | null;
}

/** Which favourites a field proposes. */
export type AddressUse = 'pickup' | 'stop' | 'dropoff';

const FAVOURITES_SHOWN = 6;

const suits = (favourite: FavouriteAddress, use: AddressUse): boolean =>
  use === 'stop' ||
  (use === 'pickup' ? favourite.suggestForPickupAddress : favourite.suggestForDestinationAddress);

/** The address beside its name, which it may begin with itself. */
const withoutName = (address: string, name: string): string =>
  address === name ? '' : address.replace(`${name}, `, (start, at) => (at === 0 ? '' : start));

function favouriteOption(favourite: FavouriteAddress): AddressOption {
  const { id, alias, fullAddressText, latitude, longitude, locationTypes } = favourite;
  return {
    key: `${FAVOURITE_ID_PREFIX}${id}`,
    group: 'favourites',
    first: alias,
    rest: withoutName(fullAddressText, alias),
    isAirport: isAirport({ locationTypes }),
    place: {
      address: fullAddressText,
      latitude,
      longitude,
      locationTypes,
      dispatchAddressId: null,
    },
    suggestionId: null,
  };
}

function suggestionOption(suggestion: AddressSuggestion): AddressOption {
  const { id, description, coordinates, locationTypes, dispatchAddressId } = suggestion;
  const [first = '', ...rest] = description.split(', ');
  return {
    key: id,
    group: id.startsWith(FAVOURITE_ID_PREFIX) ? 'favourites' : 'suggestions',
    first,
    rest: rest.join(', '),
    isAirport: isAirport({ locationTypes }),
    place: coordinates && {
      address: description,
      ...coordinates,
      locationTypes,
      dispatchAddressId,
    },
    suggestionId: id,
  };
}

/**
 * What an address field lists: the favourites meant for its use, those that match first as soon as
 * something is typed, then what the geocoder found.
 */
export function addressOptions(
  typed: string,
  use: AddressUse,
  favourites: readonly FavouriteAddress[],
  suggestions: readonly AddressSuggestion[],
): AddressOption[] {
  const words = typed.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const matches = ({ alias, fullAddressText }: FavouriteAddress) => {
    const text = `${alias} ${fullAddressText}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  const own = favourites
    .filter((favourite) => (words.length === 0 ? suits(favourite, use) : matches(favourite)))
    .toSorted((a, b) => Number(suits(b, use)) - Number(suits(a, use)))
    .slice(0, FAVOURITES_SHOWN)
    .map(favouriteOption);
  const known = new Set(own.map(({ key }) => key));
  const listed = new Set(own.map(({ place }) => place?.address));
  const found = suggestions
    .filter(({ id, description }) => !known.has(id) && !listed.has(description))
    .map(suggestionOption);
  // Favourites that only the server found stand with the others, since groups must not repeat.
  return [...own, ...found].toSorted((a, b) => a.group.localeCompare(b.group));
}
