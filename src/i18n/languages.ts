import { inOfferedOrder, offeredAmong } from '../../contract/core/offeredLanguages.ts';
import type { FirstTexts, LaterTexts } from './messages.ts';
import { textsLoader } from './textsLoader.ts';

const first = import.meta.glob<FirstTexts>('./*/all.ts', { import: 'all' });
const later = import.meta.glob<LaterTexts>('./*/later/all.ts', { import: 'all' });

/** Loads the texts of the first list in one of the languages. */
export const loadFirstTexts = textsLoader(first);

/** Loads the other texts of the console. */
export const loadLaterTexts = textsLoader(later);

/** The languages of the console: each folder here that has all texts. In no particular order. */
export const CONSOLE_LANGUAGES = Object.keys(first).map((path) => path.split('/').at(-2) ?? '');

/**
 * The same in the order of a choice. Not used at the start, as it takes time to get their names.
 */
export const languagesToChoose = (): readonly string[] => inOfferedOrder(CONSOLE_LANGUAGES);

/** The language that a tag names; undefined for a language that is not offered. */
export const offeredLanguage = (tag: string | null | undefined): string | undefined =>
  offeredAmong(CONSOLE_LANGUAGES, tag);
