import { screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import type { Problem } from '../../../contract/core/errors.ts';
import type { BookingResult } from '../../../contract/booking/request.ts';
import { goToVehicle, send } from '../../../tests/support/bookingForm.ts';
import { consoleServer, network, renderConsole } from '../../../tests/support/console.tsx';
import { onTestEnd } from '../../../tests/support/fileEnd.ts';
import type { FleetOffer } from '../../../contract/resources/fleetOffers.ts';
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

it('asks before it books at a higher fare than was shown', async () => {
  const { user, server } = await renderConsole({
    as: ({ users }) => users.northwindAdmin,
    path: '/create-v2',
  });
  await goToVehicle(user, 'Ben Jones');
  const manager = server.as(server.fixtures.users.fleetManager);
  for (const id of server.fixtures.fleets.cityCars.offerIds) {
    const { body } = await manager.get<FleetOffer>(`/v1/fleet-offers/${id}`);
    const { minimumFare, fareType } = body;
    const patch = (values: object) => manager.patch(`/v1/fleet-offers/${id}`, values);
    await patch({ minimumFare: 90_000, fareType: 'FIXED_FARE' });
    onTestEnd(() => patch({ minimumFare, fareType }));
  }
  const asked = async () => {
    await send(user);
    return screen.findByRole('dialog', { name: 'The price has gone up' });
  };
  const dialog = await asked();
  expect(dialog).toHaveTextContent(/now costs £900.00 instead of £\d+\.\d\d\./);
  // Enter, pressed too often, books nothing.
  expect(within(dialog).getByRole('button', { name: 'Back to the form' })).toHaveFocus();
  await user.click(within(dialog).getByRole('button', { name: 'Book at £900.00' }));
  expect(await screen.findByText('Booking confirmed')).toBeInTheDocument();
});

it('shows the new fares in the form when the booker does not agree to a higher one', async () => {
  const { user } = await renderConsole({
    as: ({ users }) => users.northwindAdmin,
    path: '/create-v2',
  });
  await goToVehicle(user);
  const params = { amount: 90_000, currency: 'GBP', fare: '£900.00', expected: '£12.00' };
  const problem = {
    code: 'FARE_CHANGED',
    displayTitle: 'Dearer',
    displayMessage: 'Now £900',
    params,
  };
  network.use(http.post('*/v1/bookings', () => HttpResponse.json(problem, { status: 409 })));
  let fares = 0;
  network.use(
    http.get('*/v1/fare-estimates', () => {
      fares += 1;
      return undefined;
    }),
  );
  await send(user);
  const dialog = await screen.findByRole('dialog', { name: 'Dearer' });
  await user.click(within(dialog).getByRole('button', { name: 'Back to the form' }));
  expect(await screen.findByRole('heading', { name: 'Which vehicle?' })).toBeInTheDocument();
  await waitFor(() => expect(fares).toBeGreaterThan(0));
});
