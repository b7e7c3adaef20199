import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { consoleServer, renderConsole } from '../../../tests/support/console.tsx';
import { insertManyTrips } from '../../../tests/support/manyTrips.ts';

it('opens the page that the address names, however far on, and tells the exact total', async () => {
  const { context, fixtures } = await consoleServer();
  const { completed, globex } = fixtures.bookings;
  await insertManyTrips(context.database.orm, {
    trips: 1500,
    minutesApart: 600,
    of: { most: completed, oneInTwenty: globex },
  });
  const { user } = await renderConsole({
    as: ({ users }) => users.northwindAdmin,
    path: '/trips/all-trips?page=120&perPage=10',
  });
  // One in twenty is of the other account; four trips were there before.
  expect(await screen.findByText('1,191–1,200 of 1,429')).toBeVisible();
  const pager = within(screen.getByRole('navigation', { name: 'Pages' }));
  await user.click(pager.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('1,201–1,210 of 1,429')).toBeVisible();
  await user.click(pager.getByRole('button', { name: 'First page' }));
  expect(await screen.findByText('1–10 of 1,429')).toBeVisible();
});
