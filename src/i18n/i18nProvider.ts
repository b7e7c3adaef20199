import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'ra-core';
import {
  CONSOLE_LANGUAGES,
  consoleLanguage,
  type ConsoleLanguage,
  LANGUAGE_NAMES,
} from '../../contract/core/languages.ts';
import { setLanguage } from './language.ts';

type Texts = Record<string, unknown>;

const load: Record<ConsoleLanguage, () => Promise<{ texts: Texts }>> = {
  en: () => import('./en/all.ts'),
  fr: () => import('./fr/all.ts'),
};

/**
 * react-admin's translations beginning with one language; another one is fetched when chosen.
 * Changing the language here also sets the page's and keeps the choice on this device.
 */
export async function createI18nProvider(initial: ConsoleLanguage): Promise<I18nProvider> {
  const loaded = new Map<string, Texts>([[initial, (await load[initial]()).texts]]);
  const provider = polyglotI18nProvider(
    (locale) =>
      (loaded.get(locale) ??
        load[consoleLanguage(locale)]().then(({ texts }) => texts)) as TranslationMessages,
    initial,
    CONSOLE_LANGUAGES.map((locale) => ({ locale, name: LANGUAGE_NAMES[locale] })),
    { allowMissing: false },
  );
  return {
    ...provider,
    async changeLocale(locale) {
      await provider.changeLocale(locale);
      setLanguage(consoleLanguage(locale), { remember: true });
    },
  };
}
