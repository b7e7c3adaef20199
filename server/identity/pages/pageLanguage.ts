import { type Language, languageOf, LANGUAGES } from '../../../contract/core/languages.ts';
import { acceptedLanguage, firstLanguage } from '../../acceptLanguage.ts';

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
