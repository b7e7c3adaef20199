import type { ConsoleLanguage } from '../../contract/core/languages.ts';
import { fillIn } from '../../contract/messages/fillIn.ts';
import { landing as english } from './en/landing.ts';
import { landing as french } from './fr/landing.ts';
import { currentLanguage } from './language.ts';

const texts = { en: english, fr: french } satisfies Record<ConsoleLanguage, unknown>;

export type LandingKey = keyof typeof english;

/**
 * A text of the start page. The page shows before anything else is loaded, so it cannot wait for
 * the console's translations.
 */
export const landingText = (key: LandingKey, values: Record<string, string> = {}): string =>
  fillIn(texts[currentLanguage()][key], values);
