import { describe, expect, it } from 'vitest';
import { language } from './fields.ts';
import { signInLanguage, languageOf } from './languages.ts';
import { validate } from './validation.ts';

describe('the language of a tag', () => {
  it.each([
    ['de', 'de', 'en'],
    ['de-AT', 'de', 'en'],
    ['pt-BR', 'pt', 'en'],
    ['en-uk', 'en', 'en'],
    ['fr-ca', 'fr', 'fr'],
    ['FR_CA', 'fr', 'fr'],
    [' sv;q=0.9', 'sv', 'en'],
    ['fi,en;q=0.5', 'fi', 'en'],
    ['zz', 'en', 'en'],
    ['', 'en', 'en'],
    [undefined, 'en', 'en'],
    ['e', 'en', 'en'],
  ])('%s is written in %s and shown in %s', (tag, written, shown) => {
    expect([languageOf(tag), signInLanguage(tag)]).toEqual([written, shown]);
  });
});

describe('a communication language', () => {
  const { schema, choices } = language({ required: true, default: 'en' });
  it('is one of ten, with or without its region', () => {
    expect(choices).toHaveLength(10);
    for (const [tag, value] of Object.entries({ hu: 'hu', 'en-us': 'en', 'fr-CA': 'fr' }))
      expect(validate(schema, tag)).toEqual({ ok: true, value });
  });

  it.each(['zz', 'deutsch', 7])('is not %s', (tag) => {
    const code = typeof tag === 'number' ? 'type' : 'choice';
    expect(validate(schema, tag)).toEqual({ ok: false, errors: { '': { code } } });
  });
});
