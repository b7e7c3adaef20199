import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import type { Trip } from '../../../contract/resources/bookings.ts';
import { goToVehicle, send } from '../../../tests/support/bookingForm.ts';
import { consoleServer, network, renderConsole } from '../../../tests/support/console.tsx';

async function tripsWith(notes: string): Promise<Trip[]> {
  const { as, fixtures } = await consoleServer();
  const { body } = await as(fixtures.users.northwindAdmin).get<Trip[]>(
    '/v1/bookings?page=0&maxPerPage=100',
  );
  return body.filter((trip) => trip.notes === notes);
}

it('leaves no trip of a booking without an answer, and goes back to the form', async () => {
  const { user, server } = await renderConsole({
    as: ({ users }) => users.northwindAdmin,
    path: '/create-v2',
  });
  await goToVehicle(user);
  await user.click(screen.getByRole('textbox', { name: /notes/i }));
  await user.paste('Never heard of');
  // The answer to the confirmation is lost: the trip is booked, but the page does not know it.
  network.use(
    http.post(
      '*/v1/bookings/:id/confirm',
      async ({ request: { url, method, headers } }) => {
        const { pathname } = new URL(url);
        await server.app.request(server.originOf('meridian') + pathname, {
          method,
          headers: [...headers],
        });
        return HttpResponse.error();
      },
      { once: true },
    ),
  );
  await send(user);
  const card = await screen.findByRole('region', { name: 'Outbound trip' });
  expect(await within(card).findByText(/We do not know yet/)).toBeInTheDocument();
  expect((await tripsWith('Never heard of')).map(({ status }) => status)).toEqual(['NEW']);

  // The first attempt to give it up is lost, too.
  network.use(http.post('*/abandon', () => HttpResponse.error(), { once: true }));
  for (const told of [/We do not know yet/, /was cancelled/]) {
    await user.click(await screen.findByRole('button', { name: 'Stop booking' }));
    const dialog = await screen.findByRole('dialog', { name: 'Stop booking this trip?' });
    await user.click(within(dialog).getByRole('button', { name: 'Stop booking' }));
    expect(await within(card).findByText(told)).toBeInTheDocument();
  }
  expect(within(card).getByText('Booking stopped')).toBeInTheDocument();
  expect((await tripsWith('Never heard of')).map(({ status }) => status)).toEqual([
    'CUSTOMER_CANCELLED',
  ]);

  await user.click(within(card).getByRole('button', { name: 'Back to the form' }));
  expect(await screen.findByRole('textbox', { name: /notes/i })).toHaveValue('Never heard of');
  await send(user);
  expect(await screen.findByText('Booking confirmed')).toBeInTheDocument();
  expect(await tripsWith('Never heard of')).toHaveLength(2);
});
