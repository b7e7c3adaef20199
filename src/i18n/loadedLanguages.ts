import { loadLanguage } from './languages.ts';
import type { LanguageTexts } from './messages.ts';
import { withOwnResources } from './ownResources.ts';

const loaded = new Map<string, LanguageTexts>();

/** All texts of a language, loaded once. */
export async function languageTexts(language: string): Promise<LanguageTexts> {
  const kept = loaded.get(language);
  if (kept) return kept;
  const all = await loadLanguage(language);
  const whole = { ...all, texts: withOwnResources(language, all.texts) };
  loaded.set(language, whole);
  return whole;
}

/** The texts of MUI's components and date pickers in a language that is shown. */
export function widgetTexts(language: string) {
  const texts = loaded.get(language);
  return {
    core: texts?.core ?? {},
    pickers: texts?.pickers.components.MuiLocalizationProvider.defaultProps.localeText ?? {},
  };
}
