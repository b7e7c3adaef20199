import { screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import type { Problem } from '../../../contract/core/errors.ts';
import type { BookingResult } from '../../../contract/booking/request.ts';
import { goToVehicle, send } from '../../../tests/support/bookingForm.ts';
import { consoleServer, network, renderConsole } from '../../../tests/support/console.tsx';
import { tripAddress } from '../../shell/addresses.ts';

it('goes back to the form, and shows the other trip only once that one is confirmed', async () => {
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
  const unfinished = await asked();
  expect(unfinished).toHaveTextContent(/has begun to book .* lapses within 15 minutes/);
  expect(within(unfinished).queryByRole('link')).toBeNull();
  await user.click(within(unfinished).getByRole('button', { name: 'Back to the form' }));

  // The browser's Back leads to the form, too.
  const again = await asked();
  window.history.back();
  await waitForElementToBeRemoved(again);
  expect(await screen.findByRole('heading', { name: 'Which vehicle?' })).toBeInTheDocument();

  const { as, fixtures } = await consoleServer();
  await as(fixtures.users.northwindAdmin).post(`/v1/bookings/${left}/confirm`);
  const booked = await asked();
  expect(booked).toHaveTextContent(/already has a trip/);
  expect(within(booked).getByRole('link')).toHaveAttribute('href', tripAddress(left));
});

it('says which of two repeated hours is meant when the clocks are put back', async () => {
  const { user } = await renderConsole({
    as: ({ users }) => users.northwindAdmin,
    path: '/create-v2',
  });
  await goToVehicle(user);
  const problem: Partial<Problem> = {
    code: 'DUPLICATE_BOOKING_NOT_ACKNOWLEDGED',
    displayMessage: 'Such a booking exists',
    params: {
      bookingId: crypto.randomUUID(),
      pickupTime: '2026-10-25T01:30:00',
      pickupAt: '2026-10-25T01:30:00.000Z',
      pickupTimeZone: 'Europe/London',
      state: 'CONFIRMED',
    },
  };
  network.use(http.post('*/v1/bookings', () => HttpResponse.json(problem, { status: 409 })));
  await send(user);
  const dialog = await screen.findByRole('dialog', { name: 'Book this trip twice?' });
  expect(dialog).toHaveTextContent('25 October 2026, 01:30 GMT');
});
