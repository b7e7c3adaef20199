import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { pricing } from '../../../contract/booking/cost.fixture.ts';
import { instantsOfDays } from '../../../contract/booking/dayRange.ts';
import { dateOf, localTime } from '../../../contract/booking/schedule.ts';
import { daysOfPeriod } from '../../../contract/core/period.ts';
import { bookings } from '../../../server/db/tables/index.ts';
import { consoleServer, network, renderConsole } from '../../../tests/support/console.tsx';
import { filtersOf } from './view/tripUrl.ts';

const open = (path: string) => renderConsole({ as: ({ users }) => users.northwindAdmin, path });

async function askForTrips(user: UserEvent): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Download trips…' }));
  return screen.findByRole('dialog', { name: 'Download trips' });
}

/** The addresses that the page downloads instead of opening them. */
function spyOnDownloads() {
  const opened: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    opened.push(this.href);
  });
  return { opened, click };
}

it('downloads the trips of a period', async () => {
  const { opened, click } = spyOnDownloads();
  const { user, server } = await open('/trips/completed');
  await screen.findAllByRole('cell', { name: '1 High Street' });
  const dialog = await askForTrips(user);
  await waitFor(() =>
    expect(within(dialog).getByRole('combobox', { name: 'Account' })).toHaveValue('Northwind'),
  );
  const type = async (end: 'Start date' | 'End date', digits: string) => {
    const days = await within(dialog).findByRole('group', { name: end });
    await user.click(within(days).getAllByRole('spinbutton')[0]!);
    await user.keyboard(`{Control>}a{/Control}${digits}`);
  };
  await type('Start date', '30022026');
  await user.click(within(dialog).getByRole('button', { name: 'Download' }));
  expect(await within(dialog).findByText('Enter a date between 2000 and 2100')).toBeVisible();
  // A day that is refused stays as it was typed.
  await type('Start date', '25121999');
  const start = within(dialog).getByRole('group', { name: 'Start date' });
  expect(within(start).getByRole('spinbutton', { name: 'Year' })).toHaveTextContent('1999');
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
    columns: expect.stringContaining('pickupAt,passengerName,originAddress'),
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
  const dialog = await askForTrips(user);
  const account = within(dialog).getByRole('combobox', { name: 'Account' });
  await waitFor(() => expect(account).toHaveValue('Globex'));
  const days = within(dialog).getAllByRole('spinbutton', { name: 'Day' });
  expect(days.map(({ textContent }) => textContent)).toEqual(['02', '03']);
});

it('keeps a period relative, shows its first and last day, and downloads what it shows', async () => {
  const { opened, click } = spyOnDownloads();
  const { fixtures } = await consoleServer();
  const { anna } = fixtures.employees;
  const filter = JSON.stringify({ passengerId: anna.id, status: ['COMPLETED'] });
  const { user } = await open(`/trips/all-trips?filter=${encodeURIComponent(filter)}`);
  expect(await screen.findByRole('button', { name: 'Status: Completed' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Pickup' }));
  const asked = await screen.findByRole('dialog', { name: 'Pickup' });
  await user.click(within(asked).getByRole('button', { name: 'This month' }));
  await screen.findByRole('button', { name: 'Remove filter Pickup: This month' });
  expect(filtersOf(location.search)).toMatchObject({ pickupPeriod: 'thisMonth' });
  expect(filtersOf(location.search).pickupTimeTo).toBeUndefined();

  const dialog = await askForTrips(user);
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

it('exports what the list shows for a month, or for the days that it is narrowed to', async () => {
  const { opened, click } = spyOnDownloads();
  const { user } = await open('/trips/completed');
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  expect(await screen.findByRole('menuitem', { name: 'This list · This month' })).toBeVisible();
  await user.click(screen.getByRole('menuitem', { name: 'This list · Last month' }));
  expect(await screen.findByText('The download has started')).toBeVisible();
  const today = dateOf(localTime(new Date(), 'Europe/London'));
  const days = instantsOfDays(daysOfPeriod('lastMonth', today), 'Europe/London');
  expect(Object.fromEntries(new URL(opened[0]!).searchParams)).toMatchObject({
    pickupTimeFrom: days.from,
    pickupTimeTo: days.to,
    status: 'COMPLETED,COMPLETE,ARCHIVE_COMPLETE',
    columns: expect.stringContaining('pickupAt,passengerName,originAddress'),
  });

  await user.click(screen.getByRole('button', { name: 'Pickup' }));
  const asked = await screen.findByRole('dialog', { name: 'Pickup' });
  await user.click(within(asked).getByRole('button', { name: 'Today' }));
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  network.use(http.post('*/report-tickets', () => HttpResponse.error(), { once: true }));
  await user.click(await screen.findByRole('menuitem', { name: 'This list' }));
  await screen.findByText('The download could not be started. Try again.');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(opened).toHaveLength(1);
  click.mockRestore();
});

it('mails a receipt once by a double click', async () => {
  const { context, fixtures } = await consoleServer();
  await context.database.orm
    .update(bookings)
    .set({ status: 'COMPLETED', pricingDetails: pricing(1800) })
    .where(eq(bookings.id, fixtures.bookings.completed.id));
  let sent = 0;
  // Counts the call, and leaves it to the server.
  network.use(http.post('*/receipt-mail', () => void (sent += 1)));
  const { user } = await open('/trips/completed');
  const [cell] = await screen.findAllByRole('cell', { name: '1 High Street' });
  await user.click(cell!);
  const button = await screen.findByRole('button', { name: 'E-mail receipt' });
  // Both clicks come before React draws that the button is busy.
  fireEvent.click(button, { detail: 1 });
  fireEvent.click(button, { detail: 2 });
  await screen.findByText(/^The receipt is on its way to /);
  expect(sent).toBe(1);
});
