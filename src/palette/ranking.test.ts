import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ranked } from './ranking.ts';

const thing = (label: string, keywords?: string) => ({ key: label, label, keywords });
const PAGES = [
  thing('Book trip'),
  thing('Trips'),
  thing('Travel restrictions'),
  thing('Español', 'Language'),
  thing('Dark', 'Appearance'),
  thing('Your profile'),
];
const found = (text: string, recent: readonly string[] = []) =>
  ranked(text, PAGES, recent).map(({ label }) => label);

it('finds entries by the beginnings of words in any case and accents, the likeliest first', () => {
  expect(found('tr')).toEqual(['Trips', 'Travel restrictions', 'Book trip']);
  expect(found('ESPANOL')).toEqual(['Español']);
  expect(found('prof you')).toEqual(['Your profile']);
  expect(found('appear')).toEqual(['Dark']);
  expect(found('ips')).toEqual([]);
  expect(found('!?')).toHaveLength(PAGES.length);
});

it('puts recent choices first, but not before better matches', () => {
  expect(found('', ['Dark', 'Trips']).slice(0, 3)).toEqual(['Dark', 'Trips', 'Book trip']);
  expect(found('tr', ['Book trip', 'Travel restrictions'])).toEqual([
    'Travel restrictions',
    'Trips',
    'Book trip',
  ]);
});

const word = fc.stringMatching(/^[a-zéß'0-9+-]{1,6}$/);
const text = fc.array(word, { maxLength: 4 }).map((words) => words.join(' '));
const things = fc.uniqueArray(
  fc.record({ key: fc.uuid(), label: text, keywords: fc.option(text, { nil: undefined }) }),
  { selector: ({ key }) => key, maxLength: 12 },
);
const cases = fc.record({ typed: text, more: word, all: things, seed: fc.nat() });

it('never invents or repeats an entry, ignores the order of words, and finds fewer the more is typed', () => {
  fc.assert(
    fc.property(cases, ({ typed, more, all, seed }) => {
      const keys = (typedNow: string, some = all) =>
        ranked(typedNow, some, []).map(({ key }) => key);
      const first = keys(typed);
      expect(new Set(first).size).toBe(first.length);
      expect(all.map(({ key }) => key)).toEqual(expect.arrayContaining(first));
      const turned = all
        .slice(seed % (all.length + 1))
        .concat(all.slice(0, seed % (all.length + 1)));
      expect(keys(typed, turned).toSorted()).toEqual(first.toSorted());
      expect(first).toEqual(expect.arrayContaining(keys(`${typed} ${more}`)));
      // Recent choices only change the order.
      const recent = all.slice(0, 3).map(({ key }) => key);
      expect(
        ranked(typed, all, recent)
          .map(({ key }) => key)
          .toSorted(),
      ).toEqual(first.toSorted());
    }),
  );
});
