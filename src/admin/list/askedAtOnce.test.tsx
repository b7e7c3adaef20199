import { getConfig, screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { PAST_STATUSES } from '../../../contract/booking/status.ts';
import { NO_PREFERENCE } from '../../../contract/core/noPreference.ts';
import { consoleServer, renderConsole } from '../../../tests/support/console.tsx';
import { moreEmployees } from '../../../tests/support/moreEmployees.ts';
import { notedReads } from '../../../tests/support/notedReads.ts';

/**
 * What changes as soon as a list is drawn after a press: tab, order, filters, pager, and rows that
 * are loading.
 */
const HEAD =
  '[role="tab"][aria-selected="true"], th[aria-sort], main section, main nav, main [aria-busy]';
const drawn = (): string =>
  [...document.querySelectorAll(HEAD)]
    .map((part) => `${part.ariaSort} ${part.ariaBusy} ${part.textContent}`)
    .join();

/**
 * Presses and waits until the result is shown. The list must have asked once, before anything was
 * redrawn.
 */
async function pressed(
  asked: () => string[],
  press: HTMLElement,
  shown: () => Promise<unknown>,
): Promise<void> {
  const before = drawn();
  expect(asked()).toEqual([]);
  // Clicks as a browser does, because the library's own clicks draw everything before they return.
  await getConfig().asyncWrapper(async () => press.click());
  await waitFor(() => expect(drawn()).not.toBe(before));
  await shown();
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  expect(asked()).toEqual([before]);
}

it('requests another order, page and page size once, at the press, and shows that answer', async () => {
  await moreEmployees();
  const { as, fixtures } = await consoleServer();
  const admin = as(fixtures.users.northwindAdmin);
  const preference = '/v1/list-preferences/business-passengers';
  // A first try may have left its order behind.
  await admin.put(preference, NO_PREFERENCE);
  const { user } = await renderConsole({
    as: ({ users }) => users.northwindAdmin,
    path: '/employees',
  });
  await screen.findByText('1–10 of 14');
  const noted = notedReads(drawn);
  const reads = (query: Record<string, string>) => noted('/v1/business-passengers', query);
  const head = () => screen.getByRole('columnheader', { name: /^Name/ });
  await pressed(
    () => reads({ sort: 'givenName' }),
    within(head()).getByRole('button'),
    () => waitFor(() => expect(head()).toHaveAttribute('aria-sort', 'ascending')),
  );
  // This order is stored by a write, and the answer to the read before it is still used.
  await waitFor(async () =>
    expect((await admin.get(preference)).body).toMatchObject({ sort: 'givenName' }),
  );

  // Neither the pointer nor the focus came near the pager before, which would fetch the page ahead.
  await pressed(
    () => reads({ page: '1' }),
    screen.getByRole('button', { name: 'Next page' }),
    () => screen.findByText('11–14 of 14'),
  );
  await user.click(screen.getByRole('combobox', { name: /per page/i }));
  const option = await screen.findByRole('option', { name: '30' });
  await pressed(
    () => reads({ maxPerPage: '30' }),
    option,
    () => screen.findByText('1–14 of 14'),
  );
});

it('requests trips of another tab and status at the press, with the parameters of the list', async () => {
  // Trips without a status were not read before, so their read cannot come from the opening.
  const filter = encodeURIComponent(JSON.stringify({ status: ['PREBOOKED'] }));
  const { user } = await renderConsole({
    as: ({ users }) => users.fleetManager,
    path: `/trips/all-trips?filter=${filter}`,
  });
  const remove = await screen.findByRole('button', { name: /^Remove.*Pre-booked/ });
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  const noted = notedReads(drawn);
  const reads = (query: Record<string, string>) => noted('/v1/bookings', query);
  const all = () => noted('/v1/bookings').length - reads({ status: 'PREBOOKED' }).length;
  await user.click(remove);
  const status = await screen.findByRole('button', { name: 'Status' });
  expect(all()).toBe(1);
  await user.click(status);
  const option = await screen.findByRole('option', { name: 'Completed' });
  await pressed(
    () => reads({ status: 'COMPLETED' }),
    option,
    () => screen.findByText('Status: Completed'),
  );
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: /^Remove.*Completed/ }));
  await screen.findByRole('button', { name: 'Status' });
  await pressed(
    () => reads({ status: PAST_STATUSES.join() }),
    screen.getByRole('tab', { name: 'Completed' }),
    () => waitFor(() => expect(location.pathname).toBe('/trips/completed')),
  );
});

it('requests the trips of a saved view and of tomorrow at the press', async () => {
  const { as, fixtures } = await consoleServer();
  const manager = as(fixtures.users.fleetManager);
  const state = {
    tab: 'all-trips',
    filters: { status: ['COMPLETED'] },
    sort: 'total',
    columns: ['pickupAt', 'total'],
  };
  const { body } = await manager.post<{ id: string }>('/v1/trip-views', { name: 'Dear', state });
  onTestFinished(async () => {
    await manager.delete(`/v1/trip-views/${body.id}`);
  });
  const { user } = await renderConsole({
    as: ({ users }) => users.fleetManager,
    path: '/trips/all-trips',
  });
  await screen.findAllByRole('cell', { name: '1 High Street' });
  const noted = notedReads(drawn);
  const reads = (query: Record<string, string>) => noted('/v1/bookings', query);
  await user.click(screen.getByRole('button', { name: 'Views' }));
  await pressed(
    () => reads({ sort: 'total', status: 'COMPLETED' }),
    await screen.findByRole('menuitem', { name: /^Dear/ }),
    () => screen.findByRole('button', { name: 'View: Dear' }),
  );
  await pressed(
    () => reads({ sort: 'pickupAt' }),
    screen.getByRole('link', { name: /^Tomorrow/ }),
    () => screen.findByRole('button', { name: 'Pickup: Tomorrow' }),
  );
  expect(location.search).toContain('tomorrow');
});
