import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { allowConsole } from '../../../tests/support/consoleWatch.ts';
import { network, renderConsole } from '../../../tests/support/console.tsx';

const open = (tab: string) =>
  renderConsole({ as: ({ users }) => users.northwindAdmin, path: `/employees?tab=${tab}` });
/** The heads of the columns, without the one with the selection boxes. */
const headings = async () => {
  await screen.findByRole('columnheader', { name: 'Actions' });
  return screen
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
    .slice(1);
};

it.each([
  ['employee', 'employee', ['Name', 'E-mail', 'Group', 'Phone', 'Status', 'Created']],
  ['guest', 'guest', ['Name', 'Phone', 'Created']],
  ['groups', 'group', ['Group name', 'Members', 'Account', 'Created']],
  ['corporationAdmin', 'admin', ['Name', 'E-mail', 'Role', 'Status', 'Created']],
])('have in the tab %s a button that adds, a menu and these columns', async (tab, one, columns) => {
  const { user } = await open(tab);
  expect(await headings()).toEqual([...columns, 'Actions']);
  // Newest first, so the head offers the opposite order.
  expect(screen.getByRole('button', { name: 'Sort by created ascending' })).toBeVisible();
  expect(screen.getByRole('link', { name: `Add ${one}` })).toBeVisible();
  expect(screen.getByRole('textbox', { name: `Search ${one}s` })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  const entries = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(entries).toEqual([
    // A file has employees, which the entry says in the tabs of other people.
    tab === 'employee' ? 'Import CSV' : 'Import employees',
    'Download CSV template',
    'Show deleted',
  ]);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Export' }));
  const wanted = await screen.findByRole('radiogroup', { name: 'What to export' });
  expect(within(wanted).getAllByRole('radio')).toHaveLength(3);
});

it('import employees from the tab of other people too', async () => {
  const { user } = await open('guest');
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Import employees' }));
  const dialog = await screen.findByRole('dialog', { name: 'Import employees' });
  await waitFor(() =>
    expect(within(dialog).getByRole('combobox', { name: 'Account' })).toHaveValue('Northwind'),
  );
});

it('accept a guest with only a name', async () => {
  const { user } = await open('guest');
  await user.click(await screen.findByRole('link', { name: 'Add guest' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add guest' });
  const field = (name: RegExp) => within(dialog).findByRole('textbox', { name });
  await user.type(await field(/^First name/), 'Nora');
  await user.type(await field(/^Last name/), "O'Number");
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText("Nora O'Number was added")).toBeVisible();
  await user.click(await screen.findByRole('link', { name: "Edit Nora O'Number" }));
  const edit = await screen.findByRole('dialog', { name: 'Edit guest' });
  expect(await within(edit).findByRole('textbox', { name: /^Phone/ })).toBeEnabled();
});

it('have a new person once if the answer was lost and the form was saved again', async () => {
  allowConsole(/HttpError/);
  const { user, server } = await open('guest');
  const admin = server.as(server.fixtures.users.northwindAdmin);
  let isLost = false;
  network.use(
    http.post('*/v1/business-guests', async ({ request }) => {
      if (isLost) return undefined;
      isLost = true;
      // The guest is stored, but the answer is lost.
      await admin.post('/v1/business-guests', await request.json(), {
        idempotencyKey: request.headers.get('idempotency-key') ?? '',
      });
      return HttpResponse.error();
    }),
  );
  await user.click(await screen.findByRole('link', { name: 'Add guest' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add guest' }));
  await user.type(await dialog.findByRole('textbox', { name: /^First name/ }), 'Lotta');
  await user.type(await dialog.findByRole('textbox', { name: /^Last name/ }), 'Once');
  const save = dialog.getByRole('button', { name: 'Save' });
  await user.click(save);
  // It does not claim that nothing was saved.
  expect(await dialog.findByText(/^The server cannot be reached/)).toBeVisible();
  await user.click(save);
  expect(await screen.findByText('Lotta Once was added')).toBeVisible();
  const { body } = await admin.get<unknown[]>('/v1/business-guests?dynamicSearch=lotta');
  expect(body).toHaveLength(1);
});

it('say what they are for and how they begin, with nothing to search, where there are none', async () => {
  network.use(
    http.get('*/v1/business-passengers', () =>
      HttpResponse.json([], { headers: { 'x-total-count': '0' } }),
    ),
  );
  const { user } = await open('employee');
  expect(await screen.findByText('No employees yet')).toBeVisible();
  expect(screen.getByText(/^Trips are booked for employees\./)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Search employees' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'More actions' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Export' })).not.toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Import CSV' }));
  expect(await screen.findByRole('dialog', { name: 'Import employees' })).toBeVisible();
});
