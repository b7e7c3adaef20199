import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { network, renderConsole } from '../../../tests/support/console.tsx';
import { allowConsole } from '../../../tests/support/consoleWatch.ts';
import { leavePage } from '../../../tests/support/leavePage.ts';
import {
  addGroup,
  addRule,
  admin,
  groupOf,
  nameField,
  openGroups,
  rulesOf,
  saveGroup,
} from './groups.fixture.ts';

it('replaces no name and no rule that somebody else has changed since, unless told again', async () => {
  // The refusals, for developers.
  allowConsole(/CHANGED_SINCE/);
  const group = await addGroup('Cellar');
  const other = await admin();
  const save = (body: object) => other.post(`/v1/employee-groups/${group.id}/save`, body);
  const daily = (id: string, amount: number) => ({
    id,
    type: 'maxAmount',
    amount,
    maxAmountRuleType: 'day',
  });
  const { user } = await openGroups(`/${group.id}`);
  const name = await nameField();
  await addRule(user, /^Spending/);
  const spending = await screen.findByRole('textbox', { name: 'Spending per day' });
  await user.clear(name);
  await user.type(name, 'Vault');
  await user.type(spending, '20');
  const far = { id: crypto.randomUUID(), type: 'distance', maxDistanceMeters: 5000 };
  await save({ name: 'Attic', rules: { changed: [daily(crypto.randomUUID(), 3000), far] } });

  await user.click(saveGroup());
  await waitFor(() => expect(name).toHaveAccessibleDescription('Now “Attic”'));
  expect(name).toHaveValue('Vault');
  expect(screen.getByText(/Somebody else changed the marked fields/)).toBeVisible();
  // What the other person added is there, and what both changed is still as it was typed.
  expect(await screen.findByText('Distance: at most 3.11 mi')).toBeInTheDocument();
  expect(screen.getByText('Spending per day: at most £20.00')).toBeInTheDocument();
  await user.click(saveGroup());
  expect(await screen.findByText('Group saved successfully')).toBeVisible();
  const rules = await rulesOf(await groupOf(group.id));
  expect(rules).toHaveLength(2);
  expect((await groupOf(group.id)).name).toBe('Vault');
  expect(rules).toContainEqual(far);
  expect(rules).toContainEqual(expect.objectContaining({ type: 'maxAmount', amount: 2000 }));
});

it('says that there are no employees to choose in an account without any', async () => {
  const group = await addGroup('Nobody’s group');
  const none = { headers: { 'x-total-count': '0' } };
  network.use(http.get('*/v1/business-passengers', () => HttpResponse.json([], none)));
  const { user } = await openGroups(`/${group.id}`);
  const employees = await screen.findByRole('combobox', { name: 'Choose employees' });
  await user.click(employees);
  expect(await screen.findByText('This account has no employees yet')).toBeVisible();
  await user.type(employees, 'anna');
  expect(await screen.findByText('No results found')).toBeVisible();
});

it('chooses its account again if it is not left for another one', async () => {
  const group = await addGroup('Faithful');
  const { user } = await renderConsole({
    as: ({ users }) => users.bothAdmin,
    path: `/employees/${group.id}?tab=groups`,
  });
  const name = await nameField();
  await user.type(name, ' ones');
  const account = () => within(screen.getByRole('banner')).getByRole('combobox');
  await waitFor(() => expect(account()).toHaveValue('Globex'));
  await user.click(account());
  await user.click(await screen.findByRole('option', { name: 'Northwind' }));
  const question = await screen.findByRole('dialog', { name: 'Discard your changes?' });
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(account()).toHaveValue('Globex'));
  expect(name).toHaveValue('Faithful ones');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('stays open with what was typed when it cannot be read again', async () => {
  allowConsole(/500|HttpError|INTERNAL/);
  const group = await addGroup('Reception', { restrictionId: null });
  const { user } = await openGroups(`/${group.id}`);
  const name = await nameField();
  await user.type(name, ' desk');
  const failing = new Promise<void>((resolve) => {
    const fail = () => {
      resolve();
      return HttpResponse.json({ code: 'INTERNAL' }, { status: 500 });
    };
    network.use(http.get(`*/v1/employee-groups/${group.id}`, fail, { once: true }));
  });
  await leavePage(() => Promise.resolve());
  await failing;
  await user.click(saveGroup());
  expect(await screen.findByText('Group saved successfully')).toBeVisible();
  expect(screen.queryByText(/could not be opened/)).not.toBeInTheDocument();
  expect(await groupOf(group.id)).toMatchObject({ name: 'Reception desk' });
});
