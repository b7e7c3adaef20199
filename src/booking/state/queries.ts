import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useGetList } from 'react-admin';
import { pickupTimeOf } from '../../../contract/booking/draftRules.ts';
import type { BookingDraft } from '../../../contract/booking/draft.ts';
import type { Offer } from '../../../contract/booking/calls.ts';
import type { Coordinates } from '../../../contract/booking/geo.ts';
import { SEARCH_MAX_LENGTH, SEARCH_MIN_LENGTH } from '../../../contract/core/listQuery.ts';
import type { PaymentType } from '../../../contract/core/channel.ts';
import type { FavouriteAddress } from '../../../contract/resources/favouriteAddresses.ts';
import {
  fareEstimate,
  listOffers,
  nearbyDrivers,
  searchRecipients,
  suggestAddresses,
} from '../../dataProvider/bookingCalls.ts';

const RECIPIENT_DEBOUNCE_MS = 300;
const ADDRESS_DEBOUNCE_MS = 100;
const DRIVERS_REFRESH_MS = 15_000;
const FAVOURITES_PAGE = 100;
/** Prices and arrival times go stale; a draft may lie open for long. */
const OFFERS_STALE_MS = 60_000;

/** A value once it has not changed for a while; at once when it becomes too short to search. */
function useSettled(text: string, delay: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), delay);
    return () => clearTimeout(timer);
  }, [text, delay]);
  return text.length < SEARCH_MIN_LENGTH ? '' : settled;
}

const isSearchable = ({ length }: string): boolean =>
  length >= SEARCH_MIN_LENGTH && length <= SEARCH_MAX_LENGTH;

/** A search as typed: each text has an answer of its own, so a late one never shows for another. */
export interface Search<T> {
  found: T[];
  /** The answer for the present text is not there yet. */
  isSearching: boolean;
  error: unknown;
}

export function useRecipientSearch(text: string, accountId: string | null) {
  const typed = text.trim();
  const search = useSettled(typed, RECIPIENT_DEBOUNCE_MS);
  const isOn = accountId !== null && isSearchable(search);
  const { data, error, isFetching } = useQuery({
    queryKey: ['recipients', accountId, search],
    queryFn: ({ signal }) => searchRecipients(search, accountId ?? '', { signal }),
    enabled: isOn,
    staleTime: OFFERS_STALE_MS,
  });
  const isBehind = isSearchable(typed) && search !== typed;
  return { found: isBehind ? [] : (data ?? []), isSearching: isBehind || isFetching, error };
}

export function useAddressSearch(text: string, accountId: string | null, near: Coordinates) {
  const typed = text.trim();
  const search = useSettled(typed, ADDRESS_DEBOUNCE_MS);
  const isOn = accountId !== null && isSearchable(search);
  const { data, error, isFetching } = useQuery({
    queryKey: ['address-suggestions', accountId, search, near.latitude, near.longitude],
    queryFn: ({ signal }) => suggestAddresses(search, accountId ?? '', near, { signal }),
    enabled: isOn,
    staleTime: OFFERS_STALE_MS,
  });
  const isBehind = isSearchable(typed) && search !== typed;
  return {
    found: isBehind ? [] : (data?.suggestions ?? []),
    isSearching: isBehind || isFetching,
    error,
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

/** Offers for the draft's way; asked for once both ends are known. */
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

/** What each offer would cost, in the offers' order. */
export function useFares(
  draft: BookingDraft,
  offers: readonly Offer[],
  payment: PaymentType | null,
) {
  const origin = draft.origin.place;
  const destination = draft.destination.place;
  const corporationId = draft.accountId;
  const waypoints = draft.waypoints.flatMap(({ place }) => (place ? [place] : []));
  const pickupTime = pickupTimeOf(draft);
  return useQueries({
    queries: offers.map((offer) => {
      // An offer that does not take the chosen way of paying still has a price.
      const paymentType = payment && offer.paymentTypes.includes(payment) ? payment : null;
      const points = [origin, ...waypoints, destination].map((point) => [
        point?.latitude,
        point?.longitude,
      ]);
      return {
        queryKey: ['fare', corporationId, offer.id, points, pickupTime, paymentType],
        queryFn: ({ signal }: { signal: AbortSignal }) => {
          if (!origin || !destination || !corporationId)
            throw new Error('A fare is asked for between two chosen places of an account.');
          return fareEstimate(
            {
              offerId: offer.id,
              pickupTime,
              origin,
              destination,
              waypoints,
              corporationId,
              paymentType,
            },
            { signal },
          );
        },
        enabled: origin !== null && destination !== null && corporationId !== null,
        staleTime: OFFERS_STALE_MS,
      };
    }),
  });
}

/** Free drivers around the pickup, for the map. */
export function useNearbyDrivers(pickup: Coordinates | null) {
  return useQuery({
    queryKey: ['nearby-drivers', pickup?.latitude, pickup?.longitude],
    queryFn: ({ signal }) => (pickup ? nearbyDrivers(pickup, { signal }) : []),
    enabled: pickup !== null,
    refetchInterval: DRIVERS_REFRESH_MS,
    // Drivers are decoration: the trip can be booked without seeing them.
    retry: false,
  });
}
