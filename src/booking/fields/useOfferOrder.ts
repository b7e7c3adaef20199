import { useState } from 'react';
import type { Offer } from '../../../contract/booking/calls.ts';
import { fareTotal } from '../../../contract/booking/fare.ts';
import { useQuotes } from '../state/BookingContext.ts';
import { orderOffers } from './offerOrder.ts';

/**
 * Offers in the order in which they are shown: as received until every fare is known, then by class
 * and price. That order stays, so that nothing moves under the pointer when the time or payment
 * changes.
 */
export function useOfferOrder(offers: readonly Offer[]): readonly Offer[] {
  const { fareOf } = useQuotes();
  const [kept, keep] = useState<{ of: string; ids: readonly string[] } | null>(null);
  const of = offers.map(({ id }) => id).join(' ');
  const isKept = kept?.of === of;
  const isPriced = offers.every((offer) => fareOf(offer)?.isPending === false);
  if (!isKept && isPriced) {
    const priceOf = (offer: Offer): number | null => {
      const fare = fareOf(offer)?.data;
      return fare ? fareTotal(fare, 1) : null;
    };
    keep({ of, ids: orderOffers(offers, priceOf).map(({ id }) => id) });
  }
  if (!isKept) return offers;
  return kept.ids.flatMap((id) => offers.find((offer) => offer.id === id) ?? []);
}
