import { fillIn } from '../../contract/messages/fillIn.ts';
import { landingTexts, type LandingTexts } from '../../contract/messages/landing.ts';
import { currentLanguage } from './language.ts';

/**
 * A text of the start page. The page shows before anything else is loaded, so it cannot wait for
 * the console's translations.
 */
export const landingText = (key: keyof LandingTexts, values: Record<string, string> = {}): string =>
  fillIn(landingTexts[currentLanguage()][key], values);
