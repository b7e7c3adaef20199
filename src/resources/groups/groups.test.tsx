import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import type { TravelRestriction } from '../../../contract/resources/travelRestrictions.ts';
import { network, renderConsole } from '../../../tests/support/console.tsx';
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

async function addEmployee(givenName: string, groupId: string | null = null) {
  const { post, northwind } = await admin();
  const { status } = await post('/v1/business-passengers', {
    businessAccountId: northwind.id,
    givenName,
    familyName: 'Groupwell',
    email: `${givenName}@groupwell.example`,
    phone: '+447911123999',
    groupId,
  });
  expect(status).toBe(201);
}
async function choose(user: UserEvent, typed: string, name: string) {
  await user.type(screen.getByRole('combobox', { name: 'Choose employees' }), typed);
  await user.click(await screen.findByRole('option', { name: new RegExp(name) }));
  await user.keyboard('{Escape}');
}

it('lets a fleet manager give a group a rule about places', async () => {
  const group = await addGroup('Airport staff');
  const { user } = await renderConsole({
    as: ({ users }) => users.fleetManager,
    path: `/employees/${group.id}?tab=groups`,
  });
  await nameField();
  await addRule(user, /^Places/);
  await user.type(await screen.findByRole('combobox', { name: 'Start' }), 'heathrow');
  await user.click((await screen.findAllByRole('option', { name: /Heathrow/ }))[0]!);
  await waitFor(() => expect(saveGroup()).toHaveAttribute('aria-disabled', 'false'));
  await user.click(saveGroup());
  expect(await screen.findByText(/^Group saved|was saved/)).toBeInTheDocument();
  expect(await rulesOf(await groupOf(group.id))).toMatchObject([
    { type: 'location', origin: { address: expect.stringContaining('Heathrow') } },
  ]);
});

it('creates a group by its name, then accepts members and rules, and goes back to the list', async () => {
  await addEmployee('Ada');
  const { user } = await openGroups('/create');
  const name = await nameField();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(saveGroup()).toHaveAttribute('aria-disabled', 'true');
  await user.type(name, 'Night & day');
  await user.tab();
  expect(name).toBeInvalid();
  await user.clear(name);
  await user.type(name, 'Night shift');
  await user.click(screen.getByRole('button', { name: 'Save group name' }));
  expect(await screen.findByText('Nobody is in this group yet')).toBeInTheDocument();
  expect(window.location.pathname).toMatch(/^\/employees\/[0-9a-f-]{36}$/);
  const id = window.location.pathname.split('/')[2]!;

  const add = async () => {
    await choose(user, 'Ada Group', 'Ada Groupwell');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByRole('cell', { name: /Ada Groupwell/ })).toHaveTextContent('Joins');
    // The next one can be typed at once.
    expect(screen.getByRole('combobox', { name: 'Choose employees' })).toHaveFocus();
  };
  await add();
  await user.click(screen.getByRole('button', { name: 'Remove Ada Groupwell from the group' }));
  expect(await screen.findByText('Nobody is in this group yet')).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Choose employees' })).toHaveFocus();
  await add();
  await addRule(user, /^Spending/);
  // An empty field means no limit.
  const spending = await screen.findByRole('textbox', { name: 'Spending per day' });
  expect(spending).toHaveValue('');
  await user.type(spending, '25');
  await addRule(user, /^Times without trips/);
  await user.click(await screen.findByRole('combobox', { name: 'Sunday' }));
  await user.click(await screen.findByRole('option', { name: 'Full day' }));
  expect(await screen.findByText('Spending per day: at most £25.00')).toBeInTheDocument();
  // Nothing is stored before the group is saved.
  expect(await groupOf(id)).toMatchObject({ memberCount: 0, restrictionId: null });

  await user.click(saveGroup());
  expect(await screen.findByText('Group saved successfully')).toBeInTheDocument();
  expect(window.location.pathname).toBe('/employees');
  const row = (await screen.findByText('Night shift')).closest('tr')!;
  expect(within(row).getByRole('cell', { name: '1' })).toBeInTheDocument();
  const rules = await rulesOf(await groupOf(id));
  expect(rules.map(({ id: _, ...rule }) => rule)).toEqual([
    { type: 'maxAmount', amount: 2500, maxAmountRuleType: 'day' },
    {
      type: 'dateTime',
      dateTimeRuleType: 'sunday',
      dateTimeSlots: [{ startTime: { hours: 0, minutes: 0 }, endTime: { hours: 23, minutes: 59 } }],
    },
  ]);
});

