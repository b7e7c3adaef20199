import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { afterEach, expect, it, vi } from 'vitest';
import { bookings, defaultTripViews, tripViews } from '../../../server/db/tables/index.ts';
import { consoleServer, renderConsole } from '../../../tests/support/console.tsx';
import { filtersOf } from './view/tripUrl.ts';

const open = (path: string) => renderConsole({ as: ({ users }) => users.northwindAdmin, path });
const firstRow = () => screen.findAllByRole('cell', { name: '1 High Street' });
const headings = () =>
  screen
    .getAllByRole('columnheader')
    .map((cell) => cell.textContent)
    // The first one is of the arrows that open a trip.
    .slice(1);
const filters = () => filtersOf(location.search);

async function openViews(user: UserEvent, name: RegExp): Promise<void> {
  await user.click(await screen.findByRole('button', { name }));
  await screen.findByRole('menu');
}

afterEach(async () => {
  const { orm } = (await consoleServer()).context.database;
  await orm.delete(defaultTripViews);
  await orm.delete(tripViews);
});

it('narrows to a way to pay, says so in the address and by a chip, and clears it in one press', async () => {
  const { context, fixtures } = await consoleServer();
  await context.database.orm
    .update(bookings)
    .set({ paymentType: 'cash', passengerName: 'Paid In Cash' })
    .where(eq(bookings.id, fixtures.bookings.completed.id));
  const { user } = await open('/trips/all-trips');
  await firstRow();
  expect(headings()).toEqual([
    'Created',
    'Pickup time',
    'Name',
    'From',
    'To',
    'Payment',
    'Price',
    'Company',
    'Status',
  ]);
  await user.click(screen.getByRole('button', { name: 'Payment' }));
  const editor = await screen.findByRole('dialog', { name: 'Payment' });
  expect(within(editor).getByRole('combobox', { name: 'Payment' })).toHaveFocus();
  await user.keyboard('cas{ArrowDown}{Enter}{Escape}');
  await waitFor(() => expect(editor).not.toBeInTheDocument());
  await waitFor(() => expect(filters()).toEqual({ paymentType: ['cash'] }));
  await screen.findByRole('button', { name: 'Remove filter Payment: Cash' });
  expect(await screen.findByText('Paid In Cash')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Anna Smith')).not.toBeInTheDocument());

  await user.click(screen.getByRole('tab', { name: 'Cancelled' }));
  expect(await screen.findByText('No results found')).toBeInTheDocument();
  expect(filters()).toEqual({ paymentType: ['cash'] });
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(filters()).toEqual({}));
  expect(await screen.findByText('Anna Smith')).toBeVisible();
});

it("finds a passenger by keyboard and shows that person's trips", async () => {
  const { context, fixtures } = await consoleServer();
  const { ben } = fixtures.employees;
  await context.database.orm
    .update(bookings)
    .set({ passengerId: ben.id, passengerName: 'Ben Jones' })
    .where(eq(bookings.id, fixtures.bookings.cancelled.id));
  const { user } = await open('/trips/all-trips');
  await firstRow();
  await user.click(screen.getByRole('button', { name: 'Find passenger' }));
  const dialog = await screen.findByRole('dialog', { name: 'Find the trips of a passenger' });
  const box = within(dialog).getByRole('textbox', { name: 'Name, e-mail or phone' });
  expect(box).toHaveFocus();
  await user.keyboard('gu');
  expect(within(dialog).getByText('Type at least 3 characters')).toBeVisible();
  await user.keyboard('est');
  expect(await within(dialog).findByText('GUEST')).toBeVisible();
  expect(within(dialog).getByText(/^Created .* UTC$/)).toBeVisible();
  await user.clear(box);
  await user.type(box, 'jones');
  expect(await within(dialog).findByText('PASSENGER')).toBeVisible();
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(filters()).toEqual({ passengerId: ben.id }));
  await screen.findByRole('button', { name: 'Remove filter Passenger: Ben Jones' });
  await waitFor(() => expect(screen.queryByText('Anna Smith')).not.toBeInTheDocument());
  expect(screen.getByText('Ben Jones')).toBeVisible();
});

