import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { network, renderConsole } from '../../../tests/support/console.tsx';
import { allowConsole } from '../../../tests/support/consoleWatch.ts';
import { leavePage } from '../../../tests/support/leavePage.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';

it('opens a form with the row of the list before its answer, and then keeps what was typed', async () => {
  const { user, server } = await renderConsole({
    as: ({ users }) => users.northwindAdmin,
    path: '/employees',
  });
  const elsewhere = server.as(server.fixtures.users.northwindAdmin);
  await screen.findByRole('cell', { name: 'Anna Smith' });
  const found = await elsewhere.get<{ id: string }[]>('/v1/business-passengers?dynamicSearch=anna');
  const path = `/v1/business-passengers/${found.body[0]?.id}`;

  // Somebody else changes the row, and the list is read again: the form knows what the list shows.
  await leavePage(() => elsewhere.patch(path, { givenName: 'Annabel' }));
  const cell = await screen.findByRole('cell', { name: 'Annabel Smith' });
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  network.use(http.get(`*${path}`, () => held, { once: true }));
  const sent: unknown[] = [];
  network.events.on('request:start', ({ request }) => {
    if (request.method === 'PATCH')
      void request
        .clone()
        .json()
        .then((body) => sent.push(body));
  });
  await user.click(cell);
  const dialog = await screen.findByRole('dialog', { name: 'Edit employee' });
  const first = await within(dialog).findByRole('textbox', { name: /^First name/ });
  expect(first).toHaveValue('Annabel');
  await user.type(first, 'le');

  await elsewhere.patch(path, { familyName: 'Smythe' });
  answer();
  const last = within(dialog).getByRole('textbox', { name: /^Last name/ });
  await waitFor(() => expect(last).toHaveValue('Smythe'));
  expect(first).toHaveValue('Annabelle');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('cell', { name: 'Annabelle Smythe' })).toBeVisible();
  expect(sent).toEqual([{ givenName: 'Annabelle', previous: { givenName: 'Annabel' } }]);
  network.events.removeAllListeners();

  // The tooltip of a button lies over the row below it, and leaves that row its clicks.
  await user.hover(screen.getByRole('link', { name: 'Edit Annabelle Smythe' }));
  expect(await screen.findByRole('tooltip')).toHaveStyle({ pointerEvents: 'none' });
});

it('says that an address names no row without showing a form first', async () => {
  // React-admin logs every call that fails.
  allowConsole(/NOT_FOUND/);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const asked = new Promise<void>((resolve) => {
    network.use(
      http.get(`*/v1/business-passengers/${NOBODY}`, async () => {
        resolve();
        await held;
      }),
    );
  });
  await renderConsole({ as: ({ users }) => users.northwindAdmin, path: `/employees/${NOBODY}` });
  await asked;
  expect(await screen.findByRole('cell', { name: /^Anna/ })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  answer();
  expect(await screen.findByText(/^This entry could not be opened/)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('says of an address that cannot name a row that there is no such page', async () => {
  await renderConsole({
    as: ({ users }) => users.northwindAdmin,
    path: '/travel-restrictions/create-v2',
  });
  expect(await screen.findByText('Page not found')).toBeVisible();
  expect(screen.queryByText(/may have been deleted/)).not.toBeInTheDocument();
});
