import { useTranslate } from 'react-admin';
import type { FareEstimate } from '../../contract/booking/calls.ts';
import { fareAmounts, type FarePrices } from '../../contract/booking/fare.ts';
import { useFormats } from './useFormats.ts';

export interface FareText {
  /** `£12.40`, or `£12.40 - £16.50`. */
  amount: string;
  /** Fixed fare, estimate or range, in the user's language. */
  type: string;
}

/** Writes a fare for a number of vehicles in the channel's currency; null if there is no price. */
export function useFareText() {
  const translate = useTranslate();
  const { money } = useFormats();
  return (fare: FarePrices & Pick<FareEstimate, 'currency'>, vehicles: number): FareText | null => {
    const amounts = fareAmounts(fare, vehicles);
    if (amounts.length === 0) return null;
    return {
      amount: amounts.map((amount) => money(amount, fare.currency)).join(' - '),
      type: translate(`booking.fare.${fare.type}`),
    };
  };
}
