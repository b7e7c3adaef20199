import { runnerImport } from 'vite';
import type { FirstTexts, LaterTexts } from '../../../src/i18n/messages.ts';
import { leafTexts } from '../../../tests/support/leafTexts.ts';

/** The console's text for a key, as a pattern that finds controls. */
export type TextPattern = (key: string) => RegExp;

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The whole text, with anything where a value is filled in, in any of its plural forms. */
const patternOf = (text: string): RegExp => {
  const forms = text.split('||||').map((form) =>
    form
      .trim()
      .split(/%\{\w+\}/)
      .map(escaped)
      .join('.*'),
  );
  return new RegExp(`^(?:${forms.join('|')})$`);
};

/** The texts of the console in a language, for pressing controls by name. */
export async function patternsOf(language: string): Promise<TextPattern> {
  // Areas are found by a pattern that only Vite understands.
  const options = { configFile: false, logLevel: 'error' } as const;
  const folder = `./src/i18n/${language}`;
  const first = await runnerImport<{ all: FirstTexts }>(`${folder}/all.ts`, options);
  const later = await runnerImport<{ all: LaterTexts }>(`${folder}/later/all.ts`, options);
  const texts = new Map([
    ...leafTexts(first.module.all.texts),
    ...leafTexts(later.module.all.texts),
  ]);
  return (key) => {
    // The texts of some resources come with the later ones.
    const text = texts.get(key) ?? texts.get(key.replace('resources.', 'laterResources.'));
    if (text === undefined) throw new Error(`The console has no text ${key}`);
    return patternOf(text);
  };
}
