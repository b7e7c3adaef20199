import { remembered } from './remembered.ts';

/**
 * Languages that people can be written to in. The folders in src/i18n say which of them the console
 * speaks.
 */
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

export const FALLBACK_LANGUAGE = 'en' satisfies Language;

type Tag = string | null | undefined;

/**
 * The one of `languages` that a tag names, whatever its region; undefined for any other.
 * @example languageAmong(LANGUAGES, 'de-AT') // 'de'
 * @example languageAmong(['en', 'fr'], 'de-AT') // undefined
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
 * A tag as browsers and `Intl` know it.
 * @example standardTag('en-uk') // 'en-GB'
 */
export const standardTag = (tag: string): string =>
  Intl.getCanonicalLocales(tag.replace(/-uk$/i, '-GB'))[0] ?? FALLBACK_LANGUAGE;

function nameOf(tag: string): string {
  if (Object.hasOwn(LANGUAGE_NAMES, tag)) return LANGUAGE_NAMES[tag as Language];
  const standard = standardTag(tag);
  const names = new Intl.DisplayNames([standard], {
    type: 'language',
    languageDisplay: 'standard',
  });
  const name = names.of(standard) ?? tag;
  return name.charAt(0).toLocaleUpperCase(standard) + name.slice(1);
}

/**
 * What the speakers of a language call it, with its region where the tag has one. Remembered, since the
 * names of a language take a browser some milliseconds.
 * @example languageName('fr-ca') // 'Français (Canada)'
 */
export const languageName = remembered(nameOf, 100);

/**
 * The link for a language, else the English one, else any: a document in another language is better
 * than none. Undefined where the channel has none at all.
 */
export function linkFor(links: Record<string, string>, language: string): string | undefined {
  const [any] = Object.values(links);
  return links[language] ?? links[languageOf(language)] ?? links[FALLBACK_LANGUAGE] ?? any;
}
