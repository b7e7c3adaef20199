import { useRetryToast } from '../fields/useRetryToast.tsx';
import { useDraft } from '../state/BookingContext.ts';
import { useFavourites, useRecentPlaces } from '../state/queries.ts';
import type { KnownPlaces } from './addressOptions.ts';
import { routeStopsOf } from './routeStops.ts';

/** The account's favourites and the passenger's recent places; a failure is reported. */
export function useKnownPlaces(): KnownPlaces {
  const accountId = useDraft(({ draft }) => draft.accountId);
  const passengerId = useDraft(({ draft }) => draft.recipient?.id ?? null);
  const taken = useDraft(({ draft }) =>
    routeStopsOf(draft).flatMap(({ address }) => (address.place ? [address.text] : [])),
  );
  const favourites = useFavourites(accountId);
  const recent = useRecentPlaces(accountId, passengerId);
  useRetryToast(favourites, 'addresses.favouritesFailed');
  return {
    favourites: favourites.data ?? [],
    recent: recent.data ?? [],
    taken,
  };
}
