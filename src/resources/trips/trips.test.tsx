import { screen, waitFor, within } from '@testing-library/react';
import { focusManager } from '@tanstack/react-query';
import { and, eq } from 'drizzle-orm';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { pricing } from '../../../contract/booking/cost.fixture.ts';
import { bookings } from '../../../server/db/tables/index.ts';
import { consoleServer, network, renderConsole } from '../../../tests/support/console.tsx';
import type { TestServer } from '../../../tests/support/server.ts';

const asNorthwind = ({ users }: TestServer['fixtures']) => users.northwindAdmin;
const open = (path: string) => renderConsole({ as: asNorthwind, path });

const firstRow = async () =>
  (await screen.findAllByRole('cell', { name: '1 High Street' }))[0]!.closest('tr')!;

/** A live stream that is connected but sends nothing. */
const silentStream = () =>
  new HttpResponse(
    new ReadableStream({
      start: (stream) => stream.enqueue(new TextEncoder().encode('data: {"type":"open"}\n\n')),
    }),
    { headers: { 'content-type': 'text/event-stream' } },
  );

const ACTIONS = ['Track', 'Book again', 'Change pickup time', 'Download receipt', 'Cancel trip'];

describe('trip history', () => {
  it('redirects /trips to all trips and changes tabs by address', async () => {
    const { user } = await open('/trips');
    expect(await screen.findByRole('tab', { name: 'All trips', selected: true })).toBeVisible();
    await firstRow();
    await user.click(screen.getByRole('tab', { name: 'Pre-bookings' }));
    expect(location.pathname).toBe('/trips/pre-bookings');
    await waitFor(() => expect(screen.getAllByText('Pre-booked').length).toBeGreaterThan(0));
    const rows = screen.getAllByRole('row');
    for (const row of rows) expect(within(row).queryByText('Completed')).not.toBeInTheDocument();
  });

  it('distinguishes an empty tab from a search without results', async () => {
    const { context } = await consoleServer();
    await context.database.orm
      .update(bookings)
      .set({ status: 'COMPLETED' })
      .where(eq(bookings.status, 'CUSTOMER_CANCELLED'));
    const { user } = await open('/trips/cancelled');
    expect(await screen.findByText('No data available')).toBeInTheDocument();
    const search = screen.getByRole('textbox', { name: 'Search by trip ID, name or address' });
    await user.type(search, 'nothing like it');
    expect(await screen.findByText('No results found')).toBeInTheDocument();
  });

  it('begins to search by a press on the magnifying glass', async () => {
    const { user } = await open('/trips/all-trips');
    const search = await screen.findByRole('textbox', {
      name: 'Search by trip ID, name or address',
    });
    await user.click(search.previousElementSibling!);
    expect(search).toHaveFocus();
  });

  it('keeps the open row through a refresh that brings another status', async () => {
    network.use(http.get('*/v1/bookings/live', silentStream));
    const { user, server } = await open('/trips/all-trips');
    await user.click(await firstRow());
    const reference = (await screen.findByText('Booking reference')).nextElementSibling!;
    const id = reference.textContent ?? '';
    await server.context.database.orm
      .update(bookings)
      .set({ status: 'DROPPINGOFF', destinationEtaMinutes: 7 })
      .where(eq(bookings.id, id));
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    expect(await screen.findByText('Arrives in 7 min')).toBeInTheDocument();
    // In the row, and at the head of the sheet that is printed.
    expect(screen.getAllByText('POB')).toHaveLength(2);
    expect(screen.getByText('Booking reference').nextElementSibling).toHaveTextContent(id);
    focusManager.setFocused(undefined);
  });

  it('shows a change at once, wherever it was made, and keeps open what is open', async () => {
    const { user, server } = await open('/trips/all-trips');
    const row = await firstRow();
    const search = screen.getByRole('textbox', { name: /Search by trip ID/ });
    await user.type(search, 'Hi');
    await user.click(row);
    const id = (await screen.findByText('Booking reference')).nextElementSibling?.textContent ?? '';
    const change = (values: Partial<typeof bookings.$inferInsert>) =>
      server.context.database.orm.update(bookings).set(values).where(eq(bookings.id, id));
    await change({ status: 'ENROUTE', estimatedTimeArrival: 6 });
    expect(await screen.findByText('Driver in 6 min')).toBeInTheDocument();
    await change({ status: 'ENROUTE', estimatedTimeArrival: 5 });
    expect(await screen.findByText('Driver in 5 min')).toBeInTheDocument();
    expect(screen.getByText('Booking reference').nextElementSibling).toHaveTextContent(id);
    expect(search).toHaveValue('Hi');
  });

  it.each([
    ['pre-bookings', 'northwindAdmin', 'Track, Book again, Change pickup time, Cancel trip'],
    ['completed', 'northwindAdmin', 'Track, Book again, Download receipt'],
    ['completed', 'fleetManager', 'Track'],
  ] as const)('offers these actions for %s trips to a %s: %s', async (tab, who, offered) => {
    const { context, fixtures } = await consoleServer();
    const { prebooked, completed } = fixtures.bookings;
    const change = (id: string, values: Partial<typeof bookings.$inferInsert>) =>
      context.database.orm
        .update(bookings)
        .set({ trackingLink: 'https://track.example/7', ...values })
        .where(eq(bookings.id, id));
    await change(prebooked.id, { status: 'PREBOOKED' });
    await change(completed.id, { status: 'COMPLETED', pricingDetails: pricing(1800) });
    const id = tab === 'completed' ? completed.id : prebooked.id;
    const path = `/trips/${tab}?filter=${encodeURIComponent(JSON.stringify({ id }))}`;
    const { user } = await renderConsole({ as: ({ users }) => users[who], path });
    await user.click(await firstRow());
    const details = within(await screen.findByRole('region', { name: /^Trip of / }));
    expect(await details.findByRole('list', { name: 'Timeline' })).toBeVisible();
    const shown = [...details.queryAllByRole('button'), ...details.queryAllByRole('link')];
    const found = ACTIONS.filter((action) =>
      shown.some(({ textContent }) => textContent?.startsWith(action)),
    );
    expect(found.join(', ')).toBe(offered);
  });

  it('shows everything about a trip, one trip at a time, with links to what can be done', async () => {
    const { context, fixtures } = await consoleServer();
    const { prebooked, completed } = fixtures.bookings;
    await context.database.orm
      .update(bookings)
      .set({
        status: 'PREBOOKED',
        passengerName: 'Otto Other',
        trackingLink: 'https://track.example/7',
        dispatchId: 'D-OTTO',
        distanceMeters: 5000,
        estimatedTimeArrival: null,
      })
      .where(eq(bookings.id, prebooked.id));
    const { user } = await open(`/trips/all-trips?trip=${completed.id}`);
    await screen.findByRole('region', { name: /^Trip of / });
    await user.click((await screen.findByText('Otto Other')).closest('tr')!);
    // With a second region, this query would find more than one.
    const details = within(await screen.findByRole('region', { name: 'Trip of Otto Other' }));
    await waitFor(() =>
      expect(screen.getAllByRole('region', { name: /^Trip of / })).toHaveLength(1),
    );
    const terms = (await details.findAllByRole('term')).map(({ textContent }) => textContent);
    const people = ['Passenger', 'Booked by', 'Created by'];
    const ride = ['Vehicle class', 'ETA / distance', 'Trip ID', 'Paid by', 'Price', 'Timeline'];
    expect(terms).toEqual(expect.arrayContaining([...people, ...ride]));
    expect(details.getByText('3.11 mi')).toBeVisible();
    const track = details.getByRole('link', { name: 'Track' });
    expect(track).toHaveAttribute('href', 'https://track.example/7?lang=en');
    expect(track).toHaveAttribute('target', '_blank');
    const reuse = details.getByRole('link', { name: /^Book again/ });
    expect(reuse).toHaveAttribute('href', `/create-v2?id=${prebooked.id}`);
    const change = details.getByRole('link', { name: 'Change pickup time' });
    expect(change).toHaveAttribute('href', `/booking/${prebooked.id}/edit`);
  });

  it('shows a departing flight and that nothing is charged, and does not track a trip that is over', async () => {
    const { context, fixtures } = await consoleServer();
    const flightInfo = {
      type: 'dropoff' as const,
      airline: 'Lufthansa',
      number: 'lh901',
      terminal: 'T2',
      arrivalTime: '19:30',
      arrivalTimeLocal: '19:30',
      totalPassengers: 1,
      totalSmallBags: 0,
      totalLargeBags: 0,
    };
    const { id } = fixtures.bookings.completed;
    await context.database.orm
      .update(bookings)
      .set({
        trackingLink: '/track/abc',
        status: 'CUSTOMER_CANCELLED',
        pricingDetails: null,
        bookingProperties: { flightInfo },
      })
      .where(eq(bookings.id, id));
    const path = `/trips/cancelled?filter=${encodeURIComponent(JSON.stringify({ id }))}`;
    const { user } = await open(path);
    const row = await firstRow();
    expect(screen.getByRole('columnheader', { name: 'Details' })).toBeInTheDocument();
    await user.click(row);
    const details = within(await screen.findByRole('region', { name: /^Trip of / }));
    expect(details.getByText('Lufthansa LH 901')).toBeVisible();
    expect(details.getByText('Terminal 2 · leaves 19:30')).toBeVisible();
    expect(details.getByText('Nothing charged')).toBeVisible();
    expect(details.queryByRole('link', { name: 'Track' })).not.toBeInTheDocument();
  });

  it('cancels a future trip after a question', async () => {
    const { context, fixtures } = await consoleServer();
    await context.database.orm
      .update(bookings)
      .set({ status: 'PREBOOKED' })
      .where(
        and(
          eq(bookings.corporationId, fixtures.corporations.northwind.id),
          eq(bookings.state, 'CONFIRMED'),
        ),
      );
    const { user, server } = await open('/trips/pre-bookings');
    await user.click(await firstRow());
    const id = (await screen.findByText('Booking reference')).nextElementSibling?.textContent ?? '';
    await user.click(screen.getByRole('button', { name: 'Cancel trip' }));
    await screen.findByRole('dialog', { name: 'Cancel this trip?' });
    const address = window.location.href;
    history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.href).toBe(address);
    await user.click(await screen.findByRole('button', { name: 'Cancel trip' }));
    const question = await screen.findByRole('dialog', { name: 'Cancel this trip?' });
    await user.click(within(question).getByRole('button', { name: 'Cancel trip' }));
    expect(await screen.findByText('Booking cancelled successfully')).toBeInTheDocument();
    const { body } = await server
      .as(server.fixtures.users.northwindAdmin)
      .get<{ status: string }>(`/v1/bookings/${id}`);
    expect(body.status).toBe('CUSTOMER_CANCELLED');
  });
});
