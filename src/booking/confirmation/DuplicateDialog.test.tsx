import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, it } from 'vitest';
import type { BookingResult } from '../../../contract/booking/request.ts';
import { goToVehicle, send } from '../../../tests/support/bookingForm.ts';
import { network, renderConsole } from '../../../tests/support/console.tsx';
import { tripAddress } from '../../shell/addresses.ts';

it('goes back to the form from the question, and asks again', async () => {
  const { user, server } = await renderConsole({
    as: ({ users }) => users.northwindAdmin,
    path: '/create-v2',
  });
  await goToVehicle(user);
  // Another tab asks for the same trip, and is closed before it confirms it.
  let left = '';
  network.use(
    http.post(
      '*/v1/bookings',
      async ({ request }) => {
        const headers = new Headers(request.headers);
        headers.set('idempotency-key', `${crypto.randomUUID()}:1:request`);
        const answer = await server.app.request(`${server.originOf('meridian')}/v1/bookings`, {
          method: 'POST',
          headers,
          body: await request.clone().text(),
        });
        left = ((await answer.json()) as BookingResult).bookingId;
        return undefined;
      },
      { once: true },
    ),
  );
  const asked = async () => {
    await send(user);
    return screen.findByRole('dialog', { name: 'Book this trip twice?' });
  };
  const question = await asked();
  await user.click(within(question).getByRole('button', { name: 'Back to the form' }));
  expect(within(await asked()).getByRole('link')).toHaveAttribute('href', tripAddress(left));
});
