import { DomainError } from '../../../contract/core/errors.ts';
import type { HoldEvent } from '../../adapters/payments/types.ts';
import type { AppContext } from '../../context.ts';
import { applyHold } from './hold.ts';
import { findPayment } from './payment.ts';

/**
 * When the card processor says that something happened to a hold, asks for its present state, so
 * that an event that is late, repeated or out of order does no harm. An event about a booking that
 * is not ours (of another server on the same account) is ignored.
 * @throws AdapterError when the processor cannot be asked; it then sends the event again
 */
export async function receivePaymentEvent(app: AppContext, event: HoldEvent): Promise<void> {
  const { channelId, bookingId, intentId } = event;
  const key = { channelId, bookingId };
  const payment = await findPayment(app.database.orm, key);
  if (!payment || payment.provider !== app.payments.provider) return;
  try {
    await applyHold(app, key, await app.payments.getHold(intentId));
  } catch (error) {
    if (!(error instanceof DomainError && error.code === 'NOT_FOUND')) throw error;
    app.log.warn(
      { ...key, intentId },
      'an event is about a payment that the booking does not have',
    );
  }
}
