import { useTranslate } from 'react-admin';
import { brandName } from '../../../contract/booking/cardBrand.ts';
import { expiryText } from '../../../contract/booking/payment.ts';
import type { PaymentOption } from '../../../contract/booking/paymentChoice.ts';
import { sideBySide } from '../../../contract/receipts/letters.ts';
import { useSelectedAccount } from '../../shell/account/useSelectedAccount.ts';
import { useReason } from './useReason.ts';

export interface PaymentTexts {
  /** `Business account`, `Visa ending in 4242`. */
  name: string;
  /**
   * For a card, what tells it from one with the same ending: `2027/04 · Anna Smith`. Else empty.
   */
  mark: string;
  /** Its effect on the trip, or why it cannot pay for the trip. */
  hint: string;
}

/** The name of a way of paying, and what one should know about it. */
export function usePaymentTexts(): (option: PaymentOption) => PaymentTexts {
  const translate = useTranslate();
  const write = useReason();
  const { account } = useSelectedAccount();
  return ({ type, card, reason }) => {
    const why = write('payment', reason ?? undefined);
    if (!card) {
      const what = { account: account?.name ?? '' };
      return {
        name: translate(`booking.payment.${type}`),
        mark: '',
        hint: why ?? translate(`booking.payment.${type}Hint`, what),
      };
    }
    const { brand, number, expiration, cardHolderName } = card;
    const expires = expiration
      ? translate('booking.payment.expires', {
          date: expiryText(expiration),
        })
      : null;
    const mark = sideBySide([cardHolderName, expires]);
    return {
      name: translate('trips.card', { brand: brandName(brand ?? ''), number: number ?? '' }),
      mark,
      hint: sideBySide([mark, why ?? translate('booking.payment.creditCardHint')]),
    };
  };
}
