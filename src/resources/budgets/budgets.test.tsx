import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Budget } from '../../../contract/resources/budgets.ts';
import { renderConsole } from '../../../tests/support/console.tsx';

it('says under the field what is wrong with an amount, and adds nothing', async () => {
  const { user, server } = await renderConsole({
    as: ({ users }) => users.fleetManager,
    path: '/budgets/create',
  });
  const form = await screen.findByRole('dialog', { name: 'Add budget' });
  await user.type(within(form).getByRole('textbox', { name: /^Name/ }), 'Nothing');
  const amount = within(form).getByRole('textbox', { name: /^Amount/ });
  await user.type(amount, '0');
  await user.click(within(form).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(amount).toBeInvalid());
  expect(form).toBeVisible();
  const { body } = await server.as(server.fixtures.users.fleetManager).get<Budget[]>('/v1/budgets');
  expect(body.map(({ name }) => name)).not.toContain('Nothing');
});
