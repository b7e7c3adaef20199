import { languageAmong, type Language } from '../contract/core/languages.ts';

/** Language tags of an Accept-Language header, the most wanted first. */
export function acceptedTags(header: string | undefined): string[] {
  const quality = (entry: string) => Number(/;\s*q=([\d.]+)/.exec(entry)?.[1] ?? 1);
  return (header ?? '').split(',').sort((a, b) => quality(b) - quality(a));
}

/** The first of `languages` that a browser asks for; undefined when it asks for none of them. */
export const acceptedLanguage = <L extends Language>(
  languages: readonly L[],
  header: string | undefined,
): L | undefined => firstLanguage(languages, acceptedTags(header));

/** The first of `languages` among tags, the best first. */
export const firstLanguage = <L extends Language>(
  languages: readonly L[],
  wanted: readonly string[],
): L | undefined =>
  wanted.map((tag) => languageAmong(languages, tag)).find((language) => language !== undefined);
