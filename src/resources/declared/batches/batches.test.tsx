import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { consoleServer, network, renderConsole } from '../../../../tests/support/console.tsx';
import { allowConsole } from '../../../../tests/support/consoleWatch.ts';
import { queueOf } from '../../../../tests/support/queuedJobs.ts';
import { addEmployees, bar, boxOf, openFamily } from './batches.fixture.ts';

let workOff: () => Promise<void>;
beforeEach(async () => {
  workOff = await queueOf('run-batch');
});

/** Asks to make the selected employees inactive, up to the preview. */
async function askToDeactivate(user: UserEvent) {
  await user.click(within(bar()).getByRole('button', { name: 'Edit…' }));
  const dialog = await screen.findByRole('dialog', { name: /^Edit \d+ employees?$/ });
  await user.click(await within(dialog).findByRole('checkbox', { name: 'Status' }));
  await user.click(await within(dialog).findByRole('combobox', { name: /^Status/ }));
  await user.click(await screen.findByRole('option', { name: 'Inactive' }));
  await user.click(within(dialog).getByRole('button', { name: 'Next' }));
  return dialog;
}

it('changes selected rows after a preview, and undoes it', async () => {
  const ids = await addEmployees('Batchwell', 'Ada', 'Bea', 'Cyd');
  const { user, statusOf } = await openFamily('Batchwell', 3);
  await user.click(await boxOf('Ada Batchwell'));
  // Shift selects the rows in between.
  await user.keyboard('{Shift>}');
  await user.click(await boxOf('Cyd Batchwell'));
  await user.keyboard('{/Shift}');
  expect(await screen.findByText('3 selected')).toBeInTheDocument();
  const dialog = await askToDeactivate(user);
  expect(await within(dialog).findByText('3 will be changed')).toBeInTheDocument();
  expect(within(dialog).getByText('Inactive')).toBeInTheDocument();
  expect(await statusOf(ids['Ada']!)).toBe('active');
  // Going back keeps the choice.
  await user.click(within(dialog).getByRole('button', { name: 'Back' }));
  expect(await within(dialog).findByRole('checkbox', { name: 'Status' })).toBeChecked();
  await user.click(within(dialog).getByRole('button', { name: 'Next' }));
  await user.click(await within(dialog).findByRole('button', { name: 'Change 3' }));
  await workOff();
  expect(await screen.findByText('3 employees changed')).toBeInTheDocument();
  expect(await statusOf(ids['Cyd']!)).toBe('inactive');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(screen.queryByText('3 selected')).not.toBeInTheDocument();
  // The button that opened the dialog is gone.
  expect(document.querySelector('[data-row]')).toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await workOff();
  expect(await screen.findByText('Undone: 3 employees as before')).toBeInTheDocument();
  expect(await statusOf(ids['Cyd']!)).toBe('active');
});

it('deletes all rows that match on all pages, except for those that were deselected', async () => {
  const names = Array.from('ABCDEFGHIJKL', (letter) => `P${letter.toLowerCase()}`);
  const ids = await addEmployees('Pagewell', ...names);
  const { user, server } = await openFamily('Pagewell', names.length);
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  expect(await screen.findByText('10 selected')).toBeInTheDocument();
  await user.click(within(bar()).getByRole('button', { name: 'Select all 12 that match' }));
  expect(await screen.findByText('All 12 that match are selected')).toBeInTheDocument();
  const [spared = ''] = screen.getAllByText(/Pagewell$/).map(({ textContent }) => textContent);
  await user.click(await boxOf(spared));
  // Rows on other pages are selected, too, and the exception is kept.
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3));
  await waitFor(() => {
    for (const box of screen.getAllByRole('checkbox').slice(1)) expect(box).toBeChecked();
  });
  expect(screen.getByText('11 selected')).toBeInTheDocument();
  await user.click(within(bar()).getByRole('button', { name: 'Delete…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete 11 employees?' });
  await user.click(await within(dialog).findByRole('button', { name: 'Delete 11' }));
  await workOff();
  expect(await screen.findByText('11 employees deleted')).toBeInTheDocument();
  const left = await server
    .as(server.fixtures.users.northwindAdmin)
    .get<{ id: string }[]>('/v1/business-passengers?dynamicSearch=Pagewell');
  expect(left.body.map(({ id }) => id)).toEqual([ids[spared.split(' ')[0]!]]);
});

it('says at the box for all rows of the page whether some of them are selected', async () => {
  const names = Array.from('ABCDEFGHIJKL', (letter) => `So${letter.toLowerCase()}`);
  await addEmployees('Somewell', ...names);
  const { user } = await openFamily('Somewell', names.length);
  const [first = ''] = screen.getAllByText(/Somewell$/).map(({ textContent }) => textContent);
  const all = () => screen.getByRole('checkbox', { name: 'Select all' });
  await user.click(await boxOf(first));
  expect(all()).toBePartiallyChecked();
  // Pressing it selects the others.
  await user.click(all());
  expect(await screen.findByText('10 selected')).toBeInTheDocument();
  expect(all()).toBeChecked();
  expect(all()).not.toBePartiallyChecked();
  // It is about the rows of the page, also when all rows of the list are selected except for one.
  await user.click(within(bar()).getByRole('button', { name: 'Select all 12 that match' }));
  await user.click(await boxOf(first));
  expect(all()).toBePartiallyChecked();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await screen.findByText('11–12 of 12');
  await waitFor(() => expect(all()).toBeChecked());
  await user.click(all());
  expect(all()).not.toBeChecked();
  expect(all()).not.toBePartiallyChecked();
  expect(screen.getByText('9 selected')).toBeInTheDocument();
});

