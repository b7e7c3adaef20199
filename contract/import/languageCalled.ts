import { type Language, LANGUAGE_NAMES, LANGUAGES } from '../core/languages.ts';
import { remembered } from '../core/remembered.ts';
import { foldText } from '../core/words.ts';

/** What a language is called by its speakers and in each of our languages. */
export const namesOfLanguage = (tag: Language): string[] => [
  LANGUAGE_NAMES[tag],
  ...LANGUAGES.flatMap(
    (language) => new Intl.DisplayNames([language], { type: 'language' }).of(tag) ?? [],
  ),
];

/** The language that a word names, as a code or in any of our languages, or null. */
const find = (word: string): Language | null =>
  LANGUAGES.find((tag) =>
    [tag, ...namesOfLanguage(tag)].some((name) => foldText(name) === foldText(word)),
  ) ?? null;

/** Files name few languages in many lines. */
const REMEMBERED_WORDS = 100;

/**
 * The language that a word stands for; null for any other word.
 * @example languageCalled('German') // 'de'
 * @example languageCalled('allemand') // 'de'
 */
export const languageCalled = remembered(find, REMEMBERED_WORDS);
