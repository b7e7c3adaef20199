import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderConsole } from '../../../tests/support/console.tsx';

export const recipientField = () => screen.findByRole('combobox', { name: /employee or guest/i });

/** The address step for Anna, who is one of the suggestions before anything is typed. */
export async function openAddressStep(): Promise<UserEvent> {
  const { user } = await renderConsole({
    as: ({ users }) => users.northwindAdmin,
    path: '/create-v2',
  });
  await user.click(await recipientField());
  await user.click(await screen.findByRole('option', { name: /Anna Smith/ }));
  await screen.findByRole('combobox', { name: /pickup/i });
  return user;
}
