import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { consoleServer, renderConsole } from '../../../../tests/support/console.tsx';
import { bar, boxOf } from './batches.fixture.ts';

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
    await within(dialog).findByText(
      /^Change or delete these first: \d+ trips? under way or ahead$/,
    ),
  ).toBeInTheDocument();
  expect(await within(dialog).findByText('These are deleted with it:')).toBeInTheDocument();
  expect(within(dialog).getByText('1 group')).toBeInTheDocument();
});
