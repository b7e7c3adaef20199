import { languageOf } from '../../contract/core/languages.ts';
import { textsLoader } from './textsLoader.ts';

type NoRowsYetTexts = Partial<Record<string, { title: string; text: string }>>;

const load = textsLoader(
  import.meta.glob<NoRowsYetTexts>('./*/onNeed/noRowsYet.ts', { import: 'noRowsYet' }),
);

/** What lists without rows say, by resource. Few readers ever see one, so no page loads it before. */
export const loadNoRowsYet = (tag: string): Promise<NoRowsYetTexts> => load(languageOf(tag));
