import { describe, expect, it } from 'vitest';
import { hasRuleChanges, ruleChangesBetween, withRuleChanges } from './ruleChanges.ts';
import type { Rule } from './rules.ts';

const daily: Rule = { id: 'a', type: 'maxAmount', amount: 1000, maxAmountRuleType: 'day' };
const weekly: Rule = { id: 'b', type: 'maxAmount', amount: 9000, maxAmountRuleType: 'week' };
const far: Rule = { id: 'c', type: 'distance', maxDistanceMeters: 5000 };
const higher: Rule = { ...daily, amount: 2000 };

describe('changes of rules', () => {
  it('name what was changed, added and removed, and nothing else', () => {
    expect(ruleChangesBetween([daily, weekly], [higher, far])).toEqual({
      isReset: false,
      changed: [higher, far],
      removed: ['b'],
    });
    const none = ruleChangesBetween([daily], [{ ...daily }]);
    expect(none).toEqual({ isReset: false, changed: [], removed: [] });
    expect(hasRuleChanges(none)).toBe(false);
  });

  it('lead from the rules before to the ones after', () => {
    const changes = ruleChangesBetween([daily, weekly], [higher, far]);
    expect(withRuleChanges([daily, weekly], changes)).toEqual([higher, far]);
  });

  it('leave alone what somebody else wrote meanwhile', () => {
    const changes = ruleChangesBetween([daily], [higher]);
    expect(withRuleChanges([daily, far], changes)).toEqual([higher, far]);
  });

  it('take the place of a rule about the same thing that came meanwhile', () => {
    const changes = ruleChangesBetween([], [daily]);
    expect(withRuleChanges([{ ...higher, id: 'other' }, far], changes)).toEqual([daily, far]);
  });

  it('of a reset begin with no rules, whoever wrote some meanwhile', () => {
    const changes = ruleChangesBetween([daily], [weekly], true);
    expect(changes).toEqual({ isReset: true, changed: [weekly], removed: [] });
    expect(withRuleChanges([daily, far], changes)).toEqual([weekly]);
    expect(hasRuleChanges(ruleChangesBetween([daily], [], true))).toBe(true);
  });
});
