import { describe, expect, it } from 'vitest';
import { language } from './fields.ts';
import { schemaOf } from './fieldSchemas.ts';
import { languageName, languageOf, LANGUAGES, standardTag } from './languages.ts';
import { validate } from './validation.ts';

describe('the language of a tag', () => {
  it.each([
    ['de', 'de'],
    ['de-AT', 'de'],
    ['pt-BR', 'pt'],
    ['en-uk', 'en'],
    ['fr-ca', 'fr'],
    ['FR_CA', 'fr'],
    [' sv;q=0.9', 'sv'],
    ['fi,en;q=0.5', 'fi'],
    ['zz', 'en'],
    ['', 'en'],
    [undefined, 'en'],
    ['e', 'en'],
  ])('%s is %s', (tag, language) => {
    expect(languageOf(tag)).toBe(language);
  });

  it.each([
    ['de', 'de', 'Deutsch'],
    ['en-uk', 'en-GB', 'English (United Kingdom)'],
    ['fr-ca', 'fr-CA', 'Français (Canada)'],
  ])('%s is %s to browsers, and called %s', (tag, standard, name) => {
    expect([standardTag(tag), languageName(tag)]).toEqual([standard, name]);
  });
});

describe('a communication language', () => {
  const field = language({ required: true, default: 'en' });
  const { choices } = field;
  const schema = schemaOf(field);
  it('is one of ten, with or without its region', () => {
    expect(choices).toHaveLength(10);
    for (const [tag, value] of Object.entries({ hu: 'hu', 'en-us': 'en', 'fr-CA': 'fr' }))
      expect(validate(schema, tag)).toEqual({ ok: true, value });
  });

  it.each(['zz', 'deutsch'])('is not %s, and the error lists the languages', (tag) => {
    const error = { code: 'language', params: { values: LANGUAGES.join(', ') } };
    expect(validate(schema, tag)).toEqual({ ok: false, errors: { '': error } });
  });

  it('is a text', () => {
    expect(validate(schema, 7)).toEqual({ ok: false, errors: { '': { code: 'type' } } });
  });
});
