import { describe, expect, it } from 'vitest';
import type { Language } from '../../contract/core/languages.ts';
import { textsIn } from '../../server/identity/pages/texts.ts';
import { leafTexts } from './leafTexts.ts';
import { WRITING } from './writing.ts';

const contracts = import.meta.glob<object>(
  '../../contract/messages/{en,de,es,fi,fr,hu,it,nl,pt,sv}/*.ts',
  {
    eager: true,
  },
);
const consoles = import.meta.glob<object>(['../../src/i18n/*/*.ts', '!../../src/i18n/*/all.ts'], {
  eager: true,
});

const ofLanguage = (files: Record<string, object>, language: string) =>
  Object.entries(files).filter(([path]) => path.split('/').at(-2) === language);

/** The texts of the sign-in pages; those that take a value get one. */
const signInTexts = (language: Language): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(textsIn(language)).map(([key, text]) => [
      key,
      typeof text === 'function' ? (text as (value: string) => string)('2') : text,
    ]),
  );

/** All texts in a language, wherever they are. */
const everythingIn = (language: Language) => ({
  ...Object.fromEntries([...ofLanguage(contracts, language), ...ofLanguage(consoles, language)]),
  signIn: signInTexts(language),
});

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
