import type { Rule } from '../../contract/policy/rules.ts';

/* Rules that the tests of policies give to groups. */

export const ruleId = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
export const tripsA = (
  frequencyRuleType: 'day' | 'week' | 'month',
  maxNumberOfBookings: number,
): Rule => ({
  id: ruleId(1),
  type: 'frequency',
  maxNumberOfBookings,
  frequencyRuleType,
});
export const spendingA = (maxAmountRuleType: 'day' | 'week' | 'month', amount: number): Rule => ({
  id: ruleId(2),
  type: 'maxAmount',
  amount,
  maxAmountRuleType,
});
