import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderConsole } from '../../tests/support/console.tsx';

// The other tests follow from the declaration. This one shows that the page does too.
it('lists cost-centres on a page of their own and adds one through the form', async () => {
  const { user } = await renderConsole({
    as: ({ users }) => users.northwindAdmin,
    path: '/trips/all-trips',
  });
  await user.click(await screen.findByRole('link', { name: 'Cost centres' }));
  expect(await screen.findByText('No data available')).toBeInTheDocument();
  await user.click(screen.getAllByRole('link', { name: 'Add cost centre' })[0]!);
  const dialog = await screen.findByRole('dialog', { name: 'Add cost centre' });
  const field = (name: string) =>
    within(dialog).getByRole('textbox', { name: new RegExp(`^${name}`) });
  const save = within(dialog).getByRole('button', { name: 'Save' });

  await user.type(field('Name'), 'Marketing');
  await user.type(field('Code'), 'a code longer than twenty');
  expect(await within(dialog).findByText('At most 20 characters')).toBeInTheDocument();
  await user.click(save);
  expect(await within(dialog).findByText('One thing is missing or wrong')).toBeInTheDocument();

  await user.clear(field('Code'));
  await user.type(field('Code'), 'MKT-1');
  await user.click(save);
  const row = (await screen.findByRole('cell', { name: 'Marketing' })).closest('tr')!;
  expect(within(row).getByText('MKT-1')).toBeInTheDocument();
  expect(within(row).getByText('Active')).toBeInTheDocument();
  expect(await screen.findByText('Marketing was added')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Status', expanded: false }));
  await user.click(await screen.findByRole('option', { name: 'Inactive' }));
  expect(await screen.findByText('No results found')).toBeInTheDocument();
});
