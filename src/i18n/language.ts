import { LANGUAGE_COOKIE } from '../../contract/core/deviceCookies.ts';
import { FALLBACK_LANGUAGE, standardTag } from '../../contract/core/languages.ts';
import { languageToBeginWith } from '../../contract/core/offeredLanguages.ts';
import { CONSOLE_LANGUAGES } from './languages.ts';
import { keepCookie, readCookie } from '../shell/deviceCookies.ts';

let current: string = FALLBACK_LANGUAGE;

/** The language of texts and of the server's errors (`x-lang`). */
export function currentLanguage(): string {
  return current;
}

/** Sets the language of the page; `remember` keeps it as the user's choice on this device. */
export function setLanguage(language: string, options: { remember: boolean }): void {
  current = language;
  document.documentElement.lang = standardTag(language);
  if (options.remember) keepCookie(LANGUAGE_COOKIE, language);
}

/** The initial language, chosen as the server does for the welcome page. */
export const initialLanguage = (communicationLanguage?: string): string =>
  languageToBeginWith(CONSOLE_LANGUAGES, {
    address: new URLSearchParams(location.search).get('locale'),
    device: readCookie(LANGUAGE_COOKIE),
    user: communicationLanguage,
    browser: navigator.languages,
  });
