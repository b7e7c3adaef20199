import { describe, expect, it } from 'vitest';
import { leafTexts } from './leafTexts.ts';
import { WRITING } from './writing.ts';

const files = import.meta.glob<object>(
  ['../../contract/messages/*/*.ts', '../../src/i18n/*/**/*.ts', '!../../**/{all,*.test}.ts'],
  { eager: true },
);

/** All texts in a language, wherever they are. */
const everythingIn = (language: string) =>
  Object.fromEntries(Object.entries(files).filter(([path]) => path.split('/').includes(language)));

/** The texts that break a rule, by their keys. */
const breaking = (texts: object, rule: RegExp) =>
  leafTexts(texts).filter(([, text]) => rule.test(text));

describe.each(Object.keys(WRITING) as (keyof typeof WRITING)[])('the texts in %s', (language) => {
  const texts = everythingIn(language);
  const { shunned, punctuation = {} } = WRITING[language] ?? { shunned: /$^/ };

  it('are found', () => {
    expect(leafTexts(texts).length).toBeGreaterThan(500);
  });

  it('use the words of the glossary', () => {
    expect(breaking(texts, shunned)).toEqual([]);
  });

  it.each(Object.entries(punctuation))('have %s', (_name, wrong) => {
    expect(breaking(texts, wrong)).toEqual([]);
  });

  it.skipIf(language === 'en')('have typographic apostrophes', () => {
    expect(breaking(texts, /'/)).toEqual([]);
  });
});
