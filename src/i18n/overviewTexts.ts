import { languageOf } from '../../contract/core/languages.ts';
import type { overview } from './en/onNeed/overview.ts';
import type { Messages } from './messages.ts';
import { textsLoader } from './textsLoader.ts';

/** The texts of the overview. */
export type OverviewTexts = Messages<typeof overview>;

const load = textsLoader(
  import.meta.glob<OverviewTexts>('./*/onNeed/overview.ts', { import: 'overview' }),
);

/** They are loaded with the page. */
export const loadOverviewTexts = (tag: string): Promise<OverviewTexts> => load(languageOf(tag));
