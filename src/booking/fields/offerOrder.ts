import type { Offer } from '../../../contract/booking/calls.ts';

/** How many offers are shown at first; if there is only one more, it is shown, too. */
const SHOWN_AT_FIRST = 4;

/**
 * Offers by vehicle class, the classes with the cheapest offers first; within a class also by price. Offers at the same price keep their order.
 * @param priceOf what one vehicle costs, in minor units; null if unknown, which comes last
 */
export function orderOffers(
  offers: readonly Offer[],
  priceOf: (offer: Offer) => number | null,
): Offer[] {
  const own = (offer: Offer) => priceOf(offer) ?? Number.POSITIVE_INFINITY;
  const byRank = (a: number, b: number) => (a === b ? 0 : a - b);
  const classes = [...Map.groupBy(offers, ({ name }) => name).values()].map((same) =>
    same.toSorted((a, b) => byRank(own(a), own(b))),
  );
  return classes.toSorted(([a], [b]) => byRank(a ? own(a) : 0, b ? own(b) : 0)).flat();
}

/** The first few offers, and the chosen one wherever it is. */
export function offersAtFirst(offers: readonly Offer[], chosen: Offer | null): readonly Offer[] {
  if (offers.length <= SHOWN_AT_FIRST + 1) return offers;
  return offers.filter((offer, place) => place < SHOWN_AT_FIRST || offer.id === chosen?.id);
}
