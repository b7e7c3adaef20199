import { standardTag } from '../../contract/core/languages.ts';

/** The categories in the order of a text's forms. */
const ORDER: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];
/** Below this number, every category that whole numbers have in some language occurs. */
const COUNTS = 200;

interface Plurals {
  rules: Intl.PluralRules;
  forms: readonly Intl.LDMLPluralRule[];
}

const known = new Map<string, Plurals>();

function pluralsOf(language: string): Plurals {
  let plurals = known.get(language);
  if (!plurals) {
    // A language without a region is read in its European form, like our Portuguese.
    const rules = new Intl.PluralRules(language === 'pt' ? 'pt-PT' : standardTag(language));
    const met = new Set(Array.from({ length: COUNTS }, (_, count) => rules.select(count)));
    plurals = { rules, forms: ORDER.filter((category) => met.has(category)) };
    known.set(language, plurals);
  }
  return plurals;
}

/** How many forms a text with a count has in a language, separated by ||||. */
export const pluralForms = (language: string): number => pluralsOf(language).forms.length;

/**
 * Which form a count takes. Some languages have a separate one for millions: they take the last.
 */
export function pluralForm(language: string, count: number): number {
  const { rules, forms } = pluralsOf(language);
  const index = forms.indexOf(rules.select(count));
  return index < 0 ? forms.length - 1 : index;
}
