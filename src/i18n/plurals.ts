import { standardTag } from '../../contract/core/languages.ts';

/** Categories in the order in which a text has its forms. */
const ORDER: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];
/** Every category that whole numbers take in some language is met below this one. */
const COUNTS = 200;

interface Plurals {
  rules: Intl.PluralRules;
  forms: readonly Intl.LDMLPluralRule[];
}

const known = new Map<string, Plurals>();

function pluralsOf(language: string): Plurals {
  let plurals = known.get(language);
  if (!plurals) {
    // A language without a region of its own is read in its European form, as our Portuguese is.
    const rules = new Intl.PluralRules(language === 'pt' ? 'pt-PT' : standardTag(language));
    const met = new Set(Array.from({ length: COUNTS }, (_, count) => rules.select(count)));
    plurals = { rules, forms: ORDER.filter((category) => met.has(category)) };
    known.set(language, plurals);
  }
  return plurals;
}

/** How many forms a text with a count has in a language, written one |||| other. */
export const pluralForms = (language: string): number => pluralsOf(language).forms.length;

/** Which of them a count takes. Millions, of which some languages speak apart, take the last. */
export function pluralForm(language: string, count: number): number {
  const { rules, forms } = pluralsOf(language);
  const index = forms.indexOf(rules.select(count));
  return index < 0 ? forms.length - 1 : index;
}
