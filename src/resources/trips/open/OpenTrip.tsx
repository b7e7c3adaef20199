import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ListContextProvider, useListContext, type ListControllerResult } from 'react-admin';
import type { Trip } from '../../../../contract/resources/bookings.ts';
import { readTrip } from '../../../dataProvider/readTrip.ts';
import { Pagination } from '../../../admin/list/Pagination.tsx';
import { ListSkeleton } from '../../../admin/list/ListStates.tsx';
import { focusRow } from '../../../admin/list/rowFocus.ts';
import { AloneNotice, NoTrip } from './AloneNotice.tsx';
import { followTrip, withTrip, type SeenTrip } from './keptTrip.ts';
import { LeftTripProvider } from './LeftTrip.tsx';
import { useOpenTrip } from './useOpenTrip.ts';

interface OpenTripProps {
  /** How often an open trip that is not in the list is read again. */
  refreshMs: number;
  /** The rows of the surrounding list. */
  children: ReactNode;
}

/**
 * Gives the focus to the row at the place of a trip that the list does not have, once that trip is
 * closed: its row and its buttons are gone then.
 * @param place null while the list has the trip or none is open
 */
function useFocusAfter(place: number | null, isOpen: boolean, rows: readonly Trip[] = []): void {
  const last = useRef(place);
  useEffect(() => {
    const left = last.current;
    last.current = place;
    if (left === null || isOpen || document.activeElement !== document.body) return;
    focusRow((rows[left] ?? rows.at(-1))?.id ?? null);
  }, [place, isOpen, rows]);
}

/**
 * Keeps the open trip in view. If a refresh removes it from the list, for example because it was
 * completed, it stays in its place until it is closed. A trip that the address names but the list's
 * page does not have is shown alone, with a link to the list.
 */
export function OpenTrip({ refreshMs, children }: OpenTripProps) {
  const list = useListContext<Trip>();
  const { data: rows, isPlaceholderData = false } = list;
  const { openId, setOpen } = useOpenTrip();
  const [before, setBefore] = useState<SeenTrip | null>(null);
  const seen = rows ? followTrip(before, openId, rows) : before;
  if (seen !== before) setBefore(seen);
  const isListed = openId === null || (seen !== null && !seen.hasLeft);
  useFocusAfter(rows && !isListed ? (seen?.index ?? 0) : null, openId !== null, rows);
  // Not through the data provider, which would report an error where a shared address names no
  // trip.
  const { data, error } = useQuery({
    queryKey: ['bookings', 'open', openId],
    queryFn: ({ signal }) => readTrip(openId ?? '', { signal }),
    enabled: rows !== undefined && !isPlaceholderData && !isListed,
    retry: false,
    // A trip that does not exist will not appear later.
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
  // An empty list would say so in place of the trip.
  const total = shown && Math.max(list.total ?? 0, shown.length);
  // One tree for all three cases, so that whatever is open or typed in a trip stays when it leaves
  // the list.
  return (
    <LeftTripProvider value={seen?.hasLeft ? seen.trip.id : null}>
      {isAlone ? <AloneNotice trip={trip} onClose={close} /> : null}
      <ListContextProvider value={{ ...list, data: shown, total } as ListControllerResult<Trip>}>
        {children}
      </ListContextProvider>
      {isAlone ? null : <Pagination />}
    </LeftTripProvider>
  );
}
