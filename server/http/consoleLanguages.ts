import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { FALLBACK_LANGUAGE, languageOf } from '../../contract/core/languages.ts';
import { inOfferedOrder } from '../../contract/core/offeredLanguages.ts';
import type { LandingTexts } from '../../contract/messages/landing.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Folders of languages that have this file. */
function withFile(path: string, file: string): readonly string[] {
  const folder = join(ROOT, path);
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((name) => existsSync(join(folder, name, file)));
}

/** The languages of the console, found by its folders in the same way as the console finds them. */
export const CONSOLE_LANGUAGES = inOfferedOrder(withFile('src/i18n', 'all.ts'));

const MESSAGES = 'contract/messages';
const texts = new Map<string, LandingTexts>();
for (const language of withFile(MESSAGES, 'landing.ts')) {
  const file = pathToFileURL(join(ROOT, MESSAGES, language, 'landing.ts'));
  const { landing } = (await import(file.href)) as { landing: LandingTexts };
  texts.set(language, landing);
}

/** The texts of the welcome page in a language of the console. */
export function landingTexts(tag: string): LandingTexts {
  const found = texts.get(languageOf(tag)) ?? texts.get(FALLBACK_LANGUAGE);
  if (!found) throw new Error(`There are no texts of the welcome page in ${MESSAGES}`);
  return found;
}
