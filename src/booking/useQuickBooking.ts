import { useEffect, useState } from 'react';
import type { BookingDraft } from '../../contract/booking/draft.ts';
import { canLeave, DRAFT_STEPS } from '../../contract/booking/draftRules.ts';
import type { Booking } from './state/BookingContext.ts';
import { focusFirstError } from './steps/StepFrame.tsx';

/**
 * Books from whatever step is open. Where something is missing its step opens with the focus on it;
 * while vehicles and fare are on their way, their step shows it and the booking goes out with them,
 * unless the draft is changed meanwhile.
 */
export function useQuickBooking(booking: Booking): () => void {
  const { step, wizard, context, book, dispatch } = booking;
  const { offers, paymentMethods, asked, fareOf, returnFare, policy } = booking;
  const { draft } = wizard;
  const [wanted, setWanted] = useState<BookingDraft | null>(null);

  const isWanted = wanted === draft;
  const isLoading =
    !offers.isError &&
    (offers.isLoading ||
      paymentMethods.isLoading ||
      asked.state === 'waiting' ||
      [fareOf(context.offer), returnFare].some((fare) => fare?.isLoading));
  useEffect(() => {
    if (!isWanted) return;
    const present = { ...context, now: new Date() };
    const unready = DRAFT_STEPS.find((one) => !canLeave(one, draft, present));
    // The address being there, vehicles and what the account asks come by themselves.
    if (isLoading && unready !== 'passenger' && unready !== 'address') {
      if (step === 'passenger' || step === 'address')
        dispatch({ type: 'stepOpened', step: 'vehicle' });
      return;
    }
    setWanted(null);
    book();
    if (unready === step || (!unready && policy.isStopped))
      requestAnimationFrame(() => focusFirstError(document));
    // Asked for once, answered when what it waits for is there; not whenever the clock moves on.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isWanted, isLoading]);
  return () => setWanted(draft);
}
