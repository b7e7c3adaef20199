import { describe, expect, it } from 'vitest';
import { ERROR_CODES, FIELD_ERROR_CODES } from '../core/errors.ts';
import { LANGUAGES } from '../core/languages.ts';
import { fillIn } from './fillIn.ts';
import { errorTexts, fieldErrorText } from './failures.ts';
import { messages } from './messages.ts';
import { vehicleName } from './vehicles.ts';

const placeholders = (text: string) => [...text.matchAll(/%\{(\w+)\}/g)].map(([, name]) => name);

describe.each(LANGUAGES)('error texts in %s', (language) => {
  it.each(ERROR_CODES)('say what happened and what to do for %s', (code) => {
    const { title, message } = errorTexts(language, code);
    expect(title).toMatch(/\S/);
    expect(message).toMatch(/[.?]$/);
  });

  it.each(FIELD_ERROR_CODES)('keep the placeholders of %s', (code) => {
    const text = messages[language].failures.validation[code];
    expect(placeholders(text)).toEqual(placeholders(messages.en.failures.validation[code]));
  });
});

it('fills placeholders in', () => {
  expect(fieldErrorText('fr', { code: 'tooLong', params: { max: 30 } })).toBe(
    'Au plus 30 caractères',
  );
});

it('fills in every value, as it is', () => {
  expect(fillIn('%{a} and %{a}, %{b}', { a: '$&', b: 2 })).toBe('$& and $&, 2');
});

/** Every text of a tree that names somebody or something. */
const textsWithNames = (tree: object): string[] =>
  Object.values(tree).flatMap((one: unknown) => {
    if (typeof one === 'string') return placeholders(one).length > 0 ? [one] : [];
    return typeof one === 'object' && one !== null ? textsWithNames(one) : [];
  });

it.each(LANGUAGES)(
  'keeps a name that is read from right to left apart in texts in %s',
  (language) => {
    const name = 'דנה כהן';
    const texts = textsWithNames(messages[language]);
    expect(texts.length).toBeGreaterThan(100);
    for (const text of texts) {
      const values = Object.fromEntries(placeholders(text).map((place) => [place, name]));
      expect(fillIn(text, values).replaceAll(`\u2068${name}\u2069`, '')).not.toContain(name);
    }
  },
);

it.each([
  ['Saloon', 'de', 'Limousine'],
  ['A-Class 5 Seater', 'fr', 'Classe A 5 places'],
  ['any vehicle', 'it', 'Qualsiasi veicolo'],
  ['Big Yellow Taxi', 'fr', 'Big Yellow Taxi'],
  ['constructor', 'fr', 'constructor'],
] as const)('calls the vehicle class %s in %s %s', (name, language, shown) => {
  expect(vehicleName(name, messages[language].trip.vehicles)).toBe(shown);
});
