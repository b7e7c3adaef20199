import { inOfferedOrder, offeredAmong } from '../../contract/core/offeredLanguages.ts';
import type { LanguageTexts } from './messages.ts';
import { textsLoader } from './textsLoader.ts';

const files = import.meta.glob<LanguageTexts>('./*/all.ts', { import: 'all' });

/** Fetches everything that the console says in one of its languages. */
export const loadLanguage = textsLoader(files);

/** What the console can be read in: each folder here that has all texts. In no order. */
export const CONSOLE_LANGUAGES = Object.keys(files).map((path) => path.split('/').at(-2) ?? '');

/** The same to choose among. Their names are asked of the browser, which takes time: not at the start. */
export const languagesToChoose = (): readonly string[] => inOfferedOrder(CONSOLE_LANGUAGES);

/** The one of them that a tag names; undefined for any other. */
export const offeredLanguage = (tag: string | null | undefined): string | undefined =>
  offeredAmong(CONSOLE_LANGUAGES, tag);
