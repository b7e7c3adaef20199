import { meantAmong } from '../../../contract/booking/addressText.ts';
import { FAVOURITE_ID_PREFIX } from '../../../contract/booking/calls.ts';
import { isAirport, type AddressSuggestion } from '../../../contract/booking/geo.ts';
import { isSamePlace } from '../../../contract/booking/sameDoor.ts';
import { hasWords } from '../state/hasWords.ts';
import type { Place } from '../../../contract/booking/request.ts';
import type { FavouriteAddress } from '../../../contract/resources/favouriteAddresses.ts';

/** The groups of an address field's list, in their order. */
export const ADDRESS_GROUPS = ['favourites', 'recent', 'suggestions', 'here'] as const;
export type AddressGroup = (typeof ADDRESS_GROUPS)[number];

/** One line of an address field's list. */
export interface AddressOption {
  key: string;
  group: AddressGroup;
  /** The place's name, or its alias among the favourites. */
  first: string;
  rest: string;
  isAirport: boolean;
  /** Null where the point is only known from the details call or the device. */
  place: Place | null;
  suggestionId: string | null;
}

/** Which favourites a field proposes. */
export type AddressUse = 'pickup' | 'stop' | 'dropoff';

/** Places that are known before anything is typed. */
export interface KnownPlaces {
  /** The account's favourites, by alias. */
  favourites: readonly FavouriteAddress[];
  /** Where the passenger was last driven, the latest first. */
  recent: readonly Place[];
  /** Texts of the route's addresses, which other fields do not propose again. */
  taken: readonly string[];
}

const FAVOURITES_SHOWN = 6;
/** The number shown before typing; anything that matches a typed text is shown in any case. */
const RECENT_SHOWN = 3;

const suits = (favourite: FavouriteAddress, use: AddressUse): boolean =>
  use === 'stop' ||
  (use === 'pickup' ? favourite.suggestForPickupAddress : favourite.suggestForDestinationAddress);

/** The address without its name, with which it may begin. */
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

function inParts(address: string): Pick<AddressOption, 'first' | 'rest'> {
  const [first = '', ...rest] = address.split(', ');
  return { first, rest: rest.join(', ') };
}

const recentOption = (place: Place): AddressOption => ({
  key: `recent:${place.latitude},${place.longitude},${place.address}`,
  group: 'recent',
  ...inParts(place.address),
  isAirport: isAirport(place),
  place,
  suggestionId: null,
});

function suggestionOption(suggestion: AddressSuggestion): AddressOption {
  const { id, description, alias, coordinates, locationTypes, dispatchAddressId } = suggestion;
  return {
    key: id,
    group: id.startsWith(FAVOURITE_ID_PREFIX) ? 'favourites' : 'suggestions',
    ...(alias === undefined
      ? inParts(description)
      : { first: alias, rest: withoutName(description, alias) }),
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

const described = (option: AddressOption) => ({
  description: optionText(option),
  coordinates: option.place,
});
const isSameOption = (one: AddressOption, other: AddressOption): boolean =>
  one.key === other.key || isSamePlace(described(one), described(other));

/** The text that an option puts into its field. */
export const optionText = ({ first, rest, place }: AddressOption): string =>
  place?.address ?? [first, rest].filter(Boolean).join(', ');

/**
 * The options of an address field: the favourites meant for its use and the passenger's recent
 * places (only the matching ones once something is typed), then what the geocoder found. No place
 * is listed twice. For a typed point, the list holds only what the geocoder found there.
 */
export function addressOptions(
  typed: string,
  use: AddressUse,
  { favourites, recent, taken }: KnownPlaces,
  suggestions: readonly AddressSuggestion[],
): AddressOption[] {
  const isTyped = /[^\s,]/.test(typed);
  const matches = (text: string) => hasWords(text, typed);
  const own = favourites
    .filter((one) =>
      isTyped
        ? matches(`${one.alias} ${one.fullAddressText}`)
        : suits(one, use) && !taken.includes(one.fullAddressText),
    )
    .toSorted((a, b) => Number(suits(b, use)) - Number(suits(a, use)))
    .slice(0, FAVOURITES_SHOWN)
    .map(favouriteOption);
  const latest = recent
    .filter(({ address }) => (isTyped ? matches(address) : !taken.includes(address)))
    .slice(0, isTyped ? recent.length : RECENT_SHOWN)
    .map(recentOption);
  const before = [...own, ...latest];
  const found = suggestions.map(suggestionOption);
  // Two towns of the same name are both listed, as two answers of the geocoder always are.
  const isNew = (option: AddressOption, at: number): boolean =>
    !before.some((one) => one !== option && before.indexOf(one) < at && isSameOption(one, option));
  // Favourites that only the server found go to the other favourites, because groups must not
  // repeat.
  return [...before.filter(isNew), ...found.filter((one) => isNew(one, before.length))].toSorted(
    (a, b) => ADDRESS_GROUPS.indexOf(a.group) - ADDRESS_GROUPS.indexOf(b.group),
  );
}

/** The option that a text means without a choice by the user. */
export const exactOption = (
  typed: string,
  options: readonly AddressOption[],
): AddressOption | null =>
  meantAmong(typed, options, {
    inFull: (option) => [optionText(option)],
    name: ({ first }) => first,
    isOwn: ({ group }) => group === 'favourites',
  });
