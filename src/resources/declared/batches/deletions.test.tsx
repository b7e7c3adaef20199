import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { consoleServer, renderConsole } from '../../../../tests/support/console.tsx';
import { queueOf } from '../../../../tests/support/queuedJobs.ts';
import { addEmployees, bar, boxOf, openFamily } from './batches.fixture.ts';

it('names what prevents a deletion, and what is deleted with the others, as for one row', async () => {
  const { as, fixtures } = await consoleServer();
  await as(fixtures.users.fleetManager).post('/v1/corporations', {
    name: 'Empty Ltd',
    contactEmail: 'office@empty.example',
  });
  const { user } = await renderConsole({
    as: ({ users }) => users.fleetManager,
    path: '/accounts',
  });
  await user.click(await boxOf('Empty Ltd'));
  await user.click(await boxOf('Northwind'));
  await user.click(within(bar()).getByRole('button', { name: 'Delete…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete 2 accounts?' });
  expect(
    await within(dialog).findByText(/^Northwind has an outstanding balance\./),
  ).toBeInTheDocument();
  expect(await within(dialog).findByText('These are deleted with it:')).toBeInTheDocument();
  expect(within(dialog).getByText('1 group')).toBeInTheDocument();
});

it('names the rows that prevent a deletion', async () => {
  const { as, fixtures } = await consoleServer();
  await as(fixtures.users.fleetManager).post('/v1/fleets', {
    companyName: 'Idle Cars',
    latitude: 51.5,
    longitude: -0.1,
  });
  const { user } = await renderConsole({
    as: ({ users }) => users.fleetManager,
    path: '/fleets',
  });
  await user.click(await boxOf('Idle Cars'));
  await user.click(await boxOf('City Cars'));
  await user.click(within(bar()).getByRole('button', { name: 'Delete…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete 2 taxi companies?' });
  expect(
    await within(dialog).findByText(
      /^Change or delete these first: \d+ trips? under way or ahead$/,
    ),
  ).toBeInTheDocument();
});

it('says that nothing can be deleted, and only offers to close', async () => {
  const { user } = await renderConsole({
    as: ({ users }) => users.fleetManager,
    path: '/accounts',
  });
  await user.click(await boxOf('Northwind'));
  await user.click(within(bar()).getByRole('button', { name: 'Delete…' }));
  const dialog = await screen.findByRole('dialog', { name: 'None of these can be deleted' });
  expect(within(dialog).getByText('1 cannot be deleted')).toBeInTheDocument();
  const [only, ...others] = within(dialog).getAllByRole('button');
  expect(only).toHaveAccessibleName('Close');
  expect(others).toEqual([]);
  expect(only).toHaveFocus();
  await user.click(only!);
  expect(await boxOf('Northwind')).toBeChecked();
});

it('names the account of rows that have the same name in several accounts', async () => {
  const { user } = await renderConsole({
    as: ({ users }) => users.fleetManager,
    path: '/users?tab=groups',
  });
  const groups = await screen.findAllByRole('row', { name: /Default/ });
  for (const row of groups) await user.click(within(row).getByRole('checkbox'));
  await user.click(within(bar()).getByRole('button', { name: 'Delete…' }));
  const dialog = await screen.findByRole('dialog', { name: 'None of these can be deleted' });
  expect(await within(dialog).findByText('Default (Northwind)')).toBeInTheDocument();
  expect(within(dialog).getByText('Default (Globex)')).toBeInTheDocument();
});

it('does not say of rows that are gone that they are still selected', async () => {
  const workOff = await queueOf('run-batch');
  const ids = await addEmployees('Gonewell', 'Ada', 'Bea');
  const { user, server } = await openFamily('Gonewell', 2);
  for (const name of ['Ada Gonewell', 'Bea Gonewell']) await user.click(await boxOf(name));
  await user.click(within(bar()).getByRole('button', { name: 'Delete…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete 2 employees?' });
  const confirm = await within(dialog).findByRole('button', { name: 'Delete 2' });
  await server
    .as(server.fixtures.users.fleetManager)
    .delete(`/v1/business-passengers/${ids['Bea']}`);
  await user.click(confirm);
  await workOff();
  expect(await within(dialog).findByText(/was deleted in the meantime/)).toBeInTheDocument();
  expect(within(dialog).queryByText('They are still selected.')).not.toBeInTheDocument();
});

it('does not select all matching rows again when the filter that ended it is removed', async () => {
  await addEmployees('Backfilter', ...Array.from('ABCDEFGHIJKL', (letter) => `F${letter}`));
  const { user } = await openFamily('Backfilter', 12);
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await user.click(within(bar()).getByRole('button', { name: 'Select all 12 that match' }));
  const search = screen.getByRole('textbox', { name: 'Search employees' });
  await user.type(search, ' FA');
  await screen.findByText('1–1 of 1');
  expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
  await user.clear(search);
  await user.paste('Backfilter');
  await screen.findByText('1–10 of 12');
  expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
});
