import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { consoleServer, renderConsole } from '../../../../tests/support/console.tsx';
import { addEmployees, bar, boxOf, openFamily } from '../batches/batches.fixture.ts';

const showDeleted = async (user: Awaited<ReturnType<typeof renderConsole>>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Show deleted' }));
  await screen.findByText('Deleted entries');
};

it('shows what was deleted, by whom, and restores one', async () => {
  const { Rhea = '' } = await addEmployees('Restored', 'Rhea');
  const { as, fixtures } = await consoleServer();
  await as(fixtures.users.northwindAdmin).delete(`/v1/business-passengers/${Rhea}`);
  const { user } = await renderConsole({
    as: ({ users }) => users.northwindAdmin,
    path: '/employees',
  });
  await showDeleted(user);
  const row = (await screen.findByRole('cell', { name: 'Rhea Restored' })).closest('tr')!;
  expect(within(row).getByText('Nora Wind')).toBeInTheDocument();
  await user.click(within(row).getByRole('button', { name: 'Restore Rhea Restored' }));
  expect(await screen.findByText('Rhea Restored was restored')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Back to the list' }));
  await user.type(await screen.findByRole('textbox', { name: 'Search employees' }), 'Restored');
  expect(await boxOf('Rhea Restored')).toBeInTheDocument();
});

it('says which of several cannot be restored, why, and what to do', async () => {
  const ids = await addEmployees('Taken', 'Tess', 'Theo');
  const { as, fixtures } = await consoleServer();
  const admin = as(fixtures.users.northwindAdmin);
  const { body: tess } = await admin.get<Record<string, unknown>>(
    `/v1/business-passengers/${ids['Tess']}`,
  );
  for (const id of Object.values(ids)) await admin.delete(`/v1/business-passengers/${id}`);
  const { id: _id, createdAt: _at, invitedAt: _invited, ...values } = tess;
  const again = await admin.post('/v1/business-passengers', { ...values, familyName: 'Again' });
  expect(again.status).toBe(201);
  const { user } = await openFamily('Again', 1);
  await showDeleted(user);
  await user.click(await boxOf('Tess Taken'));
  await user.click(await boxOf('Theo Taken'));
  expect(within(bar()).queryByRole('button', { name: 'Delete…' })).toBeNull();
  await user.click(within(bar()).getByRole('button', { name: 'Restore…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Restore 2 employees' });
  expect(await within(dialog).findByText('1 will be restored')).toBeInTheDocument();
  expect(
    await within(dialog).findByText(/^Another entry has tess\..* now\. Change or delete that one/),
  ).toBeInTheDocument();
  expect(within(dialog).getByRole('button', { name: 'Restore 1' })).toHaveFocus();
});