it('searches for the next employee by what is typed after a choice, and not by both texts', async () => {
  const group = await addGroup('Searchers');
  await addEmployee('Dan');
  await addEmployee('Hannah');
  const { user } = await openGroups(`/${group.id}`);
  await nameField();
  const search = await screen.findByRole('combobox', { name: 'Choose employees' });
  await user.type(search, 'dan');
  await user.click(await screen.findByRole('option', { name: /Dan Groupwell/ }));
  await user.keyboard('hannah');
  expect(search).toHaveValue('hannah');
  expect(await screen.findByRole('option', { name: /Hannah Groupwell/ })).toBeVisible();
});

it('keeps everything that was changed when saving fails, and asks before it is left', async () => {
  const group = await addGroup('Keepers');
  await addEmployee('Bea', group.id);
  await addEmployee('Cyd');
  const { user } = await openGroups(`/${group.id}`);
  const name = await nameField();
  await user.type(name, ' all');
  await user.click(
    await screen.findByRole('button', { name: 'Remove Bea Groupwell from the group' }),
  );
  await choose(user, 'Cyd Group', 'Cyd Groupwell');
  network.use(http.post('*/v1/employee-groups/*/save', () => HttpResponse.error(), { once: true }));
  await user.click(saveGroup());
  expect(await screen.findByText(/^The server cannot be reached/)).toBeVisible();
  expect(name).toHaveValue('Keepers all');
  expect(screen.getByRole('button', { name: 'Keep Bea Groupwell in the group' })).toBeVisible();

  await user.click(screen.getByRole('tab', { name: 'Guests' }));
  const question = await screen.findByRole('dialog', { name: 'Discard your changes?' });
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(question).not.toBeInTheDocument());

  // An employee who was chosen but not added yet is included.
  await user.click(saveGroup());
  expect(await screen.findByText('Group saved successfully')).toBeInTheDocument();
  expect(await groupOf(group.id)).toMatchObject({ name: 'Keepers all', memberCount: 1 });
});

it('deletes all rules by a reset, and asks for which groups if several share them', async () => {
  const { post, northwind } = await admin();
  const rules = [
    { id: '0192f0c1-0000-7abc-8def-00000000000a', type: 'distance', maxDistanceMeters: 5000 },
  ];
  const { body: shared } = await post<TravelRestriction>('/v1/travel-restrictions', {
    name: 'Short ways',
    corporationId: northwind.id,
    rules,
  });
  const one = await addGroup('One', { restrictionId: shared.id });
  const two = await addGroup('Two', { restrictionId: shared.id });
  const { user } = await openGroups(`/${one.id}`);
  expect(await screen.findByText('These rules also apply to another group: Two.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reset rules' }));
  expect(screen.getByText('All rules are deleted when you save the group.')).toBeVisible();
  await user.click(saveGroup());
  const question = await screen.findByRole('dialog', { name: /rules of other groups/ });
  expect(question).toHaveTextContent('Two has the same rules as One.');
  await user.click(within(question).getByRole('button', { name: 'Only for One' }));
  expect(await screen.findByText('Group saved successfully')).toBeInTheDocument();
  expect((await groupOf(one.id)).restrictionId).toBeNull();
  expect(await rulesOf(await groupOf(two.id))).toEqual(rules);
});

it('is added and saved once by a double click', async () => {
  const writes: string[] = [];
  network.events.on('request:start', ({ request }) => {
    if (request.method !== 'GET' && request.url.includes('/employee-groups'))
      writes.push(`${request.method} ${request.url.split('/').at(-1)}`);
  });
  const { user } = await openGroups('/create');
  await user.type(await nameField(), 'Twice');
  await user.dblClick(screen.getByRole('button', { name: 'Save group name' }));
  expect(await screen.findByText('Nobody is in this group yet')).toBeInTheDocument();
  const name = await nameField();
  await user.clear(name);
  await user.type(name, 'Only once');
  await user.dblClick(saveGroup());
  expect(await screen.findByText('Group saved successfully')).toBeInTheDocument();
  network.events.removeAllListeners();
  expect(writes).toEqual(['POST employee-groups', 'POST save']);
});

it('can only be renamed, and has no deletion for the default group', async () => {
  const group = await addGroup('Before');
  const { user } = await openGroups(`/${group.id}`);
  const name = await nameField();
  await user.clear(name);
  await user.type(name, 'Afterwards');
  await user.click(saveGroup());
  expect(await screen.findByRole('button', { name: 'Delete Afterwards' })).toBeInTheDocument();
  expect(await groupOf(group.id)).toMatchObject({ name: 'Afterwards' });
  expect(screen.queryByRole('button', { name: 'Delete Default' })).not.toBeInTheDocument();
  // Without changes, saving only goes back, without a question.
  await user.click(screen.getByRole('link', { name: 'Edit Afterwards' }));
  await nameField();
  await user.click(saveGroup());
  expect(await screen.findByRole('button', { name: 'Delete Afterwards' })).toBeInTheDocument();
});
