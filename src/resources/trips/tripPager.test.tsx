import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeAll, expect, it } from 'vitest';
import { consoleServer, network, renderConsole } from '../../../tests/support/console.tsx';
import { insertManyTrips } from '../../../tests/support/manyTrips.ts';
import { TOTAL_AT_LEAST } from '../../../contract/core/laterTotal.ts';

beforeAll(async () => {
  const { context, fixtures } = await consoleServer();
  const { completed, globex } = fixtures.bookings;
  await insertManyTrips(context.database.orm, {
    trips: 1500,
    minutesApart: 600,
    of: { most: completed, oneInTwenty: globex },
  });
});

it('opens the page in the address, even a late one, and shows the exact total', async () => {
  const { user } = await renderConsole({
    as: ({ users }) => users.northwindAdmin,
    path: '/trips/all-trips?page=120&perPage=10',
  });
  // One in twenty belongs to the other account; four trips were there before.
  expect(await screen.findByText('1,191–1,200 of 1,429')).toBeVisible();
  const pager = within(screen.getByRole('navigation', { name: 'Pages' }));
  await user.click(pager.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('1,201–1,210 of 1,429')).toBeVisible();
  await user.click(pager.getByRole('button', { name: 'First page' }));
  expect(await screen.findByText('1–10 of 1,429')).toBeVisible();
});

it('shows at once how many trips there are at least, and the exact number once they are counted', async () => {
  const { app, originOf } = await consoleServer();
  const counted = Promise.withResolvers<void>();
  let asked = 0;
  network.use(
    http.get('*/v1/bookings', async ({ request: { url, headers } }) => {
      const { pathname, search } = new URL(url);
      const isLater = headers.get('prefer') === 'count=later';
      if (!isLater) asked += 1;
      const answer = await app.request(originOf('meridian') + pathname + search, {
        headers: [...headers],
      });
      if (!isLater) await counted.promise;
      else {
        // As if there were too many trips to count immediately.
        answer.headers.delete('x-total-count');
        answer.headers.set(TOTAL_AT_LEAST, '1000');
      }
      return answer;
    }),
  );
  const filter = encodeURIComponent(JSON.stringify({ dynamicSearch: 'person' }));
  const { user } = await renderConsole({
    as: ({ users }) => users.northwindAdmin,
    path: `/trips/all-trips?perPage=10&filter=${filter}`,
  });
  expect(await screen.findByText('1–10 of 1,000+')).toBeVisible();
  const pager = within(screen.getByRole('navigation', { name: 'Pages' }));
  await user.click(pager.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('11–20 of 1,000+')).toBeVisible();
  counted.resolve();
  expect(await screen.findByText('11–20 of 1,425')).toBeVisible();
  await user.click(pager.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('21–30 of 1,425')).toBeVisible();
  // Pages of one search have one total.
  await waitFor(() => expect(asked).toBe(1));
});
