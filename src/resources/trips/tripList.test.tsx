import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { bookings, defaultTripViews, tripViews } from '../../../server/db/tables/index.ts';
import { consoleServer, renderConsole } from '../../../tests/support/console.tsx';
import { filtersOf } from './view/tripUrl.ts';

const open = (path: string) => renderConsole({ as: ({ users }) => users.northwindAdmin, path });
const firstRow = () => screen.findAllByRole('cell', { name: '1 High Street' });
const headings = () =>
  screen
    .getAllByRole('columnheader')
    .map((cell) => cell.textContent)
    // The first one belongs to the arrows that open a trip.
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

it('filters by a payment method, shows it in the address and as a chip, and clears it with one press', async () => {
  const { context, fixtures } = await consoleServer();
  await context.database.orm
    .update(bookings)
    .set({ paymentType: 'cash', passengerName: 'Paid In Cash' })
    .where(eq(bookings.id, fixtures.bookings.completed.id));
  const { user } = await open('/trips/all-trips');
  await firstRow();
  expect(headings()).toEqual([
    'Pickup time',
    'Name',
    'From',
    'To',
    'Paid by',
    'Price',
    'Taxi company',
    'Status',
    'Created',
  ]);
  await user.click(screen.getByRole('button', { name: 'Paid by' }));
  const editor = await screen.findByRole('dialog', { name: 'Paid by' });
  const box = await within(editor).findByRole('combobox', { name: 'Paid by' });
  await waitFor(() => expect(box).toHaveFocus());
  await user.keyboard('cas{ArrowDown}{Enter}{Escape}');
  await waitFor(() => expect(editor).not.toBeInTheDocument());
  await waitFor(() => expect(filters()).toEqual({ paymentType: ['cash'] }));
  await screen.findByRole('button', { name: 'Remove filter Paid by: Cash' });
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
  expect(within(dialog).getByText(/^Created \d+ [A-Z][a-z]+ \d{4}$/)).toBeVisible();
  await user.clear(box);
  await user.type(box, 'jones');
  expect(await within(dialog).findByText('Ben Jones')).toBeVisible();
  expect(within(dialog).queryByText('GUEST')).not.toBeInTheDocument();
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(filters()).toEqual({ passengerId: ben.id }));
  await screen.findByRole('button', { name: 'Remove filter Passenger: Ben Jones' });
  await waitFor(() => expect(screen.queryByText('Anna Smith')).not.toBeInTheDocument());
  expect(screen.getByText('Ben Jones')).toBeVisible();
});

it('stays where it is when the Back of the browser closes a dialog', async () => {
  const { user } = await open('/trips/all-trips');
  await user.click(screen.getByRole('tab', { name: 'Completed' }));
  await firstRow();
  for (const name of ['Find passenger', 'Columns']) {
    // One after the other on the same page.
    await user.click(screen.getByRole('button', { name }));
    await screen.findByRole('dialog');
    history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.pathname).toBe('/trips/completed');
  }
});

it('keeps columns when paging and sorting, in a view that opens first the next time', async () => {
  const { user } = await open('/trips/all-trips');
  await firstRow();
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  const columns = await screen.findByRole('dialog', { name: 'Columns' });
  for (const name of ['Created', 'From', 'To', 'Paid by', 'Taxi company', 'Status'])
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
  expect(await within(dialog).findByText('Name is missing')).toBeVisible();
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

it('says at the name of a view that another one has it, and shows a cut name as a tooltip', async () => {
  const { fixtures, as } = await consoleServer();
  const state = { tab: 'all-trips', filters: {}, sort: 'total', columns: ['pickupAt', 'total'] };
  const mine = as(fixtures.users.northwindAdmin);
  const name = 'Monthly settlement of the trips to airports';
  const { body } = await mine.post<{ id: string }>('/v1/trip-views', { name, state });
  const { user } = await open(`/trips/all-trips?view=${body.id}&filter={}`);
  await user.hover(await screen.findByRole('button', { name: `View: ${name} (changed)` }));
  expect(await screen.findByRole('tooltip')).toHaveTextContent(`View: ${name} (changed)`);

  await openViews(user, /^View: Monthly/);
  await user.click(screen.getByRole('menuitem', { name: /Save as new view/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Save view' });
  const field = within(dialog).getByRole('textbox', { name: /Name/ });
  await user.type(field, ` ${name.toUpperCase()} {Enter}`);
  await waitFor(() => expect(field).toHaveAccessibleDescription(/^Already taken/));
  expect(field).toBeInvalid();
});

it('opens with the default view', async () => {
  const { fixtures, as } = await consoleServer();
  const mine = as(fixtures.users.northwindAdmin);
  const columns = ['pickupAt', 'passengerName', 'total', 'dispatchId'];
  const state = { tab: 'all-trips', filters: {}, sort: 'total', columns };
  const { body } = await mine.post<{ id: string }>('/v1/trip-views', { name: 'Prices', state });
  await mine.put(`/v1/trip-views/${body.id}/default`, { isDefault: true });
  await open('/trips');
  expect(await screen.findByRole('button', { name: 'View: Prices' })).toBeVisible();
  await waitFor(() => expect(headings()).toEqual(['Pickup time', 'Name', 'Price', 'Trip ID']));
  expect(location.search).toContain('sort=total');
});

it.each([
  ['filter={"nonsense":1,"paymentType":["cash"]}&page=0', { paymentType: ['cash'] }],
  ['filter={"status":["NOPE"]}&sort=colour&order=UP', {}],
  ['filter={"accountField":"no value"}&perPage=1000', {}],
])('corrects an address that no list can show: %s', async (search, expected) => {
  await open(`/trips/all-trips?${encodeURI(search)}`);
  await waitFor(() => expect(filters()).toEqual(expected));
  await waitFor(() => expect(location.search).not.toMatch(/nonsense|NOPE|colour|1000|page=0/));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('says so if the requested view no longer exists', async () => {
  const { user } = await open('/trips/all-trips?view=00000000-0000-4000-8000-000000000000');
  expect(await screen.findByText(/This view no longer exists/)).toBeVisible();
  await firstRow();
  expect(location.search).not.toContain('view=');
  await openViews(user, /^Views$/);
});
