import { dequal } from 'dequal';
import { type Rule, subjectOf } from './rules.ts';

/** What somebody changed of the rules of a travel restriction. What they left alone is not in it. */
export interface RuleChanges {
  /** All rules that there were go first. */
  isReset: boolean;
  /** Rules that are new, or say something else than before. */
  changed: Rule[];
  /** Ids of rules that are gone. */
  removed: string[];
}

/**
 * What became of rules that somebody edited.
 * @param isReset the rules that there were are to go, whatever somebody else made of them meanwhile
 */
export function ruleChangesBetween(
  before: readonly Rule[],
  after: readonly Rule[],
  isReset = false,
): RuleChanges {
  const stored = isReset ? [] : before;
  const kept = new Set(after.map(({ id }) => id));
  return {
    isReset,
    changed: after.filter((rule) => {
      const old = stored.find(({ id }) => id === rule.id);
      return !old || !dequal(old, rule);
    }),
    removed: stored.filter(({ id }) => !kept.has(id)).map(({ id }) => id),
  };
}

export const hasRuleChanges = ({ isReset, changed, removed }: RuleChanges): boolean =>
  isReset || changed.length > 0 || removed.length > 0;

/**
 * The rules after the changes. They may be others than the ones that were edited: what somebody else
 * changed meanwhile stays, unless it is about the same thing.
 */
export function withRuleChanges(
  stored: readonly Rule[],
  { isReset, changed, removed }: RuleChanges,
): Rule[] {
  const takesPlaceOf = (rule: Rule) => (old: Rule) => {
    const subject = subjectOf(rule);
    return old.id === rule.id || (subject !== null && subject === subjectOf(old));
  };
  let rules = isReset ? [] : stored.filter(({ id }) => !removed.includes(id));
  for (const rule of changed) {
    const isReplaced = takesPlaceOf(rule);
    const at = rules.findIndex(isReplaced);
    const others = rules.filter((old) => !isReplaced(old));
    rules = at === -1 ? [...others, rule] : others.toSpliced(at, 0, rule);
  }
  return rules;
}
