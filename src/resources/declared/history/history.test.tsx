import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { consoleServer, network, renderConsole } from '../../../../tests/support/console.tsx';
import { allowConsole } from '../../../../tests/support/consoleWatch.ts';

/** Moves Anna to another group and renames her; then restores her. */
async function changeAnna() {
  const { as, fixtures } = await consoleServer();
  const { users, corporations, employees } = fixtures;
  const admin = as(users.northwindAdmin);
  const group = await admin.post<{ id: string }>('/v1/employee-groups', {
    corporationId: corporations.northwind.id,
    name: 'Night shift',
  });
  const at = `/v1/business-passengers/${employees.anna.id}`;
  await admin.patch(at, { groupId: group.body.id });
  await as(users.fleetManager).patch(at, { familyName: 'Smythe' });
  return employees.anna.id;
}

it('shows who changed what in a row in its edit dialog, and erases former names when told to', async () => {
  const id = await changeAnna();
  const { user } = await renderConsole({
    as: ({ users }) => users.northwindAdmin,
    path: `/employees/${id}`,
  });
  const dialog = await screen.findByRole('dialog', { name: 'Edit employee' });
  const toggle = await within(dialog).findByRole('button', { name: 'History' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  await user.click(toggle);
  const history = await within(dialog).findByRole('region', { name: 'History' });
  const [renamed, moved] = await within(history).findAllByRole('listitem');
  expect(renamed).toHaveTextContent(
    /Changed.*Flo Manager.*Last name.*Before: Smith.*After: Smythe/,
  );
  expect(moved).toHaveTextContent(/Nora Wind/);
  expect(scrolled.mock.contexts).toEqual([history.parentElement]);
  scrolled.mockRestore();
  await waitFor(() =>
    expect(moved).toHaveTextContent(/Group.*Before: Default.*After: Night shift/),
  );

  await user.click(within(history).getByRole('button', { name: 'Erase personal values…' }));
  const question = await screen.findByRole('dialog', { name: 'Erase personal values?' });
  await user.click(within(question).getByRole('button', { name: 'Erase' }));
  expect(
    await screen.findByText('Personal values were erased from the history'),
  ).toBeInTheDocument();
  await waitFor(() => expect(history).toHaveTextContent(/Last name.*values not kept/));
  expect(history).not.toHaveTextContent('Smythe');
  expect(history).toHaveTextContent(/Before: Default/);
});

it('says so if the history cannot be loaded, and loads it when asked again', async () => {
  allowConsole(/503|history/);
  const { fixtures } = await consoleServer();
  network.use(
    http.get('*/v1/business-passengers/*/history', () => HttpResponse.json({}, { status: 503 })),
  );
  const { user } = await renderConsole({
    as: ({ users }) => users.northwindAdmin,
    path: `/employees/${fixtures.employees.ben.id}`,
  });
  const dialog = await screen.findByRole('dialog', { name: 'Edit employee' });
  await user.click(await within(dialog).findByRole('button', { name: 'History' }));
  expect(await within(dialog).findByText('The history could not be loaded.')).toBeInTheDocument();
  network.resetHandlers();
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
  expect(await within(dialog).findByText('Nothing has been recorded yet.')).toBeInTheDocument();
});

/** The history of a row, as a fleet manager opens it at the end of its form. */
async function openHistory(path: string) {
  const { user } = await renderConsole({ as: ({ users }) => users.fleetManager, path });
  const dialog = await screen.findByRole('dialog');
  await user.click(await within(dialog).findByRole('button', { name: 'History' }));
  return within(dialog).findByRole('region', { name: 'History' });
}

it('names the accounts of somebody’s role before and after', async () => {
  const { as, fixtures } = await consoleServer();
  const { users, corporations } = fixtures;
  await as(users.fleetManager).patch(`/v1/users/${users.globexAdmin.id}`, {
    roles: [corporations.globex, corporations.northwind].map(({ id }) => ({
      name: 'corporationAdmin',
      corporationId: id,
    })),
  });
  const history = await openHistory(`/users/${users.globexAdmin.id}`);
  await waitFor(() =>
    expect(history).toHaveTextContent(
      /Before: Corporation admin · GlobexAfter: Corporation admin · Globex, Northwind/,
    ),
  );
});

it('names the fleets of an account with its numbers there', async () => {
  const { as, fixtures } = await consoleServer();
  const { id } = fixtures.corporations.globex;
  await as(fixtures.users.fleetManager).patch(`/v1/corporations/${id}`, {
    linkedAccounts: [{ fleetId: fixtures.fleets.cityCars.id, accountNumber: '654321' }],
  });
  const history = await openHistory(`/accounts/${id}`);
  await waitFor(() =>
    expect(history).toHaveTextContent(/Before: City Cars.*After: City Cars654321/),
  );
});

it('tells the role of a new user once, and what was left empty', async () => {
  const { as, fixtures } = await consoleServer();
  const { body } = await as(fixtures.users.fleetManager).post<{ id: string }>('/v1/users', {
    givenName: 'Rita',
    familyName: 'Recent',
    email: 'rita@recent.example',
    roles: [{ name: 'corporationAdmin', corporationId: fixtures.corporations.globex.id }],
  });
  const history = await openHistory(`/users/${body.id}`);
  await waitFor(() => expect(history).toHaveTextContent('Corporation admin · invited · Globex'));
  expect(within(history).getAllByText('Role')).toHaveLength(1);
  expect(history).toHaveTextContent(/Copies of guest bookings\s*empty/);
});
