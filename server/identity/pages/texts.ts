import { type Language, languageOf, LANGUAGES } from '../../../contract/core/languages.ts';
import { acceptedLanguage, firstLanguage } from '../../acceptLanguage.ts';
import { de } from './texts/de.ts';
import { en, type SignInTexts } from './texts/en.ts';
import { es } from './texts/es.ts';
import { fi } from './texts/fi.ts';
import { fr } from './texts/fr.ts';
import { hu } from './texts/hu.ts';
import { it } from './texts/it.ts';
import { nl } from './texts/nl.ts';
import { pt } from './texts/pt.ts';
import { sv } from './texts/sv.ts';

const texts: Record<Language, SignInTexts> = { en, de, es, fr, it, hu, nl, pt, fi, sv };

/** Texts of the identity provider's pages. */
export const textsIn = (language: Language): SignInTexts => texts[language];

/**
 * The language of a page: the one that the console asked for, else the browser's, else the
 * channel's own.
 * @param uiLocales OpenID Connect's `ui_locales`: tags separated by spaces, the best first
 */
export function pageLanguage(
  uiLocales: unknown,
  acceptLanguage: string | undefined,
  channelLocale: string,
): Language {
  return (
    firstLanguage(LANGUAGES, typeof uiLocales === 'string' ? uiLocales.split(' ') : []) ??
    acceptedLanguage(LANGUAGES, acceptLanguage) ??
    languageOf(channelLocale)
  );
}
