import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { z } from 'zod';
import { keptValue } from './state/kept.ts';
import type { Booking } from './state/BookingContext.ts';

/**
 * Coming back to the page after a finished booking begins a new one, while a reload still shows the
 * finished one: both look the same but for the history entry, which a reload keeps.
 */
export function useForgottenBooking({ submission, startOver }: Booking): void {
  const { key } = useLocation();
  const [entry] = useState(() => keptValue('booking-entry', z.string()));
  const isSettled = submission.phase === 'booked' || submission.phase === 'cancelled';
  useEffect(() => {
    if (isSettled && entry.read() !== key) startOver();
    entry.write(key);
    // Only on arriving: a booking that is finished while the page is open stays.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key]);
}
