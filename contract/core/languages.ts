/** Languages people can be written to in. The console's own texts exist for CONSOLE_LANGUAGES. */
export const LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'hu', 'nl', 'pt', 'fi', 'sv'] as const;
export type Language = (typeof LANGUAGES)[number];

export const CONSOLE_LANGUAGES = ['en', 'fr'] as const;
export type ConsoleLanguage = (typeof CONSOLE_LANGUAGES)[number];

export const FALLBACK_LANGUAGE: ConsoleLanguage = 'en';

/**
 * The console language for a locale tag: `fr-CA` gives `fr`, an unknown tag gives English.
 * @example consoleLanguage('fr-CA') // 'fr'
 */
export function consoleLanguage(tag: string | null | undefined): ConsoleLanguage {
  const base = (tag ?? '').toLowerCase().split(/[-_]/)[0];
  return CONSOLE_LANGUAGES.find((language) => language === base) ?? FALLBACK_LANGUAGE;
}

/** The link for a language, falling back to English; undefined where the channel has none. */
export function linkFor(links: Record<string, string>, language: string): string | undefined {
  return links[language] ?? links[FALLBACK_LANGUAGE];
}
