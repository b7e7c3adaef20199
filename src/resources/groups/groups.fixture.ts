import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { EmployeeGroup } from '../../../contract/resources/employeeGroups.ts';
import type { TravelRestriction } from '../../../contract/resources/travelRestrictions.ts';
import { consoleServer, renderConsole } from '../../../tests/support/console.tsx';

export const admin = async () => {
  const { as, fixtures } = await consoleServer();
  return { ...as(fixtures.users.northwindAdmin), northwind: fixtures.corporations.northwind };
};

export async function addGroup(name: string, extra: object = {}) {
  const { post, northwind } = await admin();
  const { body } = await post<EmployeeGroup>('/v1/employee-groups', {
    name,
    corporationId: northwind.id,
    ...extra,
  });
  return body;
}
export const groupOf = async (id: string) =>
  (await (await admin()).get<EmployeeGroup>(`/v1/employee-groups/${id}`)).body;
export const rulesOf = async (group: EmployeeGroup) => {
  const { get } = await admin();
  return (await get<TravelRestriction>(`/v1/travel-restrictions/${group.restrictionId}`)).body
    .rules;
};

export const openGroups = (path: string) =>
  renderConsole({ as: ({ users }) => users.northwindAdmin, path: `/employees${path}?tab=groups` });
/** Adds the first rules of a kind. */
export async function addRule(user: UserEvent, kind: RegExp) {
  await user.click(await screen.findByRole('button', { name: 'Add rule' }));
  await user.click(await screen.findByRole('menuitem', { name: kind }));
}
export const saveGroup = () => screen.getByRole('button', { name: 'Save group' });
export const nameField = () => screen.findByRole('textbox', { name: /^Group name/ });
