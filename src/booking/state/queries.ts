import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import {
  pickupTimeOf,
  type BookingDraft,
  type DraftAddress,
} from '../../../contract/booking/draft.ts';
import { returnRoute } from '../../../contract/booking/returnTrip.ts';
import type { Place } from '../../../contract/booking/request.ts';
import type { Offer } from '../../../contract/booking/calls.ts';
import type { Coordinates } from '../../../contract/booking/geo.ts';
import { SEARCH_MAX_LENGTH, SEARCH_MIN_LENGTH } from '../../../contract/core/listLimits.ts';
import type { PaymentType } from '../../../contract/core/paymentTypes.ts';
import type { FavouriteAddress } from '../../../contract/resources/favouriteAddresses.ts';
import {
  fareEstimate,
  listOffers,
  nearbyDrivers,
  recentRecipients,
  recentPlaces,
  searchRecipients,
  suggestAddresses,
} from '../../dataProvider/bookingCalls.ts';
import type { Read } from '../../dataProvider/http.ts';
import { pause } from '../../dataProvider/retryAfter.ts';
import { hasWords } from './hasWords.ts';

const RECIPIENT_DEBOUNCE_MS = 300;
const ADDRESS_DEBOUNCE_MS = 100;
const DRIVERS_REFRESH_MS = 15_000;
const FAVOURITES_PAGE = 100;
/** Prices and arrival times go stale, and a draft may stay open for a long time. */
const OFFERS_STALE_MS = 60_000;

/**
 * Asks when the user pauses in typing. If another text follows, the first is given up before it is
 * asked for; the pause itself draws nothing.
 */
const afterPause =
  <T>(delay: number, ask: (read: Read) => Promise<T>) =>
  async ({ signal }: Read): Promise<T> => {
    await pause(delay, signal);
    return ask({ signal });
  };

export const isSearchable = ({ length }: string): boolean =>
  length >= SEARCH_MIN_LENGTH && length <= SEARCH_MAX_LENGTH;

/** A search as it is typed. Each text has its own answer, so a late one never shows for another. */
export function useRecipientSearch(text: string, accountId: string | null) {
  const search = text.trim();
  const { data, fetchStatus, isError, error, errorUpdatedAt, refetch } = useQuery({
    queryKey: ['recipients', accountId, search],
    queryFn: afterPause(RECIPIENT_DEBOUNCE_MS, (read) =>
      searchRecipients(search, accountId ?? '', read),
    ),
    enabled: accountId !== null && isSearchable(search),
    staleTime: OFFERS_STALE_MS,
  });
  return {
    found: data ?? [],
    /** The answer for the present text is not there yet, perhaps for lack of a connection. */
    isSearching: fetchStatus !== 'idle',
    isError,
    error,
    errorUpdatedAt,
    refetch,
  };
}

/** The first part of the key under which they are remembered. */
export const RECENT_RECIPIENTS = 'recent-recipients';

/** The people for whom a trip was booked last in an account, offered before anything is typed. */
export function useRecentRecipients(accountId: string | null) {
  return useQuery({
    queryKey: [RECENT_RECIPIENTS, accountId],
    queryFn: ({ signal }) => recentRecipients(accountId ?? '', { signal }),
    enabled: accountId !== null,
    staleTime: OFFERS_STALE_MS,
    // Only a convenience: people can still be found by name.
    retry: false,
  });
}

/** One search for addresses, shared by a field that is typed into and a field that was left. */
export const addressSearch = (search: string, accountId: string | null, near: Coordinates) =>
  queryOptions({
    queryKey: ['address-suggestions', accountId, near.latitude, near.longitude, search],
    queryFn: afterPause(ADDRESS_DEBOUNCE_MS, (read) =>
      suggestAddresses(search, accountId ?? '', near, read),
    ),
    staleTime: OFFERS_STALE_MS,
  });

/** Whether two searches for addresses differ only in their text. */
const isSameSearch = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.slice(0, -1).every((part, place) => part === other[place]);

/**
 * Places for a text as it is typed. Until the answer arrives, these are the earlier places that
 * still fit, so that most letters leave the list as it is.
 * @param text as `searchText` of what was typed
 */
export function useAddressSearch(text: string, accountId: string | null, near: Coordinates) {
  const search = text.trim();
  const query = addressSearch(search, accountId, near);
  const enabled = accountId !== null && isSearchable(search);
  const { data, isPlaceholderData, fetchStatus, isError, error, errorUpdatedAt, refetch } =
    useQuery({
      ...query,
      enabled,
      placeholderData: (before, of) =>
        of && isSameSearch(of.queryKey, query.queryKey) ? before : undefined,
    });
  const suggestions = enabled ? (data?.suggestions ?? []) : [];
  return {
    found: isPlaceholderData
      ? suggestions.filter(({ description }) => hasWords(description, search))
      : suggestions,
    isSearching: fetchStatus !== 'idle',
    isError,
    error,
    errorUpdatedAt,
    refetch,
  };
}

