import { languageOf } from '../../contract/core/languages.ts';
import type { Messages } from './messages.ts';
import type { operation } from './en/onNeed/operation.ts';
import { textsLoader } from './textsLoader.ts';

/** The texts of the page for operators. */
export type OperationTexts = Messages<typeof operation>;

const load = textsLoader(
  import.meta.glob<OperationTexts>('./*/onNeed/operation.ts', { import: 'operation' }),
);

/** Few people open that page, so no other loads its texts. */
export const loadOperationTexts = (tag: string): Promise<OperationTexts> => load(languageOf(tag));
