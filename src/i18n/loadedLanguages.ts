import { loadFirstTexts, loadLaterTexts } from './languages.ts';
import type { FirstTexts, LanguageTexts } from './messages.ts';
import { withOwnResources } from './ownResources.ts';

const first = new Map<string, FirstTexts>();
const whole = new Map<string, LanguageTexts>();

/** The texts of the first list in a language, loaded once. */
export async function firstTexts(language: string): Promise<FirstTexts> {
  const kept = first.get(language);
  if (kept) return kept;
  const loaded = await loadFirstTexts(language);
  const own = { ...loaded, texts: withOwnResources(language, loaded.texts) };
  first.set(language, own);
  return own;
}

/** All texts of a language, loaded once. */
export async function languageTexts(language: string): Promise<LanguageTexts> {
  const kept = whole.get(language);
  if (kept) return kept;
  const [begun, later] = await Promise.all([firstTexts(language), loadLaterTexts(language)]);
  const all = { ...begun, ...later, texts: { ...later.texts, ...begun.texts } };
  whole.set(language, all);
  return all;
}

/** Whether all texts of a language are loaded. */
export const areLoaded = (language: string): boolean => whole.has(language);

/** The texts of MUI's components and date pickers in a language that is shown. */
export const widgetTexts = (language: string) => ({
  core: first.get(language)?.core ?? {},
  pickers:
    whole.get(language)?.pickers.components.MuiLocalizationProvider.defaultProps.localeText ?? {},
});
