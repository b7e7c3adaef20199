import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderConsole } from '../../../tests/support/console.tsx';

const open = (path: string) => renderConsole({ as: ({ users }) => users.northwindAdmin, path });

it('leads from a form to the first missing value, and counts what is missing until it is there', async () => {
  const { user } = await open('/employees/create');
  const dialog = await screen.findByRole('dialog', { name: 'Add employee' });
  const save = within(dialog).getByRole('button', { name: 'Save' });
  await user.click(save);
  const [first] = within(dialog).getAllByRole('textbox');
  await waitFor(() => expect(first).toHaveFocus());
  expect(first).toHaveAccessibleDescription('First name is missing');
  const note = within(dialog).getByText(/^\d things are missing or wrong$/);
  const before = Number.parseInt(note.textContent, 10);
  await user.type(first!, 'Ada');
  await waitFor(() => expect(note).toHaveTextContent(`${before - 1} things are missing or wrong`));
  // Going on by itself moves nobody away.
  expect(first).toHaveFocus();
});

it('says of a form in which nothing was changed that there is nothing to save', async () => {
  const { user } = await open('/user-profile');
  const save = await screen.findByRole('button', { name: 'Save' });
  await user.click(save);
  expect(await screen.findByText('Nothing has been changed yet')).toBeInTheDocument();
  expect(save).toHaveFocus();
  await user.type(screen.getByRole('textbox', { name: /^First name/ }), 'a');
  await waitFor(() => expect(screen.queryByText('Nothing has been changed yet')).toBeNull());
});

it('counts in the booking form, too', async () => {
  const { user } = await open('/create-v2');
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  expect(await screen.findByText('One thing is missing or wrong')).toBeInTheDocument();
  const search = screen.getByRole('combobox', { name: /employee or guest/i });
  await waitFor(() => expect(search).toHaveFocus());
});
