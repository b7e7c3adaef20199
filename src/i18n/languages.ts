import { FALLBACK_LANGUAGE, languageName } from '../../contract/core/languages.ts';
import type { LanguageTexts } from './messages.ts';
import { textsLoader } from './textsLoader.ts';

const files = import.meta.glob<LanguageTexts>('./*/all.ts', { import: 'all' });

/** Fetches everything that the console says in one of its languages. */
export const loadLanguage = textsLoader(files);

const isFallback = (tag: string) => tag.split('-')[0] === FALLBACK_LANGUAGE;

/** What the console can be read in: each folder here that has all texts. English first, then by their names. */
export const CONSOLE_LANGUAGES: readonly string[] = Object.keys(files)
  .map((path) => path.split('/').at(-2) ?? '')
  .toSorted(
    (one, other) =>
      Number(isFallback(other)) - Number(isFallback(one)) ||
      languageName(one).localeCompare(languageName(other), FALLBACK_LANGUAGE),
  );

/**
 * The one of them that a tag names, without its region where that has no folder; undefined for any other.
 * @example offeredLanguage('de-AT') // 'de'
 */
export function offeredLanguage(tag: string | null | undefined): string | undefined {
  const wanted = (tag ?? '').trim().toLowerCase().replace('_', '-').split(/[,;]/)[0] ?? '';
  return [wanted, wanted.split('-')[0]].find(
    (one) => one !== undefined && CONSOLE_LANGUAGES.includes(one),
  );
}
