/** Languages people can be written to in. The console's own texts exist for CONSOLE_LANGUAGES. */
export const LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'hu', 'nl', 'pt', 'fi', 'sv'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What the speakers of each language call it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  hu: 'Magyar',
  nl: 'Nederlands',
  pt: 'Português',
  fi: 'Suomi',
  sv: 'Svenska',
};

export const CONSOLE_LANGUAGES = ['en', 'fr'] as const;
export type ConsoleLanguage = (typeof CONSOLE_LANGUAGES)[number];

export const FALLBACK_LANGUAGE: ConsoleLanguage = 'en';

type Tag = string | null | undefined;

/**
 * The one of `languages` that a tag names, whatever its region; undefined for any other.
 * @example languageAmong(LANGUAGES, 'de-AT') // 'de'
 * @example languageAmong(CONSOLE_LANGUAGES, 'de-AT') // undefined
 */
export function languageAmong<L extends Language>(
  languages: readonly L[],
  tag: Tag,
): L | undefined {
  const base = (tag ?? '')
    .trim()
    .toLowerCase()
    .split(/[-_,;]/)[0];
  return languages.find((language) => language === base);
}

/**
 * The language for a tag: `en-uk` gives `en`, an unknown tag gives English.
 * @example languageOf('pt-BR') // 'pt'
 */
export const languageOf = (tag: Tag): Language =>
  languageAmong(LANGUAGES, tag) ?? FALLBACK_LANGUAGE;

/**
 * The console language for a tag: `fr-CA` gives `fr`, one it does not speak gives English.
 * @example consoleLanguage('fr-CA') // 'fr'
 */
export const consoleLanguage = (tag: Tag): ConsoleLanguage =>
  languageAmong(CONSOLE_LANGUAGES, tag) ?? FALLBACK_LANGUAGE;

/** The link for a language, falling back to English; undefined where the channel has none. */
export function linkFor(links: Record<string, string>, language: string): string | undefined {
  return links[language] ?? links[FALLBACK_LANGUAGE];
}
