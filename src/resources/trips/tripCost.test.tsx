import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { fare, pricing } from '../../../contract/booking/cost.fixture.ts';
import { bookings } from '../../../server/db/tables/index.ts';
import { consoleServer, renderConsole } from '../../../tests/support/console.tsx';

const RANGE = fare({ type: 'RANGE', minimumFare: 1000, maximumFare: 1600 });

it('shows a fixed fare as it is, a range with both ends, and no price for a cancelled trip', async () => {
  const { context, fixtures } = await consoleServer();
  const { prebooked, completed, cancelled } = fixtures.bookings;
  const update = (id: string, values: Partial<typeof bookings.$inferInsert>) =>
    context.database.orm.update(bookings).set(values).where(eq(bookings.id, id));
  const fixed = fare({ type: 'FIXED_FARE', roundedPrice: 1240 });
  await update(prebooked.id, { passengerName: 'Fixed Fare', fareEstimate: fixed });
  await update(completed.id, { passengerName: 'Ranged Fare', fareEstimate: RANGE });
  await update(cancelled.id, {
    passengerName: 'Called Off',
    fareEstimate: fare({ type: 'ESTIMATE', estimatedPrice: 77_880 }),
  });
  const { user } = await renderConsole({
    as: ({ users }) => users.northwindAdmin,
    path: '/trips/all-trips',
  });
  const rowOf = async (name: string) => (await screen.findByText(name)).closest('tr')!;
  expect(within(await rowOf('Fixed Fare')).getByText('£12.40')).toBeVisible();
  expect(within(await rowOf('Ranged Fare')).getByText('£10.00 - £16.00')).toBeVisible();
  const calledOff = await rowOf('Called Off');
  expect(within(calledOff).getByTitle('Nothing charged')).toHaveTextContent('£0.00');
  await user.click(calledOff);
  expect(await screen.findByText('Nothing charged')).toBeVisible();
  expect(screen.queryByText(/778\.80/)).not.toBeInTheDocument();
});

it('shows the late cancellation fee of a cancelled trip as its price', async () => {
  const { context, fixtures } = await consoleServer();
  await context.database.orm
    .update(bookings)
    .set({ passengerName: 'Called Off', pricingDetails: pricing(900, { late: 500 }) })
    .where(eq(bookings.id, fixtures.bookings.cancelled.id));
  const { user } = await renderConsole({
    as: ({ users }) => users.northwindAdmin,
    path: '/trips/cancelled',
  });
  const row = (await screen.findByText('Called Off')).closest('tr')!;
  expect(within(row).getByText('£5.00')).toBeVisible();
  await user.click(row);
  const fee = (await screen.findByText('Late cancellation fee')).parentElement!;
  expect(fee).toHaveTextContent('£5.00');
  expect(screen.queryByText('£9.00')).not.toBeInTheDocument();
});

it('says what cancelling costs, and mentions a driver only if there is one', async () => {
  const { context, fixtures } = await consoleServer();
  const update = (values: Partial<typeof bookings.$inferInsert>) =>
    context.database.orm
      .update(bookings)
      .set(values)
      .where(eq(bookings.id, fixtures.bookings.prebooked.id));
  const car = { name: 'Saloon', make: null, model: null, registration: null };
  await update({ vehicle: { ...car, driverName: null } });
  const { user } = await renderConsole({
    as: ({ users }) => users.northwindAdmin,
    path: `/trips/pre-bookings?filter=${encodeURIComponent(JSON.stringify({ id: fixtures.bookings.prebooked.id }))}`,
  });
  const ask = async () => {
    await user.click(await screen.findByRole('button', { name: 'Cancel trip' }));
    return screen.findByRole('dialog', { name: 'Cancel this trip?' });
  };
  await user.click((await screen.findAllByRole('row'))[1]!);
  const question = await ask();
  expect(question).toHaveTextContent('The taxi company has named no cancellation fee.');
  expect(question).not.toHaveTextContent(/driver/i);

  const cancellation = { minutesBefore: 60, fee: 450 };
  const fareEstimate = { ...fare({ type: 'FIXED_FARE', roundedPrice: 1240 }), cancellation };
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  await update({ fareEstimate, pickupAt: inHours(5) });
  expect(
    await within(question).findByText(
      /free until 1 hour before the pickup. After that it costs £4.50/,
    ),
  ).toBeVisible();

  await update({ pickupAt: inHours(0.5) });
  expect(await within(question).findByText(/Cancelling now costs £4.50/)).toBeVisible();

  await update({
    vehicle: { ...car, driverName: 'Grace Lindqvist' },
    pricingDetails: pricing(900, { late: 500 }),
  });
  expect(await within(question).findByText(/The driver, Grace Lindqvist/)).toHaveTextContent(
    'Cancelling now costs £5.00',
  );

  // Cancelled by a colleague: nothing is asked or promised any more.
  await update({ status: 'CUSTOMER_CANCELLED' });
  expect(await within(question).findByText(/can no longer be cancelled/)).toHaveTextContent(
    'This trip can no longer be cancelled. Its status: Cancelled by customer.',
  );
  expect(within(question).getByRole('button', { name: 'Cancel trip' })).toBeDisabled();
  await user.click(within(question).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
});
