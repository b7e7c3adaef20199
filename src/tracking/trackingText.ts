import {
  FALLBACK_LANGUAGE,
  type Language,
  languageAmong,
  LANGUAGES,
} from '../../contract/core/languages.ts';
import { texts as english, type TrackingTexts } from './texts/en.ts';

export type { TrackingTexts };

// English comes with the page, so that there is something to read when nothing else can be fetched.
const load: Record<Language, () => Promise<{ texts: TrackingTexts }>> = {
  en: () => Promise.resolve({ texts: english }),
  de: () => import('./texts/de.ts'),
  es: () => import('./texts/es.ts'),
  fr: () => import('./texts/fr.ts'),
  it: () => import('./texts/it.ts'),
  hu: () => import('./texts/hu.ts'),
  nl: () => import('./texts/nl.ts'),
  pt: () => import('./texts/pt.ts'),
  fi: () => import('./texts/fi.ts'),
  sv: () => import('./texts/sv.ts'),
};

/** A language of the page with its texts. */
export interface Spoken {
  language: Language;
  texts: TrackingTexts;
}

/** The texts of a language; English where they cannot be fetched. */
export async function speak(language: Language): Promise<Spoken> {
  try {
    const { texts } = await load[language]();
    return { language, texts };
  } catch {
    return { language: FALLBACK_LANGUAGE, texts: english };
  }
}

const known = (tag: string | null) => languageAmong(LANGUAGES, tag);

/** The language the link asks for (`?lang=`), else the first that the browser prefers. */
export const linkLanguage = (): Language =>
  known(new URLSearchParams(location.search).get('lang')) ??
  navigator.languages.map(known).find((language) => language !== undefined) ??
  FALLBACK_LANGUAGE;

/** @example fillIn('Call %{company}', { company: 'Albion Cabs' }) // 'Call Albion Cabs' */
export const fillIn = (text: string, values: Record<string, string | number>): string =>
  text.replaceAll(/%\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
