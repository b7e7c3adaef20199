import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { goToVehicle } from '../../../tests/support/bookingForm.ts';
import { renderConsole } from '../../../tests/support/console.tsx';

it('closes with the Back of the browser, which leaves the step behind it as it is', async () => {
  const { user } = await renderConsole({
    as: ({ users }) => users.northwindAdmin,
    path: '/create-v2',
  });
  await goToVehicle(user);
  await user.click(screen.getByRole('button', { name: 'Return trip' }));
  await screen.findByRole('dialog', { name: 'Return trip' });
  history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('heading', { name: 'Which vehicle?' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Return trip' })).toBeInTheDocument();
});
