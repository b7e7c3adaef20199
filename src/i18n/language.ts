import {
  CONSOLE_LANGUAGES,
  FALLBACK_LANGUAGE,
  languageAmong,
  type ConsoleLanguage,
} from '../../contract/core/languages.ts';

const STORAGE_KEY = 'language';

let current: ConsoleLanguage = FALLBACK_LANGUAGE;

const supported = (tag: string | null | undefined) => languageAmong(CONSOLE_LANGUAGES, tag);

/** The language texts are shown in and errors are asked for in (`x-lang`). */
export function currentLanguage(): ConsoleLanguage {
  return current;
}

/** Sets the language of the page; `remember` keeps it as the user's choice on this device. */
export function setLanguage(language: ConsoleLanguage, options: { remember: boolean }): void {
  current = language;
  document.documentElement.lang = language;
  if (options.remember) localStorage.setItem(STORAGE_KEY, language);
}

/** The language chosen on this device, if any. */
function rememberedLanguage(): ConsoleLanguage | undefined {
  return supported(localStorage.getItem(STORAGE_KEY));
}

/**
 * The language to begin with: the address's `locale`, else the one chosen on this device, else the
 * one the user is written to in, else the browser's.
 */
export function initialLanguage(communicationLanguage?: string): ConsoleLanguage {
  const asked = supported(new URLSearchParams(location.search).get('locale'));
  return (
    asked ??
    rememberedLanguage() ??
    supported(communicationLanguage) ??
    navigator.languages.map(supported).find(Boolean) ??
    FALLBACK_LANGUAGE
  );
}
