import type { DeclineReason } from '../../../contract/booking/decline.ts';
import { AdapterError } from '../outside.ts';

/** The processor's answer that a card was declined, and why. */
export class CardDeclined extends AdapterError {
  readonly reason: DeclineReason;

  constructor(
    message: string,
    { reason, status }: { reason: DeclineReason; status: number | undefined },
  ) {
    super('payments', 'refused', message, { status });
    this.name = 'CardDeclined';
    this.reason = reason;
  }
}
