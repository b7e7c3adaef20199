import { cleanup, screen, waitFor } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bookings } from '../../../server/db/tables/index.ts';
import { consoleServer, network, renderConsole } from '../../../tests/support/console.tsx';
import type { TestServer } from '../../../tests/support/server.ts';

const LIVE = '/v1/bookings/live';

const as = ({ users }: TestServer['fixtures']) => users.northwindAdmin;

async function openTrips(): Promise<void> {
  const followed = Promise.withResolvers<void>();
  network.events.on('response:mocked', ({ request }) => {
    if (new URL(request.url).pathname === LIVE) followed.resolve();
  });
  await renderConsole({ as, path: '/trips/all-trips' });
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(1));
  await followed.promise;
}

// Loading the code of the page may take longer than the seconds for which its reads are fresh.
beforeEach(async () => {
  await openTrips();
  cleanup();
  localStorage.clear();
});

afterEach(() => network.events.removeAllListeners());

it.each(['no account yet', 'an account of before'])(
  'reads nothing twice for the first list of a device with %s, and reads trips again once they change',
  async (device) => {
    const { context, fixtures } = await consoleServer();
    const { northwind } = fixtures.corporations;
    if (device !== 'no account yet') localStorage.setItem('account_id', northwind.id);
    const asked: string[] = [];
    network.events.on('request:start', ({ request }) => {
      const { pathname, search } = new URL(request.url);
      if (request.method === 'GET') asked.push(decodeURIComponent(pathname + search));
    });
    await openTrips();
    expect(asked.filter((one, at) => asked.indexOf(one) !== at)).toEqual([]);
    expect(asked.some((one) => one.startsWith('/v1/bookings?'))).toBe(true);

    await context.database.orm
      .update(bookings)
      .set({ passengerName: `Since ${device}` })
      .where(eq(bookings.id, fixtures.bookings.completed.id));
    expect(await screen.findByText(`Since ${device}`)).toBeInTheDocument();
  },
);
