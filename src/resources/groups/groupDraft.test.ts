import { expect, it } from 'vitest';
import type { Rule } from '../../../contract/policy/rules.ts';
import type { BusinessPassenger } from '../../../contract/resources/businessPassengers.ts';
import type { EmployeeGroup } from '../../../contract/resources/employeeGroups.ts';
import { changeOf, type GroupDraft, NOTHING_TYPED, rebased } from './groupDraft.ts';

const group: EmployeeGroup = {
  id: 'g',
  name: 'Sales',
  description: null,
  corporationId: 'c',
  restrictionId: null,
  memberCount: 0,
  isDefault: false,
  createdAt: '2026-01-01T00:00:00.000Z',
};
const draft: GroupDraft = { ...group, ...NOTHING_TYPED };
const person = (id: string) => ({ id }) as BusinessPassenger;
const rule: Rule = { id: 'r', type: 'distance', maxDistanceMeters: 1000 };

it('sends nothing if nothing was changed, even if the description is empty', () => {
  expect(changeOf(group, draft, group)).toBeNull();
  expect(changeOf(group, { ...draft, description: '', name: 'Sales ' }, group)).toBeNull();
  const restricted = { ...group, restrictionId: 'x' };
  expect(changeOf(restricted, { ...draft, restrictionId: '' }, restricted)).toEqual({
    restrictionId: null,
    previous: { restrictionId: 'x' },
  });
  const untouched = { base: [rule], rules: [rule], isReset: false };
  expect(changeOf(group, { ...draft, edited: untouched }, group)).toBeNull();
});

it('sends the rename and the changes, with what they replace', () => {
  const edited = { base: [], rules: [rule], isReset: false };
  // The group was read again behind the field: its user has not seen that name.
  const renamed = { ...group, name: 'Sellers' };
  expect(changeOf(renamed, { ...draft, name: 'Field', edited }, group, 'thisGroup')).toEqual({
    name: 'Field',
    rules: { isReset: false, changed: [rule], removed: [] },
    rulesFor: 'thisGroup',
    previous: { name: 'Sales', rules: [] },
  });
});

it('keeps the changes of both users of the rules', () => {
  const shorter: Rule = { ...rule, maxDistanceMeters: 500 };
  const time: Rule = { id: 't', type: 'time', maxDurationMinutes: 30 };
  const edited = { base: [rule], rules: [shorter], isReset: false };
  expect(rebased(edited, [{ ...rule, maxDistanceMeters: 2000 }, time])).toEqual({
    base: [{ ...rule, maxDistanceMeters: 2000 }, time],
    rules: [shorter, time],
    isReset: false,
  });
});

it('includes employees who were chosen but not yet added, once', () => {
  const people = {
    added: [person('a'), person('b')],
    chosen: [person('b'), person('c')],
    removed: ['d'],
  };
  const change = changeOf(group, { ...draft, ...people }, group);
  expect(change).toEqual({ addedMembers: ['a', 'b', 'c'], removedMembers: ['d'] });
});
