import { expect, it } from 'vitest';
import type { Rule } from '../../../contract/policy/rules.ts';
import type { BusinessPassenger } from '../../../contract/resources/businessPassengers.ts';
import type { EmployeeGroup } from '../../../contract/resources/employeeGroups.ts';
import { changeOf, type GroupDraft, NOTHING_TYPED } from './groupDraft.ts';

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
  expect(changeOf(group, draft)).toBeNull();
  expect(changeOf(group, { ...draft, description: '', name: 'Sales ' })).toBeNull();
  expect(changeOf({ ...group, restrictionId: 'x' }, { ...draft, restrictionId: '' })).toEqual({
    restrictionId: null,
  });
  const untouched = { base: [rule], rules: [rule], isReset: false };
  expect(changeOf(group, { ...draft, edited: untouched })).toBeNull();
});

it('sends the rename and the changes', () => {
  const edited = { base: [], rules: [rule], isReset: false };
  expect(changeOf(group, { ...draft, name: 'Field', edited }, 'thisGroup')).toEqual({
    name: 'Field',
    rules: { isReset: false, changed: [rule], removed: [] },
    rulesFor: 'thisGroup',
  });
});

it('includes employees who were chosen but not yet added, once', () => {
  const change = changeOf(group, {
    ...draft,
    added: [person('a'), person('b')],
    chosen: [person('b'), person('c')],
    removed: ['d'],
  });
  expect(change).toEqual({ addedMembers: ['a', 'b', 'c'], removedMembers: ['d'] });
});
