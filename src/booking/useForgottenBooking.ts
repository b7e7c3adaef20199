import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { z } from 'zod';
import { keptValue } from './state/kept.ts';
import type { Booking } from './state/BookingContext.ts';

/** The router's key for the history entry that a document was loaded into. */
const FIRST_ENTRY = 'default';

/**
 * Whether the page's address was opened afresh: typed, or followed from a bookmark. A reload and
 * the way back load the document too, but come back to an entry that was there.
 */
function isOpenedAfresh(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate';
}

/**
 * Coming back to the page after a finished booking begins a new one, while a reload and the way back
 * still show the finished one: they look the same but for the history entry.
 */
export function useForgottenBooking({ submission, startOver }: Booking): void {
  const { key } = useLocation();
  const [entry] = useState(() => keptValue('booking-entry', z.string()));
  const isSettled = submission.phase === 'booked' || submission.phase === 'cancelled';
  useEffect(() => {
    // The first entries of all documents share a key; the time of the load tells them apart.
    const before = entry.read();
    const isFirst = key === FIRST_ENTRY;
    const own = isFirst ? `${key}:${performance.timeOrigin}` : key;
    const isSame =
      before === own || (isFirst && before?.startsWith(FIRST_ENTRY) && !isOpenedAfresh());
    if (isSettled && !isSame) startOver();
    entry.write(own);
    // Only on arriving: a booking that is finished while the page is open stays.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key]);
}
