import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { choose, goToVehicle, send } from '../../../tests/support/bookingForm.ts';
import { network, renderConsole } from '../../../tests/support/console.tsx';

const REASON = 'Not found; choose another one';
const PROBLEM = {
  code: 'VALIDATION_FAILED',
  displayTitle: 'Please check what you entered',
  displayMessage: 'Correct the marked fields.',
  errors: { 'passengerInfo.passengerId': { code: 'reference', message: REASON } },
};

// The passenger is deleted while somebody books for them.
beforeEach(() =>
  network.use(http.post('*/v1/bookings', () => HttpResponse.json(PROBLEM, { status: 422 }))),
);
const open = (path: string) => renderConsole({ as: ({ users }) => users.northwindAdmin, path });

it.each(['/create-v2', '/book-dp'])(
  'says what was refused, and begins there when the form of %s is opened again',
  async (path) => {
    const { user } = await open(path);
    if (path === '/create-v2') await goToVehicle(user);
    else {
      await choose(user, /employee or guest/i, 'Anna Smith', /Anna Smith/);
      await choose(user, /pickup/i, 'king', /King/);
      await choose(user, /dropoff/i, 'savoy', /Savoy/);
    }
    await send(user);
    const leg = await screen.findByRole('region', { name: 'Outbound trip' });
    expect(await within(leg).findByText(`Passenger – ${REASON}`)).toBeVisible();
    await user.click(within(leg).getByRole('button', { name: 'Back to the form' }));
    const change = await screen.findByRole('button', { name: 'Change passenger' });
    await waitFor(() => expect(change).toHaveFocus());
    expect(screen.getByText(REASON)).toBeVisible();
  },
);

it('names the payment where its card was deleted meanwhile, and not the vehicle', async () => {
  const errors = { 'payment.paymentMethodId': { code: 'reference', message: REASON } };
  network.use(
    http.post('*/v1/bookings', () => HttpResponse.json({ ...PROBLEM, errors }, { status: 422 })),
  );
  const { user } = await open('/create-v2');
  await goToVehicle(user);
  await send(user);
  const leg = await screen.findByRole('region', { name: 'Outbound trip' });
  expect(await within(leg).findByText(`Payment – ${REASON}`)).toBeVisible();
  await user.click(within(leg).getByRole('button', { name: 'Back to the form' }));
  expect(await screen.findByText(REASON)).toBeVisible();
});
