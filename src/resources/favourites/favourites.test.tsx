import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderConsole } from '../../../tests/support/console.tsx';

it('names what a new favourite is missing', async () => {
  const { user } = await renderConsole({
    as: ({ users }) => users.northwindAdmin,
    path: '/favourites/create',
  });
  const dialog = await screen.findByRole('dialog', { name: 'Add favourite' });
  const name = within(dialog).getByRole('textbox', { name: /^Name/ });
  const address = within(dialog).getByRole('combobox', { name: /^Address/ });
  const save = within(dialog).getByRole('button', { name: 'Save' });
  expect(save).toBeDisabled();

  await user.type(name, 'Head office');
  await waitFor(() => expect(save).toBeEnabled());
  await user.click(save);
  await waitFor(() => expect(address).toHaveAccessibleDescription('Address is missing'));
  expect(address).toHaveFocus();
  expect(within(dialog).queryByText('Name is missing')).not.toBeInTheDocument();

  await user.clear(name);
  await user.tab();
  expect(await within(dialog).findByText('Name is missing')).toBeInTheDocument();
});
