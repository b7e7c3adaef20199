import { fireEvent, screen } from '@testing-library/react';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { goToVehicle, send } from '../../../tests/support/bookingForm.ts';
import { network, renderConsole } from '../../../tests/support/console.tsx';

it('has the focus while a booking is on its way, then the button for the next one', async () => {
  const { user } = await renderConsole({
    as: ({ users }) => users.northwindAdmin,
    path: '/create-v2',
  });
  await goToVehicle(user, 'Gina Guest');
  const arrival = Promise.withResolvers<void>();
  // Only later: the request then goes on to the server.
  network.use(http.post('*/v1/bookings', () => arrival.promise, { once: true }));
  await send(user);
  expect(await screen.findByRole('heading', { name: 'Creating your booking…' })).toHaveFocus();
  arrival.resolve();
  const another = await screen.findByRole('button', { name: 'Create another booking' });
  expect(another).toHaveFocus();
  // False means that the browser does not press it: the Enter that booked is still held.
  expect(fireEvent.keyDown(another, { key: 'Enter', repeat: true })).toBe(false);
});
