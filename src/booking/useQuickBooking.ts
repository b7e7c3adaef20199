import { useEffect, useState } from 'react';
import type { BookingDraft } from '../../contract/booking/draft.ts';
import { canLeave, DRAFT_STEPS, stepsOf } from '../../contract/booking/draftRules.ts';
import type { Booking } from './state/useBookingState.ts';
import { focusFirstProblem } from '../admin/dialogs/SubmitButton.tsx';

/**
 * Goes as far as it can from any step. If something is missing, its step opens with the focus on
 * it. Otherwise the last step opens, which shows vehicle, payment and price; pressed there, once
 * these are known, it books. So nothing is booked that the user has not seen.
 */
export function useQuickBooking(booking: Booking): () => void {
  const { step, book } = booking.progress;
  const { dispatch, store } = booking.form;
  const { context, offers, paymentMethods, asked, awaitedFares, policy } = booking.quotes;
  const [wanted, setWanted] = useState<{ draft: BookingDraft; wasInView: boolean } | null>(null);
  const lastStep = stepsOf(context).at(-1) ?? 'vehicle';

  const isLoading =
    !offers.isError &&
    (offers.isLoading ||
      paymentMethods.isLoading ||
      asked.state === 'waiting' ||
      awaitedFares.some((fare) => fare?.isLoading));
  useEffect(() => {
    if (wanted === null) return;
    const { draft } = store.state();
    // A draft that was changed in the meantime is not the booking that was to be sent.
    if (wanted.draft !== draft) {
      setWanted(null);
      return;
    }
    const present = { ...context, now: new Date() };
    const unready = DRAFT_STEPS.find((one) => !canLeave(one, draft, present));
    // Once the addresses are there, vehicles and the account's questions load without further
    // input.
    if (isLoading && unready !== 'passenger' && unready !== 'address') {
      if (step === 'passenger' || step === 'address')
        dispatch({ type: 'stepOpened', step: 'vehicle' });
      return;
    }
    setWanted(null);
    if (!unready && !policy.isStopped && !wanted.wasInView) {
      dispatch({ type: 'stepOpened', step: lastStep });
      return;
    }
    book();
    if (unready === step || (!unready && policy.isStopped))
      requestAnimationFrame(() => focusFirstProblem(document));
    // Done once, when everything it waits for is there, and not whenever the clock moves on.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [wanted, isLoading]);
  return () =>
    setWanted({ draft: store.state().draft, wasInView: step === lastStep && !isLoading });
}
