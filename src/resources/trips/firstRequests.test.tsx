import { screen, waitFor } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { bookings } from '../../../server/db/tables/index.ts';
import { consoleServer, network, renderConsole } from '../../../tests/support/console.tsx';

const LIVE = '/v1/bookings/live';

it.each(['no account yet', 'an account of before'])(
  'reads nothing twice for the first list of a device with %s, and reads trips again once they change',
  async (device) => {
    const { context, fixtures } = await consoleServer();
    const { northwind } = fixtures.corporations;
    if (device !== 'no account yet') localStorage.setItem('account_id', northwind.id);
    const asked: string[] = [];
    const isFollowed = vi.fn<() => void>();
    network.events.on('request:start', ({ request }) => {
      const { pathname, search } = new URL(request.url);
      if (request.method === 'GET') asked.push(decodeURIComponent(pathname + search));
    });
    network.events.on('response:mocked', ({ request }) => {
      if (new URL(request.url).pathname === LIVE) isFollowed();
    });
    await renderConsole({ as: fixtures.users.northwindAdmin, path: '/trips/all-trips' });
    const cells = await screen.findAllByRole('row');
    expect(cells.length).toBeGreaterThan(1);
    await waitFor(() => expect(isFollowed).toHaveBeenCalled());
    expect(asked.filter((one, at) => asked.indexOf(one) !== at)).toEqual([]);
    expect(asked.some((one) => one.startsWith('/v1/bookings?'))).toBe(true);

    await context.database.orm
      .update(bookings)
      .set({ passengerName: `Since ${device}` })
      .where(eq(bookings.id, fixtures.bookings.completed.id));
    expect(await screen.findByText(`Since ${device}`)).toBeInTheDocument();
    network.events.removeAllListeners();
  },
);
