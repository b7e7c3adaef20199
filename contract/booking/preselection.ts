import type { Offer } from './calls.ts';

/** How much dearer than the cheapest the passenger's usual class may be. */
const MOST_ABOVE = 1.1;

/**
 * The vehicle that is proposed before the booker has chosen one: of the class in which the
 * passenger was last driven, if it has room and costs at most a tenth more than the cheapest with
 * room, otherwise the cheapest. Of vehicles that cost the same it is the first. If none has room,
 * all count. Null only without offers.
 * @param priceOf what one vehicle costs, in minor units; null while or where it is unknown
 * @param hasRoom whether its passengers and bags fit
 */
export function preselectedOffer(
  offers: readonly Offer[],
  priceOf: (offer: Offer) => number | null,
  hasRoom: (offer: Offer) => boolean,
): Offer | null {
  const roomy = offers.filter(hasRoom);
  const able = roomy.length > 0 ? roomy : offers;
  const last = offers.find(({ isLastUsed }) => isLastUsed);
  const usual = able.filter(({ name }) => name === last?.name);
  const price = (offer: Offer) => priceOf(offer) ?? Number.POSITIVE_INFINITY;
  const cheapest = (among: readonly Offer[]): Offer | undefined =>
    among.toSorted((a, b) => (price(a) === price(b) ? 0 : price(a) - price(b)))[0];
  const best = cheapest(able);
  if (!best) return null;
  if (priceOf(best) === null) return usual[0] ?? best;
  const isCheap = (offer: Offer) => price(offer) <= price(best) * MOST_ABOVE;
  // The same fleet as last time comes before a cheaper one of that class.
  return (
    usual.find((offer) => offer === last && isCheap(offer)) ??
    cheapest(usual.filter(isCheap)) ??
    best
  );
}
