import type { ReactNode } from 'react';
import { DraftFormContext, ProgressContext, QuotesContext } from './BookingContext.ts';
import type { Booking } from './useBookingState.ts';

/** Gives the page's parts the form, what the server offers for it, and where the booking stands. */
export const BookingProvider = ({
  form,
  quotes,
  progress,
  children,
}: Booking & { children: ReactNode }) => (
  <DraftFormContext value={form}>
    <QuotesContext value={quotes}>
      <ProgressContext value={progress}>{children}</ProgressContext>
    </QuotesContext>
  </DraftFormContext>
);
