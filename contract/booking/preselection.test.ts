import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Offer } from './calls.ts';
import { saloon } from './draft.fixture.ts';
import { preselectedOffer } from './preselection.ts';

const priced = fc
  .array(
    fc.record({
      name: fc.constantFrom('Saloon', 'Estate', 'Minibus'),
      seats: fc.integer({ min: 1, max: 8 }),
      price: fc.option(fc.integer({ min: 0, max: 20_000 }), { freq: 6 }),
    }),
    { maxLength: 8 },
  )
  .chain((drawn) =>
    fc.record({
      last: fc.option(fc.nat({ max: Math.max(0, drawn.length - 1) })),
      drawn: fc.constant(drawn),
      people: fc.integer({ min: 1, max: 9 }),
    }),
  )
  .map(({ drawn, last, people }) => {
    const offers = drawn.map(({ name, seats }, at): Offer => ({
      ...saloon,
      id: String(at),
      name,
      seats,
      isLastUsed: at === last,
    }));
    const priceOf = ({ id }: Offer) => drawn[Number(id)]?.price ?? null;
    return { offers, priceOf, hasRoom: ({ seats }: Offer) => seats >= people };
  });

it('is one of the offers, and has room wherever one has', () => {
  fc.assert(
    fc.property(priced, ({ offers, priceOf, hasRoom }) => {
      const chosen = preselectedOffer(offers, priceOf, hasRoom);
      expect(chosen === null).toBe(offers.length === 0);
      if (!chosen) return;
      expect(offers).toContain(chosen);
      if (offers.some(hasRoom)) expect(hasRoom(chosen)).toBe(true);
    }),
  );
});

it('never costs more than a tenth above the cheapest with room, and more than that only for the usual class', () => {
  fc.assert(
    fc.property(priced, ({ offers, priceOf, hasRoom }) => {
      const chosen = preselectedOffer(offers, priceOf, hasRoom);
      const able = offers.some(hasRoom) ? offers.filter(hasRoom) : offers;
      const prices = able.map(priceOf).filter((price) => price !== null);
      if (!chosen || prices.length === 0) return;
      const price = priceOf(chosen);
      const least = Math.min(...prices);
      expect(price).not.toBeNull();
      expect(price).toBeLessThanOrEqual(least * 1.1);
      const usual = offers.find(({ isLastUsed }) => isLastUsed)?.name;
      if (chosen.name !== usual) expect(price).toBe(least);
    }),
  );
});

it('is of the usual class wherever that is nearly as cheap', () => {
  fc.assert(
    fc.property(priced, ({ offers, priceOf, hasRoom }) => {
      const usual = offers.find(({ isLastUsed }) => isLastUsed)?.name;
      const able = offers.some(hasRoom) ? offers.filter(hasRoom) : offers;
      const prices = able.map(priceOf).filter((price) => price !== null);
      const isNear = (offer: Offer) => {
        const price = priceOf(offer);
        return price !== null && price <= Math.min(...prices) * 1.1;
      };
      if (!able.some((offer) => offer.name === usual && isNear(offer))) return;
      expect(preselectedOffer(offers, priceOf, hasRoom)?.name).toBe(usual);
    }),
  );
});

it.each([
  ['one person, whose booker took a minibus for others', 10_100, 7250, 'Saloon'],
  ['one person who is usually driven in a minibus that costs hardly more', 7900, 7250, 'Minibus'],
  ['one person whose minibus has become cheaper', 7000, 7250, 'Minibus'],
])('for %s', (_who, minibus, standard, expected) => {
  const offers = [
    { ...saloon, id: 'a', name: 'Minibus', seats: 8, isLastUsed: true },
    { ...saloon, id: 'b' },
  ];
  const prices: Record<string, number> = { a: minibus, b: standard };
  const chosen = preselectedOffer(
    offers,
    ({ id }) => prices[id] ?? null,
    () => true,
  );
  expect(chosen?.name).toBe(expected);
});
