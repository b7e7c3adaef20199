import { useQueries, useQuery } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import {
  pickupTimeOf,
  type BookingDraft,
  type DraftAddress,
} from '../../../contract/booking/draft.ts';
import { returnRoute } from '../../../contract/booking/returnTrip.ts';
import type { Place } from '../../../contract/booking/request.ts';
import type { NearbyDriver, Offer } from '../../../contract/booking/calls.ts';
import type { Coordinates } from '../../../contract/booking/geo.ts';
import type { PaymentType } from '../../../contract/core/paymentTypes.ts';
import type { FavouriteAddress } from '../../../contract/resources/favouriteAddresses.ts';
import {
  fareEstimate,
  listOffers,
  nearbyDrivers,
  recentRecipients,
  recentPlaces,
} from '../../dataProvider/bookingCalls.ts';
import { afterPause } from '../../dataProvider/retryAfter.ts';
import { typingPause } from './typingPause.ts';

const DRIVERS_REFRESH_MS = 15_000;
const FAVOURITES_PAGE = 100;
/** Prices and arrival times go stale, and a draft may stay open for a long time. */
const OFFERS_STALE_MS = 60_000;

/** The first part of the key under which fares are remembered. */
export const FARE = 'fare';
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

/**
 * Offers for the draft's route; asked for once both ends are known. They are the same for another
 * passenger, except for the mark of the last one.
 */
export function useOffers(draft: BookingDraft, passengerId: string | null) {
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
      passengerId,
    ],
    queryFn: ({ signal }) => {
      if (!origin || !destination || !corporationId) return [];
      return listOffers({ origin, destination, corporationId, passengerId }, { signal });
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
  /** For how many milliseconds to wait for a change before the fare is requested. */
  pauseMs: number;
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
    queryKey: [FARE, corporationId, offer?.id, points, pickupTime, paymentType],
    queryFn: afterPause(trip.pauseMs, async (read) => {
      if (!origin || !destination || !corporationId || !offer)
        throw new Error('A fare is asked for between two chosen places of an account.');
      const offerId = offer.id;
      return fareEstimate(
        { offerId, pickupTime, origin, destination, waypoints, corporationId, paymentType },
        read,
      );
    }),
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
    pauseMs: typingPause(draft),
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
    pauseMs: 0,
  };
  return useQuery(fareQuery(trip, isWanted ? offer : null, payment));
}

/** Free drivers around the pickup, for the map; none once it is not known where they are now. */
export function useNearbyDrivers(pickup: Coordinates | null): readonly NearbyDriver[] | undefined {
  const { data, isError, isPaused } = useQuery({
    queryKey: ['nearby-drivers', pickup?.latitude, pickup?.longitude],
    queryFn: ({ signal }) => (pickup ? nearbyDrivers(pickup, { signal }) : []),
    enabled: pickup !== null,
    refetchInterval: DRIVERS_REFRESH_MS,
    // The drivers are only decoration: a trip can be booked without seeing them.
    retry: false,
  });
  return isError || isPaused ? undefined : data;
}
