import { screen, waitFor } from '@testing-library/react';
import { desc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { bookings } from '../../../server/db/tables/index.ts';
import { consoleServer, network, renderConsole } from '../../../tests/support/console.tsx';
import { insertManyTrips } from '../../../tests/support/manyTrips.ts';
import { createdUntil, drawnOf, rendersOf } from '../../../tests/support/renders.ts';

const HEADING = ['TripsHeader', 'PageHeader', 'ViewMenu', 'PageTabs', 'MoreMenu'];
const TOOLBAR = ['TripsToolbar', 'ListToolbar', 'SearchInput', 'FilterChip', 'ColumnsButton'];

/**
 * Components until the first ten trips are shown, the frame around them included: about 580, and 45 more where another file was
 * tested before in the same process.
 */
const MOST_CREATED = 700;

let made: Promise<void> | undefined;

/** More trips than one page shows. */
async function withManyTrips() {
  const { context, fixtures } = await consoleServer();
  const { completed, globex } = fixtures.bookings;
  // Only once, even if a test is tried again.
  made ??= insertManyTrips(context.database.orm, {
    trips: 60,
    minutesApart: 600,
    of: { most: completed, oneInTwenty: globex },
  });
  await made;
  return { context, fixtures };
}

it('creates few components until the first rows', async () => {
  const { fixtures } = await withManyTrips();
  const created = await createdUntil(
    () => document.querySelectorAll('[data-row]').length === 10,
    () => renderConsole({ as: fixtures.users.northwindAdmin, path: '/trips/all-trips' }),
  );
  expect(created).toBeLessThanOrEqual(MOST_CREATED);
});

it('does not redraw the heading or the toolbar for another page, which is loaded before the press', async () => {
  const { context, fixtures } = await withManyTrips();
  const asked: string[] = [];
  network.events.on('request:start', ({ request }) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/v1/bookings') asked.push(searchParams.get('offset') ?? '0');
  });
  const timesAsked = (offset: string) => asked.filter((one) => one === offset).length;
  const { user } = await renderConsole({
    as: fixtures.users.northwindAdmin,
    path: '/trips/all-trips',
  });
  await screen.findByText(/^1–10 of/);
  const next = screen.getByRole('button', { name: 'Next page' });
  await user.hover(next);
  await waitFor(() => expect(timesAsked('10')).toBe(1));

  // Turning the first page writes the list's initial settings into the address, also for the tabs.
  await user.click(next);
  await screen.findByText(/^11–20 of/);
  expect(timesAsked('10')).toBe(1);
  // A user who turned a page may turn another: the next one is fetched without asking.
  await waitFor(() => expect(timesAsked('20')).toBe(1));
  const paged = await rendersOf(async () => {
    await user.click(next);
    await screen.findByText(/^21–30 of/);
    await waitFor(() => expect(timesAsked('30')).toBe(1));
  });
  expect(drawnOf([...HEADING, ...TOOLBAR], paged)).toEqual([]);
  expect(timesAsked('20')).toBe(1);

  // A trip on a page fetched in advance changes: the page is read again when it is shown.
  const [trip] = await context.database.orm
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(bookings.corporationId, fixtures.corporations.northwind.id))
    .orderBy(desc(bookings.pickupAt))
    .offset(34)
    .limit(1);
  await context.database.orm
    .update(bookings)
    .set({ passengerName: 'Since it was fetched' })
    .where(eq(bookings.id, trip!.id));
  await waitFor(() => expect(timesAsked('20')).toBe(2), { timeout: 5000 });
  await user.click(next);
  expect(await screen.findByText('Since it was fetched')).toBeVisible();
  network.events.removeAllListeners();
});
