import {
  FALLBACK_LANGUAGE,
  type Language,
  languageAmong,
  LANGUAGES,
} from '../../contract/core/languages.ts';
import { tracking as english, type TrackingTexts } from '../../contract/messages/en/tracking.ts';
import { textsLoader } from '../i18n/textsLoader.ts';

export type { TrackingTexts };

const load = textsLoader(
  import.meta.glob<TrackingTexts>(
    ['../../contract/messages/*/tracking.ts', '!../../contract/messages/en/tracking.ts'],
    { import: 'tracking' },
  ),
);

/** A language of the page with its texts. */
export interface PageTexts {
  language: Language;
  texts: TrackingTexts;
}

/** The texts of a language; English if they cannot be loaded. */
export async function trackingTexts(language: Language): Promise<PageTexts> {
  try {
    // English comes with the page, so there is always something to read.
    return { language, texts: language === 'en' ? english : await load(language) };
  } catch {
    return { language: FALLBACK_LANGUAGE, texts: english };
  }
}

const known = (tag: string | null) => languageAmong(LANGUAGES, tag);

/** The language in the link (`?lang=`), else the first one that the browser prefers. */
export const linkLanguage = (): Language =>
  known(new URLSearchParams(location.search).get('lang')) ??
  navigator.languages.map(known).find((language) => language !== undefined) ??
  FALLBACK_LANGUAGE;
