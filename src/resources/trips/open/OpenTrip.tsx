import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { ListContextProvider, useListContext, type ListControllerResult } from 'react-admin';
import type { Trip } from '../../../../contract/resources/bookings.ts';
import { readTrip } from '../../../dataProvider/readTrip.ts';
import { ListPager } from '../../../list/ListPager.tsx';
import { ListSkeleton } from '../../../list/ListStates.tsx';
import { AloneNotice, NoTrip } from './AloneNotice.tsx';
import { followTrip, withTrip, type SeenTrip } from './keptTrip.ts';
import { LeftTripProvider } from './LeftTrip.tsx';
import { useOpenTrip } from './useOpenTrip.ts';

interface OpenTripProps {
  /** How often an open trip is read again that the list does not read. */
  refreshMs: number;
  /** The rows of the surrounding list. */
  children: ReactNode;
}

/**
 * Keeps the trip that is open in sight. One that a refresh takes out of the list, because it was
 * completed, say, stays in its place until it is closed; one that an address names and the page of
 * the list does not have is shown alone, with a way to the list.
 */
export function OpenTrip({ refreshMs, children }: OpenTripProps) {
  const list = useListContext<Trip>();
  const { data: rows, isPlaceholderData = false } = list;
  const { openId, setOpen } = useOpenTrip();
  const [before, setBefore] = useState<SeenTrip | null>(null);
  const seen = rows ? followTrip(before, openId, rows) : before;
  if (seen !== before) setBefore(seen);
  const isListed = openId === null || (seen !== null && !seen.hasLeft);
  // Not through the data provider, which reports as an error what an address that was sent may be.
  const { data, error } = useQuery({
    queryKey: ['bookings', 'open', openId],
    queryFn: ({ signal }) => readTrip(openId ?? '', { signal }),
    enabled: rows !== undefined && !isPlaceholderData && !isListed,
    retry: false,
    // One that is not there will not come.
    refetchInterval: ({ state }) => (state.data === null ? false : refreshMs),
  });
  const close = () => setOpen(null);
  const trip = isListed ? undefined : (data ?? seen?.trip);
  if (rows && !isListed && !trip)
    return data === null || error ? (
      <NoTrip text={data === null ? 'trips.alone.unknown' : error?.message} onClose={close} />
    ) : (
      <ListSkeleton rows={3} />
    );
  const shown = rows && trip ? (seen ? withTrip(rows, trip, seen.index) : [trip]) : rows;
  const isAlone = trip !== undefined && seen === null;
  // A list of which nothing is left would say so in place of the trip.
  const total = shown && Math.max(list.total ?? 0, shown.length);
  // One tree for all three, so that what is open and typed in it stays when the trip leaves the list.
  return (
    <LeftTripProvider value={seen?.hasLeft ? seen.trip.id : null}>
      {isAlone ? <AloneNotice trip={trip} onClose={close} /> : null}
      <ListContextProvider value={{ ...list, data: shown, total } as ListControllerResult<Trip>}>
        {children}
      </ListContextProvider>
      {isAlone ? null : <ListPager />}
    </LeftTripProvider>
  );
}