/** The account's favourite addresses, by alias. */
export function useFavourites(accountId: string | null) {
  return useGetList<FavouriteAddress>(
    'favourite-addresses',
    {
      pagination: { page: 1, perPage: FAVOURITES_PAGE },
      sort: { field: 'alias', order: 'ASC' },
      filter: { corporationId: accountId },
    },
    { enabled: accountId !== null, staleTime: OFFERS_STALE_MS },
  );
}

/** Where a known passenger was last driven; nothing while nobody is chosen. */
export function useRecentPlaces(accountId: string | null, passengerId: string | null) {
  return useQuery({
    queryKey: ['recent-places', accountId, passengerId],
    queryFn: ({ signal }) =>
      recentPlaces({ corporationId: accountId ?? '', passengerId: passengerId ?? '' }, { signal }),
    enabled: accountId !== null && passengerId !== null,
    staleTime: OFFERS_STALE_MS,
  });
}

/** Offers for the draft's route; asked for once both ends are known. */
export function useOffers(draft: BookingDraft) {
  const origin = draft.origin.place;
  const destination = draft.destination.place;
  const corporationId = draft.accountId;
  return useQuery({
    queryKey: [
      'offers',
      corporationId,
      origin?.latitude,
      origin?.longitude,
      destination?.latitude,
      destination?.longitude,
    ],
    queryFn: ({ signal }) => {
      if (!origin || !destination || !corporationId) return [];
      return listOffers({ origin, destination, corporationId }, { signal });
    },
    enabled: origin !== null && destination !== null && corporationId !== null,
    staleTime: OFFERS_STALE_MS,
  });
}

interface FaredTrip {
  corporationId: string | null;
  origin: Place | null;
  destination: Place | null;
  waypoints: readonly Place[];
  pickupTime: string | null;
}

function fareQuery(trip: FaredTrip, offer: Offer | null, payment: PaymentType | null) {
  const { corporationId, origin, destination, waypoints, pickupTime } = trip;
  // An offer that does not take the chosen way of paying still has a price.
  const paymentType = payment && offer?.paymentTypes.includes(payment) ? payment : null;
  const points = [origin, ...waypoints, destination].map((point) => [
    point?.latitude,
    point?.longitude,
  ]);
  return {
    queryKey: ['fare', corporationId, offer?.id, points, pickupTime, paymentType],
    queryFn: ({ signal }: { signal: AbortSignal }) => {
      if (!origin || !destination || !corporationId || !offer)
        throw new Error('A fare is asked for between two chosen places of an account.');
      const offerId = offer.id;
      return fareEstimate(
        { offerId, pickupTime, origin, destination, waypoints, corporationId, paymentType },
        { signal },
      );
    },
    enabled: offer !== null && origin !== null && destination !== null && corporationId !== null,
    staleTime: OFFERS_STALE_MS,
  };
}

const placesOf = (addresses: readonly DraftAddress[]): Place[] =>
  addresses.flatMap(({ place }) => (place ? [place] : []));

/** What each offer would cost, in the offers' order. */
export function useFares(
  draft: BookingDraft,
  offers: readonly Offer[],
  payment: PaymentType | null,
) {
  const trip: FaredTrip = {
    corporationId: draft.accountId,
    origin: draft.origin.place,
    destination: draft.destination.place,
    waypoints: placesOf(draft.waypoints),
    pickupTime: pickupTimeOf(draft),
  };
  return useQueries({ queries: offers.map((offer) => fareQuery(trip, offer, payment)) });
}

/** What the return costs with an offer; asked for once a return is wanted. */
export function useReturnFare(
  draft: BookingDraft,
  offer: Offer | null,
  payment: PaymentType | null,
) {
  const back = returnRoute(draft);
  const isWanted = draft.returnTrip !== null;
  const trip: FaredTrip = {
    corporationId: draft.accountId,
    origin: back.origin.place,
    destination: back.destination.place,
    waypoints: placesOf(back.waypoints),
    pickupTime: draft.returnTrip?.pickupTime ?? null,
  };
  return useQuery(fareQuery(trip, isWanted ? offer : null, payment));
}

/** Free drivers around the pickup, for the map. */
export function useNearbyDrivers(pickup: Coordinates | null) {
  return useQuery({
    queryKey: ['nearby-drivers', pickup?.latitude, pickup?.longitude],
    queryFn: ({ signal }) => (pickup ? nearbyDrivers(pickup, { signal }) : []),
    enabled: pickup !== null,
    refetchInterval: DRIVERS_REFRESH_MS,
    // The drivers are only decoration: a trip can be booked without seeing them.
    retry: false,
  });
}