it('keeps columns through pages and sorting, in a view that opens first the next time', async () => {
  const { user } = await open('/trips/all-trips');
  await firstRow();
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  const columns = await screen.findByRole('dialog', { name: 'Columns' });
  for (const name of ['Created', 'From', 'To', 'Payment', 'Company', 'Status'])
    await user.click(within(columns).getByRole('checkbox', { name: `Show ${name}` }));
  await user.click(within(columns).getByRole('checkbox', { name: 'Show Trip ID' }));
  await user.click(within(columns).getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(headings()).toEqual(['Pickup time', 'Name', 'Price', 'Trip ID']));
  await user.click(screen.getByText('Price'));
  await waitFor(() => expect(location.search).toContain('sort=total'));
  expect(headings()).toEqual(['Pickup time', 'Name', 'Price', 'Trip ID']);

  await openViews(user, /^Views$/);
  await user.click(screen.getByRole('menuitem', { name: /Save as new view/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Save view' });
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText('Give the view a name')).toBeVisible();
  await user.type(within(dialog).getByRole('textbox', { name: /Name/ }), 'Costs');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await openViews(user, /View: Costs/);
  await user.click(screen.getByRole('menuitem', { name: 'Open trips with this view' }));
  await waitFor(async () => {
    const { fixtures, as } = await consoleServer();
    const { body } = await as(fixtures.users.northwindAdmin).get<object[]>('/v1/trip-views');
    expect(body).toMatchObject([{ name: 'Costs', isDefault: true, state: { sort: 'total' } }]);
  });
  // Otherwise the lists of the tests below begin with these columns too.
  const { fixtures, as } = await consoleServer();
  await as(fixtures.users.northwindAdmin).put('/v1/list-preferences/bookings', {});
});

it('opens with the view that is to come first', async () => {
  const { fixtures, as } = await consoleServer();
  const mine = as(fixtures.users.northwindAdmin);
  const columns = ['pickupAt', 'passengerName', 'total', 'dispatchId'];
  const state = { tab: 'all-trips', filters: {}, sort: 'total', columns };
  const { body } = await mine.post<{ id: string }>('/v1/trip-views', { name: 'Costs', state });
  await mine.put(`/v1/trip-views/${body.id}/default`, { isDefault: true });
  await open('/trips');
  expect(await screen.findByRole('button', { name: 'View: Costs' })).toBeVisible();
  await waitFor(() => expect(headings()).toEqual(['Pickup time', 'Name', 'Price', 'Trip ID']));
  expect(location.search).toContain('sort=total');
});

it('downloads the trips of a period', async () => {
  const opened: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    opened.push(this.href);
  });
  const { user, server } = await open('/trips/completed');
  await firstRow();
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: /Download trips/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Download trips' });
  await waitFor(() =>
    expect(within(dialog).getByRole('combobox', { name: 'Account' })).toHaveValue('Northwind'),
  );
  const type = async (end: 'Start date' | 'End date', digits: string) => {
    const days = within(dialog).getByRole('group', { name: end });
    await user.click(within(days).getAllByRole('spinbutton')[0]!);
    await user.keyboard(`{Control>}a{/Control}${digits}`);
  };
  await type('Start date', '30022026');
  await user.click(within(dialog).getByRole('button', { name: 'Download' }));
  expect(await within(dialog).findByText('Enter a date between 2000 and 2100')).toBeVisible();
  await type('Start date', '02022026');
  await type('End date', '01022026');
  expect(await within(dialog).findByText('The last day cannot be before the first')).toBeVisible();
  await type('End date', '03022026');
  await user.click(within(dialog).getByRole('button', { name: 'Download' }));
  expect(await screen.findByText('The download has started')).toBeVisible();
  const url = new URL(opened[0]!);
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    bookingChannelId: 'meridian',
    businessAccountId: server.fixtures.corporations.northwind.id,
    pickupTimeFrom: '2026-02-02T00:00:00.000Z',
    pickupTimeTo: '2026-02-04T00:00:00.000Z',
    status: 'COMPLETED,COMPLETE,ARCHIVE_COMPLETE',
    columns: expect.stringContaining('createdAt,pickupAt,passengerName'),
    format: 'comma',
    lang: 'en',
  });
  const file = await server.anonymous('meridian').get<string>(url.pathname + url.search);
  expect(file.status).toBe(200);
  click.mockRestore();
});

