import { dequal } from 'dequal';
import { type Rule, subjectOf } from './rules.ts';

/** The rules of a travel restriction that somebody changed; unchanged ones are left out. */
export interface RuleChanges {
  /** All previous rules are removed first. */
  isReset: boolean;
  /** Rules that are new or different. */
  changed: Rule[];
  /** Ids of rules that are gone. */
  removed: string[];
}

/**
 * The differences between the rules before and after editing.
 * @param isReset all previous rules are to be removed, whatever somebody else changed meanwhile
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

/** Whether a rule is the same one as another, or about the same thing. */
const isAbout =
  (rule: Rule) =>
  (other: Rule): boolean => {
    const subject = subjectOf(rule);
    return other.id === rule.id || (subject !== null && subject === subjectOf(other));
  };

const isSameRule = (a: Rule | undefined, b: Rule | undefined): boolean =>
  dequal(a && { ...a, id: '' }, b && { ...b, id: '' });

/**
 * Whether the changes would replace rules that their author has not seen. A reset replaces all rules
 * on purpose.
 * @param seen the rules as the author of the changes read them
 */
export function areChangedSince(
  stored: readonly Rule[],
  seen: readonly Rule[],
  { isReset, changed, removed }: RuleChanges,
): boolean {
  if (isReset) return false;
  const hasMoved = (rule: Rule, wanted: Rule | undefined): boolean => {
    const now = stored.find(isAbout(rule));
    return !isSameRule(now, seen.find(isAbout(rule))) && !isSameRule(now, wanted);
  };
  return (
    changed.some((rule) => hasMoved(rule, rule)) ||
    seen.some((rule) => removed.includes(rule.id) && hasMoved(rule, undefined))
  );
}

/**
 * The rules after the changes. The rules may differ from those that were edited: changes that
 * somebody else made meanwhile stay, unless they are about the same thing.
 */
export function withRuleChanges(
  stored: readonly Rule[],
  { isReset, changed, removed }: RuleChanges,
): Rule[] {
  let rules = isReset ? [] : stored.filter(({ id }) => !removed.includes(id));
  for (const rule of changed) {
    const isReplaced = isAbout(rule);
    const at = rules.findIndex(isReplaced);
    const others = rules.filter((old) => !isReplaced(old));
    rules = at === -1 ? [...others, rule] : others.toSpliced(at, 0, rule);
  }
  return rules;
}
