import { expect, it } from 'vitest';
import type { Offer } from '../../../contract/booking/calls.ts';
import { saloon } from '../../../contract/booking/draft.fixture.ts';
import { offersAtFirst, orderOffers } from './offerOrder.ts';

const offer = (name: string, id: string): Offer => ({ ...saloon, id, name });
const prices: Record<string, number | null> = {
  a: 1200,
  b: 900,
  c: 2000,
  d: 1000,
  e: null,
  f: 900,
};
const order = (offers: Offer[]) =>
  orderOffers(offers, ({ id }) => prices[id] ?? null).map(({ id }) => id);

it('keeps each class together, with the cheapest class and offer first', () => {
  expect(
    order([offer('Saloon', 'a'), offer('Estate', 'd'), offer('Van', 'c'), offer('Saloon', 'b')]),
  ).toEqual(['b', 'a', 'd', 'c']);
});

it('leaves offers with the same price in their order, and puts those without one at the end', () => {
  expect(order([offer('Bus', 'e'), offer('Estate', 'f'), offer('Saloon', 'b')])).toEqual([
    'f',
    'b',
    'e',
  ]);
});

it('folds all but the first few and the chosen one', () => {
  const offers = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => offer(id, id));
  const shown = (count: number, chosen: Offer | null) =>
    offersAtFirst(offers.slice(0, count), chosen).map(({ id }) => id);
  expect(shown(5, null)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(shown(7, null)).toEqual(['a', 'b', 'c', 'd']);
  expect(shown(7, offers[5]!)).toEqual(['a', 'b', 'c', 'd', 'f']);
});