it("downloads what a fleet manager's list shows unless told otherwise", async () => {
  const { fixtures } = await consoleServer();
  const filter = JSON.stringify({
    corporationId: fixtures.corporations.globex.id,
    pickupTimeFrom: '2026-02-02T00:00:00.000Z',
    pickupTimeTo: '2026-02-04T00:00:00.000Z',
  });
  const { user } = await renderConsole({
    as: ({ users }) => users.fleetManager,
    path: `/trips/all-trips?filter=${encodeURIComponent(filter)}`,
  });
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: /Download trips/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Download trips' });
  const account = within(dialog).getByRole('combobox', { name: 'Account' });
  await waitFor(() => expect(account).toHaveValue('Globex'));
  const days = within(dialog).getAllByRole('spinbutton', { name: 'Day' });
  expect(days.map(({ textContent }) => textContent)).toEqual(['02', '03']);
});

it('keeps a period relative, shows its days to the end, and downloads what it shows', async () => {
  const opened: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    opened.push(this.href);
  });
  const { fixtures } = await consoleServer();
  const { anna } = fixtures.employees;
  const filter = JSON.stringify({ passengerId: anna.id, status: ['COMPLETED'] });
  const { user } = await open(`/trips/all-trips?filter=${encodeURIComponent(filter)}`);
  expect(await screen.findByRole('button', { name: 'Status: Completed' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Pickup' }));
  const asked = await screen.findByRole('dialog', { name: 'Pickup' });
  await user.click(within(asked).getByRole('button', { name: 'This month' }));
  await screen.findByRole('button', { name: 'Remove filter Pickup: This month' });
  expect(filters()).toMatchObject({ pickupPeriod: 'thisMonth' });
  expect(filters().pickupTimeTo).toBeUndefined();

  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: /Download trips/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Download trips' });
  await within(dialog).findByText(/Passenger: Anna Smith · Status: Completed/);
  const month = within(dialog).getByRole('button', { name: 'This month' });
  expect(month).toHaveAttribute('aria-pressed', 'true');
  await user.click(within(dialog).getByRole('radio', { name: /Semicolons/ }));
  await user.click(within(dialog).getByRole('radio', { name: /Everything/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(opened).toHaveLength(1));
  const query = Object.fromEntries(new URL(opened[0]!).searchParams);
  const today = new Date();
  const next = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 1));
  expect(query).toMatchObject({
    passengerId: anna.id,
    status: 'COMPLETED',
    format: 'semicolon',
    pickupTimeTo: next.toISOString(),
  });
  expect(query).not.toHaveProperty('columns');
  click.mockRestore();
});

it.each([
  ['filter={"nonsense":1,"paymentType":["cash"]}&page=0', { paymentType: ['cash'] }],
  ['filter={"status":["NOPE"]}&sort=colour&order=UP', {}],
  ['filter={"accountField":"no value"}&perPage=1000', {}],
])('mends an address that no list can show: %s', async (search, expected) => {
  await open(`/trips/all-trips?${encodeURI(search)}`);
  await waitFor(() => expect(filters()).toEqual(expected));
  await waitFor(() => expect(location.search).not.toMatch(/nonsense|NOPE|colour|1000|page=0/));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('says so when the view that is asked for is gone', async () => {
  const { user } = await open('/trips/all-trips?view=00000000-0000-4000-8000-000000000000');
  expect(await screen.findByText(/This view no longer exists/)).toBeVisible();
  await firstRow();
  expect(location.search).not.toContain('view=');
  await openViews(user, /^Views$/);
});
