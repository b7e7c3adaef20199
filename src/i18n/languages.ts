import { inOfferedOrder, offeredAmong } from '../../contract/core/offeredLanguages.ts';
import type { LanguageTexts } from './messages.ts';
import { textsLoader } from './textsLoader.ts';

const files = import.meta.glob<LanguageTexts>('./*/all.ts', { import: 'all' });

/** Loads all texts of the console in one of its languages. */
export const loadLanguage = textsLoader(files);

/** The languages of the console: each folder here that has all texts. In no particular order. */
export const CONSOLE_LANGUAGES = Object.keys(files).map((path) => path.split('/').at(-2) ?? '');

/**
 * The same in the order of a choice. Not used at the start, as it takes time to get their names.
 */
export const languagesToChoose = (): readonly string[] => inOfferedOrder(CONSOLE_LANGUAGES);

/** The language that a tag names; undefined for a language that is not offered. */
export const offeredLanguage = (tag: string | null | undefined): string | undefined =>
  offeredAmong(CONSOLE_LANGUAGES, tag);
