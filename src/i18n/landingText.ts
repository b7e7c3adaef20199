import { FALLBACK_LANGUAGE, languageOf } from '../../contract/core/languages.ts';
import { landing as english } from '../../contract/messages/en/landing.ts';
import { fillIn } from '../../contract/messages/fillIn.ts';
import type { LandingTexts } from '../../contract/messages/landing.ts';
import { currentLanguage } from './language.ts';
import { textsLoader } from './textsLoader.ts';

const load = textsLoader(
  import.meta.glob<LandingTexts>(
    ['../../contract/messages/*/landing.ts', '!../../contract/messages/en/landing.ts'],
    { import: 'landing' },
  ),
);
const loaded = new Map<string, LandingTexts>([[FALLBACK_LANGUAGE, english]]);

/** Loads the start page's texts for a language of the console. */
export async function loadLandingTexts(tag: string): Promise<void> {
  const language = languageOf(tag);
  if (loaded.has(language)) return;
  try {
    loaded.set(language, await load(language));
  } catch {
    // English comes with the page, so there is always something to read.
  }
}

/**
 * A text of the start page, which is shown before anything else is loaded and so cannot wait for
 * the console's translations.
 */
export const landingText = (key: keyof LandingTexts, values: Record<string, string> = {}): string =>
  fillIn((loaded.get(languageOf(currentLanguage())) ?? english)[key], values);
