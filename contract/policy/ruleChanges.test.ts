import { describe, expect, it } from 'vitest';
import {
  areChangedSince,
  hasRuleChanges,
  ruleChangesBetween,
  withRuleChanges,
} from './ruleChanges.ts';
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

  it('turn the former rules into the new ones', () => {
    const changes = ruleChangesBetween([daily, weekly], [higher, far]);
    expect(withRuleChanges([daily, weekly], changes)).toEqual([higher, far]);
  });

  it('do not change what somebody else wrote in the meantime', () => {
    const changes = ruleChangesBetween([daily], [higher]);
    expect(withRuleChanges([daily, far], changes)).toEqual([higher, far]);
  });

  it('replace a rule about the same thing that was added in the meantime', () => {
    const changes = ruleChangesBetween([], [daily]);
    expect(withRuleChanges([{ ...higher, id: 'other' }, far], changes)).toEqual([daily, far]);
  });

  it('of a reset begin without rules, even if somebody wrote some in the meantime', () => {
    const changes = ruleChangesBetween([daily], [weekly], true);
    expect(changes).toEqual({ isReset: true, changed: [weekly], removed: [] });
    expect(withRuleChanges([daily, far], changes)).toEqual([weekly]);
    expect(hasRuleChanges(ruleChangesBetween([daily], [], true))).toBe(true);
  });

  it('are refused where they would replace what their author has not seen', () => {
    const changes = ruleChangesBetween([daily, weekly], [higher]);
    const lower: Rule = { ...daily, amount: 500 };
    expect(areChangedSince([daily, weekly], [daily, weekly], changes)).toBe(false);
    expect(areChangedSince([daily, weekly, far], [daily, weekly], changes)).toBe(false);
    expect(areChangedSince([lower, weekly], [daily, weekly], changes)).toBe(true);
    expect(areChangedSince([daily, { ...weekly, amount: 1 }], [daily, weekly], changes)).toBe(true);
    // Somebody else has done the same already.
    expect(areChangedSince([{ ...higher, id: 'other' }], [daily, weekly], changes)).toBe(false);
    // Somebody else has removed the limit that is changed, or added the one that is new.
    expect(areChangedSince([weekly], [daily, weekly], changes)).toBe(true);
    const added = ruleChangesBetween([], [daily]);
    expect(areChangedSince([{ ...lower, id: 'other' }], [], added)).toBe(true);
    const reset = ruleChangesBetween([daily], [], true);
    expect(areChangedSince([lower], [daily], reset)).toBe(false);
  });
});
