import { useRetryToast } from '../fields/useRetryToast.tsx';
import { useBooking } from '../state/BookingContext.ts';
import { useFavourites, useRecentPlaces } from '../state/queries.ts';
import type { KnownPlaces } from './addressOptions.ts';
import { wayOf } from './way.ts';

/** The account's favourites and the passenger's recent places; a failure is told. */
export function useKnownPlaces(): KnownPlaces {
  const { draft } = useBooking().wizard;
  const { accountId, recipient } = draft;
  const favourites = useFavourites(accountId);
  const recent = useRecentPlaces(accountId, recipient?.id ?? null);
  useRetryToast(favourites, 'addresses.favouritesFailed');
  return {
    favourites: favourites.data ?? [],
    recent: recent.data ?? [],
    taken: wayOf(draft).flatMap(({ address }) => (address.place ? [address.text] : [])),
  };
}
