import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ExpectedFare } from '../../../contract/booking/request.ts';
import { changePickup, confirmBooking } from '../../dataProvider/bookingCalls.ts';
import { isRefusal, type Failure } from '../state/failure.ts';
import { failureOf } from '../state/useSubmission.ts';

interface Change {
  /** Names this change: its repeats are the same calls. */
  changeId: string;
  pickupTime: string;
  /** What was shown when it was first asked for. */
  expectedFare: ExpectedFare;
}

type ChangeOutcome = { isDone: true } | { isDone: false; failure: Failure };

/**
 * Changes a trip's pickup time: asks, then confirms. A call without an answer is tried again as the
 * same change; after a refusal, or with another time, it is a new change.
 */
export function usePickupChange(bookingId: string) {
  const open = useRef<Change | null>(null);
  const isBusy = useRef(false);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async ({ changeId, ...asked }: Change) => {
      const result = await changePickup(bookingId, asked, `${changeId}:change`);
      return result.requiresBookingConfirmation
        ? confirmBooking(bookingId, `${changeId}:confirm-change`)
        : result;
    },
    retry: false,
  });

  /** @returns how it went; null if another call was still under way, and nothing changed */
  async function change(
    pickupTime: string,
    expectedFare: ExpectedFare,
  ): Promise<ChangeOutcome | null> {
    if (isBusy.current) return null;
    isBusy.current = true;
    const isRepeat = open.current?.pickupTime === pickupTime;
    const attempt =
      isRepeat && open.current
        ? open.current
        : { changeId: crypto.randomUUID(), pickupTime, expectedFare };
    open.current = attempt;
    try {
      await mutateAsync(attempt);
      open.current = null;
      return { isDone: true };
    } catch (error) {
      const failure = failureOf(error);
      if (isRefusal(failure)) open.current = null;
      return { isDone: false, failure };
    } finally {
      isBusy.current = false;
    }
  }
  return { change, isPending };
}
