import { loadFirstTexts, loadLaterTexts } from './languages.ts';
import type { FirstTexts, LanguageTexts } from './messages.ts';
import { type NamedTexts, withOwnFields } from './ownFields.ts';
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

/** The first texts with the later ones, among which are the texts of some resources. */
function together(
  language: string,
  begun: FirstTexts['texts'],
  later: object,
): LanguageTexts['texts'] {
  const { laterResources = {}, ...areas } = later as { laterResources?: NamedTexts };
  const { resources } = begun as { resources?: { choices?: object } };
  const choices = { ...resources?.choices, ...laterResources['choices'] };
  return Object.assign(areas, begun, {
    resources: { ...resources, ...withOwnFields(language, laterResources), choices },
  });
}

/** All texts of a language, loaded once. */
export async function languageTexts(language: string): Promise<LanguageTexts> {
  const kept = whole.get(language);
  if (kept) return kept;
  const [begun, later] = await Promise.all([firstTexts(language), loadLaterTexts(language)]);
  const all = { ...begun, ...later, texts: together(language, begun.texts, later.texts) };
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
