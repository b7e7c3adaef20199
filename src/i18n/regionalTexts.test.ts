import { expect, test } from 'vitest';
import { leafTexts } from '../../tests/support/leafTexts.ts';
import { languageTexts } from './loadedLanguages.ts';
import { regionalTexts } from './regionalTexts.ts';

const english = await languageTexts('en');

test('a region changes only whole words, and not the names of values', () => {
  const sample = { ...english, texts: { a: 'Cancelled: %{cancelled}, uncancelled. cancelled?' } };
  const { texts } = regionalTexts(sample as never, [
    ['cancelled', 'canceled'],
    ['Cancelled', 'Canceled'],
  ]);
  expect(texts).toEqual({ a: 'Canceled: %{cancelled}, uncancelled. canceled?' });
});

test.each([
  ['en-us', 'en', /cancelled|cancelling|favourite|recognis|e-mail|postcode|postal code/i],
  ['en-ca', 'en', /recognis|e-mail|postcode/i],
  ['fr-ca', 'fr', /e-mail|\u00a0[?!;]|l’courriel|d’courriel/i],
])(
  '%s differs from %s only in the words that its region spells differently',
  async (region, language, shunned) => {
    const own = leafTexts((await languageTexts(region)).texts);
    const common = new Map(leafTexts((await languageTexts(language)).texts));
    expect(own.filter(([, text]) => shunned.test(text.replaceAll(/%\{[^}]*\}/g, '')))).toEqual([]);
    const differing = own.filter(([key, text]) => common.get(key) !== text);
    expect(differing.length).toBeGreaterThan(5);
    expect(differing.length).toBeLessThan(own.length / 4);
  },
);
