import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'ra-core';
import { formatLocale } from '../../contract/core/format.ts';
import { numberFormat } from '../../contract/core/keptFormats.ts';
import { FALLBACK_LANGUAGE, languageName } from '../../contract/core/languages.ts';
import { isolated } from '../../contract/receipts/letters.ts';
import { pageConfig } from '../shell/pageConfig.ts';
import { currentLanguage, setLanguage } from './language.ts';
import { CONSOLE_LANGUAGES, languagesToChoose, offeredLanguage } from './languages.ts';
import { areLoaded, firstTexts, languageTexts } from './loadedLanguages.ts';
import { pluralForm } from './plurals.ts';
import { beginTexts } from './restOfTexts.ts';

const forEachLanguage = <T>(valueOf: (language: string) => T) =>
  Object.fromEntries(CONSOLE_LANGUAGES.map((language) => [language, valueOf(language)]));

/** The plural forms of each language, from `Intl`. */
const PLURALS = {
  pluralTypes: forEachLanguage((language) => (count: number) => pluralForm(language, count)),
  pluralTypeToLanguages: forEachLanguage((language) => [language]),
};

/** Writes a number in the reader's format, `1,234` or `1 234`, so that texts take plain numbers. */
const writeNumber = (value: number): string =>
  numberFormat(formatLocale(currentLanguage(), pageConfig().locale), {}).format(value);

/** How polyglot puts values into a text; `this` is the text. */
function putIn(this: string, place: RegExp, valueAt: (...found: string[]) => unknown): string {
  return this.replace(place, (...found) => {
    const value = valueAt(...found);
    return typeof value === 'number' ? writeNumber(value) : isolated(String(value));
  });
}

/** The key of a text. The text itself, such as a failure that the server wrote, is translated too. */
const KEY = /^[a-z]\w*(?:\.[\w-]+)+$/i;
/** Marks a text that is missing. */
const MISSING = '\0';

/**
 * react-admin's translations, starting with one language; others are loaded when chosen. Changing
 * the language here also sets the page's and stores the choice on this device.
 * @param begins whether to start with the texts of the first list. The others load like a part of
 * the page; one that is needed before is blank until then.
 */
export async function createI18nProvider(
  initial: string,
  { begins = false } = {},
): Promise<I18nProvider> {
  const isPart = begins && !areLoaded(initial);
  const first = (await (isPart ? firstTexts(initial) : languageTexts(initial))).texts;
  const textsOf = async (locale: string) =>
    (await languageTexts(offeredLanguage(locale) ?? FALLBACK_LANGUAGE)).texts;
  let isFirst = true;
  const provider = polyglotI18nProvider(
    (locale) => {
      // The first texts are requested while the provider is created, which cannot wait.
      const texts = isFirst ? first : textsOf(locale);
      isFirst = false;
      return texts;
    },
    initial,
    [],
    { allowMissing: false, pluralRules: PLURALS, replace: putIn },
  );
  const loadRest = async () => {
    // If another language was chosen, it was loaded completely.
    const language = provider.getLocale();
    await languageTexts(language);
    if (provider.getLocale() === language) await provider.changeLocale(language);
  };
  const rest = beginTexts(isPart ? loadRest : null);
  let wanted = initial;
  return {
    ...provider,
    translate(key, options) {
      if (rest.areHere() || !KEY.test(key)) return provider.translate(key, options);
      const { _: otherwise = key } = options ?? {};
      const text = provider.translate(key, {
        ...options,
        _: otherwise === key ? MISSING : otherwise,
      });
      if (text !== MISSING) return text;
      rest.miss();
      return '';
    },
    getLocales: () => languagesToChoose().map((locale) => ({ locale, name: languageName(locale) })),
    async changeLocale(locale) {
      wanted = locale;
      await textsOf(locale);
      // Another language was chosen while this one was loading.
      if (wanted !== locale) return;
      await provider.changeLocale(locale);
      setLanguage(offeredLanguage(locale) ?? FALLBACK_LANGUAGE, { remember: true });
    },
  };
}
