import type { RequestContext, Transaction } from '../../../context.ts';
import { DomainError } from '../../../../contract/core/errors.ts';
import { cancelBookingIn } from '../../bookings/cancelBooking.ts';
import { leftAlone, type Undone, type WrittenLine } from '../undone.ts';

/**
 * Cancels the trips that lines booked. One that cannot be cancelled any more is left; one that was
 * cancelled since counts as undone.
 */
export async function cancelTrips(
  tx: Transaction,
  ctx: RequestContext,
  lines: readonly WrittenLine[],
): Promise<Undone[]> {
  const undone: Undone[] = [];
  for (const { position, rowId } of lines) {
    try {
      await tx.transaction((one) => cancelBookingIn(one, ctx, rowId!));
      undone.push({ position, undo: 'undone', refusal: null });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      undone.push(leftAlone(position, error));
    }
  }
  return undone;
}
