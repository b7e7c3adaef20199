import { describe, expect, test } from 'vitest';
import { leafTexts, placeholdersOf } from '../../tests/support/leafTexts.ts';
import { fillIn } from '../../contract/messages/fillIn.ts';
import { CONSOLE_LANGUAGES, loadFirstTexts, loadLaterTexts, offeredLanguage } from './languages.ts';
import { createI18nProvider } from './i18nProvider.ts';
import { setLanguage } from './language.ts';
import { languageTexts } from './loadedLanguages.ts';
import { pluralForm, pluralForms } from './plurals.ts';
import { languageOf } from '../../contract/core/languages.ts';
import { trackingTexts } from '../tracking/trackingText.ts';
import { carryPageConfig } from '../../tests/support/carryPageConfig.ts';

const reference = (await languageTexts('en')).texts;

/** The areas of the first texts, and of the later ones. */
const areasOf = async (language: string) => {
  const loaded = await Promise.all([loadFirstTexts(language), loadLaterTexts(language)]);
  return loaded.map(({ texts }) => Object.keys(texts).toSorted());
};

const formsOf = (text: string) => text.split('||||').length;

test('the languages begin with English, and each has its own name for itself', async () => {
  const { getLocales } = await createI18nProvider('en');
  expect(getLocales?.()[0]).toEqual({ locale: 'en', name: 'English' });
  expect(getLocales?.()).toContainEqual({ locale: 'fr', name: 'Français' });
});

test.each([
  ['fr', 'fr'],
  ['FR_be', 'fr'],
  ['fr-CH;q=0.9', 'fr'],
  ['zu', undefined],
  ['', undefined],
  [null, undefined],
])('the language for the tag %s is %s', (tag, language) => {
  expect(offeredLanguage(tag)).toBe(language);
});

describe.each(CONSOLE_LANGUAGES)('the console in %s', async (language) => {
  const { texts } = await languageTexts(language);
  const written = leafTexts(texts);
  const inEnglish = new Map(leafTexts(reference));

  test('has every text, and none that nothing uses', () => {
    expect(written.map(([key]) => key).toSorted()).toEqual([...inEnglish.keys()].toSorted());
  });

  test('says the same about a map as the tracking page', async () => {
    const { texts: tracking } = await trackingTexts(languageOf(language));
    const { schematic, estimated } = tracking;
    expect(texts).toMatchObject({ map: { schematic, estimated } });
  });

  test('has each area once, in the same folder as English', async () => {
    const areas = await areasOf(language);
    expect(areas).toEqual(await areasOf('en'));
    expect(areas.flat()).toEqual([...new Set(areas.flat())]);
  });

  test('has the same placeholders', () => {
    const { ra, ...own } = texts;
    const { ra: raInEnglish, ...ownInEnglish } = reference;
    expect(placeholdersOf(own)).toEqual(placeholdersOf(ownInEnglish));
    // Packages sometimes leave out a value; a value that nobody provides would be shown as it is.
    const given = placeholdersOf(raInEnglish);
    // React-admin gives a label as it is, too, wherever it gives it with a small first letter.
    const plain = (name: string) => name.replace('_lower_first', '');
    const invented = Object.entries(placeholdersOf(ra)).filter(([key, names]) => {
      const known = new Set([...(given[key] ?? [])].map(plain));
      return [...names].some((name) => !known.has(plain(name)));
    });
    expect(invented).toEqual([]);
  });

  test('has the plural forms of the language', () => {
    // A text may do without them if its wording fits any count: "Deleted: %{smart_count}".
    const wrong = written.filter(([, text]) => ![1, pluralForms(language)].includes(formsOf(text)));
    expect(wrong).toEqual([]);
    const counted = written.filter(([key]) => formsOf(inEnglish.get(key) ?? '') > 1);
    expect(counted.length).toBeGreaterThan(50);
    const names = counted.filter(([key]) => /^resources\.[\w-]+\.name$/.test(key));
    expect(names.filter(([, text]) => formsOf(text) !== pluralForms(language))).toEqual([]);
  });

  test('is clean', () => {
    // react-admin shows a blank for a missing boolean.
    const untidy = ([key, text]: [string, string]) =>
      key !== 'ra.boolean.null' && (text === '' || text !== text.trim());
    expect(written.filter(untidy)).toEqual([]);
    expect(fillIn(written.map(([, text]) => text).join(''))).not.toMatch(/TODO|undefined/);
  });
});

test.each([
  ['en', 2, [1, 0, 1]],
  ['fr', 2, [0, 0, 1]],
  ['pt', 2, [1, 0, 1]],
  ['pl', 3, [2, 0, 1]],
] as const)('%s has %s plural forms, for nothing, one and two', (language, forms, chosen) => {
  expect(pluralForms(language)).toBe(forms);
  expect([0, 1, 2].map((count) => pluralForm(language, count))).toEqual(chosen);
  expect(pluralForm(language, 1_000_000)).toBe(forms - 1);
});

test.each([
  ['en', '1 row', '1,234 rows'],
  ['de', '1 Zeile', '1.234 Zeilen'],
])('numbers in texts are written as %s writes them', async (language, one, many) => {
  carryPageConfig({ locale: 'en-GB' });
  setLanguage(language, { remember: false });
  const { translate } = await createI18nProvider(language);
  const rows = (smart_count: number) =>
    translate('downloads.ready', { smart_count, rows: smart_count });
  expect(rows(1)).toContain(one);
  expect(rows(1234)).toContain(many);
});
