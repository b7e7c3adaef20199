import { FALLBACK_LANGUAGE, standardTag } from '../../contract/core/languages.ts';
import { offeredLanguage } from './languages.ts';

const STORAGE_KEY = 'language';

let current: string = FALLBACK_LANGUAGE;

/** The language texts are shown in and errors are asked for in (`x-lang`). */
export function currentLanguage(): string {
  return current;
}

/** Sets the language of the page; `remember` keeps it as the user's choice on this device. */
export function setLanguage(language: string, options: { remember: boolean }): void {
  current = language;
  document.documentElement.lang = standardTag(language);
  if (options.remember) localStorage.setItem(STORAGE_KEY, language);
}

/** The language chosen on this device, if any. */
function rememberedLanguage(): string | undefined {
  return offeredLanguage(localStorage.getItem(STORAGE_KEY));
}

/**
 * A browser's language without its region: most browsers say en-US wherever they are, and dates are
 * better read as the channel's country writes them. A region is for those who choose it.
 */
const withoutRegion = (tag: string) => offeredLanguage(tag.split('-')[0]);

/**
 * The language to begin with: the address's `locale`, else the one chosen on this device, else the
 * one the user is written to in, else the browser's.
 */
export function initialLanguage(communicationLanguage?: string): string {
  const asked = offeredLanguage(new URLSearchParams(location.search).get('locale'));
  return (
    asked ??
    rememberedLanguage() ??
    offeredLanguage(communicationLanguage) ??
    navigator.languages.map(withoutRegion).find(Boolean) ??
    FALLBACK_LANGUAGE
  );
}