it('closes with the Back of the browser, which leaves the list behind it as it is', async () => {
  const names = Array.from('ABCDEFGHIJKL', (letter) => `Bk${letter.toLowerCase()}`);
  await addEmployees('Backwell', ...names);
  const { user } = await openFamily('Backwell', names.length);
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await screen.findByText('11–12 of 12');
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  const address = window.location.href;
  for (const [action, title] of [
    ['Delete…', 'Delete 2 employees?'],
    ['Edit…', 'Edit 2 employees'],
  ]) {
    await user.click(within(bar()).getByRole('button', { name: action! }));
    await screen.findByRole('dialog', { name: title! });
    history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('11–12 of 12')).toBeInTheDocument();
    expect(screen.getByText('2 selected')).toBeInTheDocument();
    await waitFor(() => expect(window.location.href).toBe(address));
  }
  // Without a dialog it turns the page.
  history.back();
  expect(await screen.findByText('1–10 of 12')).toBeInTheDocument();
});

it('selects nothing any more when its dialog is closed while it runs', async () => {
  await addEmployees('Leavewell', 'Ada', 'Bea', 'Cyd');
  const { user } = await openFamily('Leavewell', 3);
  for (const name of ['Ada Leavewell', 'Bea Leavewell']) await user.click(await boxOf(name));
  await user.click(within(bar()).getByRole('button', { name: 'Delete…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete 2 employees?' });
  await user.click(await within(dialog).findByRole('button', { name: 'Delete 2' }));
  const close = await within(dialog).findByRole('button', { name: 'Close' });
  await waitFor(() => expect(close).toBeEnabled());
  await user.click(close);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await workOff();
  expect(await screen.findByText('2 employees deleted')).toBeInTheDocument();
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
});

it('goes on when the answer to its start is lost, and says how it ended', async () => {
  allowConsole(/HttpError/);
  const ids = await addEmployees('Lostwell', 'Ada', 'Bea');
  const { user, server, statusOf } = await openFamily('Lostwell', 2);
  for (const name of ['Ada Lostwell', 'Bea Lostwell']) await user.click(await boxOf(name));
  const dialog = await askToDeactivate(user);
  network.use(
    http.post('*/v1/batches/:id/start', async ({ params: { id } }) => {
      await server.as(server.fixtures.users.northwindAdmin).post(`/v1/batches/${String(id)}/start`);
      return HttpResponse.error();
    }),
  );
  await user.click(await within(dialog).findByRole('button', { name: 'Change 2' }));
  await within(dialog).findByRole('progressbar');
  expect(within(dialog).queryByRole('alert')).not.toBeInTheDocument();
  await workOff();
  expect(await screen.findByText('2 employees changed')).toBeInTheDocument();
  expect(await statusOf(ids['Bea']!)).toBe('inactive');
});

it('says which rows were refused and why, and keeps them selected', async () => {
  const { as, fixtures } = await consoleServer();
  await as(fixtures.users.northwindAdmin).post('/v1/employee-groups', {
    corporationId: fixtures.corporations.northwind.id,
    name: 'Night shift',
  });
  const { user } = await renderConsole({
    as: ({ users }) => users.northwindAdmin,
    path: '/employees?tab=groups',
  });
  await user.click(await boxOf('Night shift'));
  await user.click(await boxOf('Default'));
  await user.click(within(bar()).getByRole('button', { name: 'Delete…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete 2 groups?' });
  expect(await within(dialog).findByText('1 will be deleted')).toBeInTheDocument();
  expect(within(dialog).getByText('1 cannot be deleted')).toBeInTheDocument();
  expect(await within(dialog).findByText('Default')).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Delete 1' }));
  await workOff();
  expect(await within(dialog).findByText('1 deleted')).toBeInTheDocument();
  expect(await within(dialog).findByText('Default')).toBeInTheDocument();
  expect(within(dialog).getByText('They are still selected.')).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(await screen.findByText('1 selected')).toBeInTheDocument();
  expect(await boxOf('Default')).toBeChecked();
});

it('can be undone later from the top of the page, and names what has been changed since', async () => {
  const ids = await addEmployees('Latewell', 'Ada', 'Bea');
  const { user, server, statusOf } = await openFamily('Latewell', 2);
  for (const name of ['Ada Latewell', 'Bea Latewell']) await user.click(await boxOf(name));
  const dialog = await askToDeactivate(user);
  await user.click(await within(dialog).findByRole('button', { name: 'Change 2' }));
  await workOff();
  expect(await screen.findByText('2 employees changed')).toBeInTheDocument();
  await server
    .as(server.fixtures.users.fleetManager)
    .patch(`/v1/business-passengers/${ids['Bea']}`, { givenName: 'Beatrice' });

  await user.click(await screen.findByRole('button', { name: 'Recent changes' }));
  const recent = await screen.findByRole('dialog', { name: 'Recent changes' });
  const [undo] = await within(recent).findAllByRole('button', {
    name: 'Undo: 2 employees changed',
  });
  await user.click(undo!);
  await workOff();
  expect(
    await screen.findByText(
      /^Undone for 1 of 2 employees\. Left alone: Beatrice Latewell – .*changed since/,
    ),
  ).toBeInTheDocument();
  expect(await statusOf(ids['Ada']!)).toBe('active');
  expect(await statusOf(ids['Bea']!)).toBe('inactive');
});
