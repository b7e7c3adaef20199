import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { useErrorText } from '../fields/useErrorText.ts';
import { useBooking } from '../state/BookingContext.ts';
import { useFavourites, useRecentPlaces } from '../state/queries.ts';
import type { KnownPlaces } from './addressOptions.ts';
import { wayOf } from './way.ts';

/** The account's favourites and the passenger's recent places; a failure is told once. */
export function useKnownPlaces(): KnownPlaces {
  const notify = useNotify();
  const errorText = useErrorText();
  const { draft } = useBooking().wizard;
  const { accountId, recipient } = draft;
  const favourites = useFavourites(accountId);
  const recent = useRecentPlaces(accountId, recipient?.id ?? null);
  const failure = favourites.error
    ? errorText(favourites.error, 'addresses.favouritesFailed')
    : null;
  useEffect(() => {
    if (failure !== null) notify(failure, { type: 'error' });
  }, [failure, notify]);
  return {
    favourites: favourites.data ?? [],
    recent: recent.data ?? [],
    taken: wayOf(draft).flatMap(({ address }) => (address.place ? [address.text] : [])),
  };
}
