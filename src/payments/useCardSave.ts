import { CardElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { useTranslate } from 'react-admin';
import { beginCardSetup, storeCard } from '../dataProvider/cardCalls.ts';
import type { AddCardFormProps } from './AddCardForm.tsx';
import { cardRefusal, textForCardholder } from './cardRefusal.ts';

interface CardHolder {
  name: string;
  postalCode: string;
}

/**
 * Saves the card of the surrounding `Elements` for an account.
 * @returns a function that answers why the processor refused the card, or null once it is saved; it
 *   throws where a call failed
 */
export function useCardSave(onSaved: AddCardFormProps['onSaved']) {
  const translate = useTranslate();
  const stripe = useStripe();
  const elements = useElements();
  return async (corporationId: string, holder: CardHolder): Promise<string | null> => {
    const card = elements?.getElement(CardElement);
    if (!stripe || !card) return translate('payments.card.failed');
    const { clientSecret } = await beginCardSetup(corporationId);
    const { setupIntent, error: refused } = await stripe.confirmCardSetup(clientSecret, {
      payment_method: {
        card,
        billing_details: { name: holder.name, address: { postal_code: holder.postalCode } },
      },
    });
    if (refused) {
      const why = cardRefusal(refused);
      if (why) return translate(`payments.card.refused.${why}`);
      return textForCardholder(refused) ?? translate('payments.card.failed');
    }
    const method = setupIntent?.payment_method;
    if (!method) return translate('payments.card.failed');
    const paymentMethodId = typeof method === 'string' ? method : method.id;
    await onSaved(await storeCard({ corporationId, paymentMethodId, cardName: holder.name }));
    return null;
  };
}
