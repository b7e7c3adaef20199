import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { addMinutes, localTime } from '../../../contract/booking/schedule.ts';
import type { BookingResult } from '../../../contract/booking/request.ts';
import type { Trip } from '../../../contract/resources/bookings.ts';
import { auditEntries, bookings } from '../../../server/db/tables/index.ts';
import { consoleServer, network, renderConsole } from '../../../tests/support/console.tsx';
import { allowConsole } from '../../../tests/support/consoleWatch.ts';

const ZONE = 'Europe/London';
const tomorrow = (time: string) =>
  `${localTime(addMinutes(new Date(), 24 * 60), ZONE).slice(0, 10)}T${time}:00`;
const place = (address: string, latitude: number) => ({ address, latitude, longitude: -0.12 });

async function admin() {
  const server = await consoleServer();
  return server.as(server.fixtures.users.northwindAdmin);
}

/** A trip of Anna's, tomorrow at 10:00. */
async function book(): Promise<string> {
  const { fixtures } = await consoleServer();
  const client = await admin();
  const { body } = await client.post<BookingResult>(
    '/v1/bookings',
    {
      offerId: fixtures.fleets.cityCars.offerIds[0],
      origin: place('Kings Cross', 51.53),
      destination: place('The Savoy', 51.51),
      passengerInfo: {
        passengerId: fixtures.employees.anna.id,
        passengerType: 'employee',
        corporationId: fixtures.corporations.northwind.id,
      },
      payment: { type: 'cash' },
      pickupTime: tomorrow('10:00'),
      notes: 'Ring the bell',
      isDuplicateAcknowledged: true,
    },
    { idempotencyKey: `${crypto.randomUUID()}:1:request` },
  );
  await client.post(`/v1/bookings/${body.bookingId}/confirm`);
  return body.bookingId;
}
const trip = async (id: string) => (await (await admin()).get<Trip>(`/v1/bookings/${id}`)).body;
async function changesOf(id: string) {
  const { context } = await consoleServer();
  const entries = await context.database.orm
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.resourceId, id));
  return entries.filter(({ action }) => action === 'change').length;
}

const open = (id: string) =>
  renderConsole({ as: ({ users }) => users.northwindAdmin, path: `/booking/${id}/edit` });
async function typeTime(user: UserEvent, time: string) {
  const field = await screen.findByRole('textbox', { name: 'Time' });
  await user.clear(field);
  await user.type(field, time);
  await user.tab();
}
const save = () => screen.getByRole('button', { name: 'Save' });

describe('another pickup time', () => {
  it('is shown beside the old one and saved once, even if it is asked several times', async () => {
    const id = await book();
    const { user } = await open(id);
    expect(await screen.findByText('Ring the bell')).toBeInTheDocument();
    expect(save()).toHaveAttribute('aria-disabled', 'true');
    await typeTime(user, '1430');
    expect(await screen.findByText(/, 14:30$/)).toBeInTheDocument();
    expect(screen.getByText(/, 10:00$/)).toBeInTheDocument();
    await user.dblClick(save());
    expect(await screen.findByText('Pickup time changed')).toBeInTheDocument();
    expect((await trip(id)).pickupTime).toBe(tomorrow('14:30'));
    expect(await changesOf(id)).toBe(1);
  });

  it('names the time zone of the pickup where it is not the one of the browser', async () => {
    const id = await book();
    network.use(
      http.get(`*/v1/bookings/${id}`, async () =>
        HttpResponse.json({ ...(await trip(id)), pickupTimeZone: 'Australia/Sydney' }),
      ),
    );
    const { user } = await open(id);
    await typeTime(user, '1615');
    expect(await screen.findByText(/, 16:15 \(GMT\+1[01]\)$/)).toBeInTheDocument();
    await user.click(save());
    const told = await screen.findByText(/The taxi will now come on .*, 16:15 /);
    expect(told).toHaveTextContent(/, 16:15 \(GMT\+1[01]\)\. /);
  });

  it('continues as the same change when an answer was lost, and loses nothing on a reload', async () => {
    const id = await book();
    const { user } = await open(id);
    await typeTime(user, '1515');
    network.use(http.post('*/confirm', () => HttpResponse.error(), { once: true }));
    await user.click(save());
    expect(await screen.findByText(/the time is changed only once/)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Time' })).toHaveValue('15:15');
    expect(sessionStorage.getItem(`booking-edit:${id}`)).toContain('15:15');
    await user.click(save());
    expect(await screen.findByText('Pickup time changed')).toBeInTheDocument();
    expect((await trip(id)).pickupTime).toBe(tomorrow('15:15'));
    expect(await changesOf(id)).toBe(1);
    expect(sessionStorage.getItem(`booking-edit:${id}`)).toBeNull();
  });

  it.each([
    ['/v1/bookings/:id', 502, 'Error 502'],
    ['/confirm', 200, 'The server’s answer could not be understood.'],
  ])(
    'names what came in place of an answer to %s, and is changed once',
    async (at, status, text) => {
      const id = await book();
      const { user } = await open(id);
      await typeTime(user, '1515');
      const page = () => new HttpResponse('<h1>Sign in to the network</h1>', { status });
      const call = at === '/confirm' ? http.post : http.patch;
      network.use(call(`*${at}`, page, { once: true }));
      await user.click(save());
      expect(await screen.findByText(text)).toBeInTheDocument();
      expect(screen.queryByText(/did not answer/)).toBeNull();
      expect(screen.getByText(/the time is changed only once/)).toBeInTheDocument();
      await user.click(save());
      expect(await screen.findByText('Pickup time changed')).toBeInTheDocument();
      expect(await changesOf(id)).toBe(1);
    },
  );

  it('is marked when the server refuses it, and another one is a new change', async () => {
    const id = await book();
    const { user } = await open(id);
    await typeTime(user, '1600');
    network.use(
      http.patch(
        '*/v1/bookings/*',
        () =>
          HttpResponse.json(
            {
              code: 'VALIDATION_FAILED',
              displayTitle: 'Check',
              displayMessage: 'Check what you entered.',
              errors: { pickupTime: { code: 'tooFarAhead', message: 'After the way back' } },
            },
            { status: 422 },
          ),
        { once: true },
      ),
    );
    const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
    await user.click(save());
    expect(await screen.findByText('After the way back')).toBeInTheDocument();
    // The buttons stay in view while the page is scrolled away from the message.
    expect(shown.mock.contexts).toEqual([
      screen.getByText(/^Check what you entered/).closest('[role="alert"]'),
    ]);
    await user.click(save());
    expect(await screen.findByText('Pickup time changed')).toBeInTheDocument();
  });

  it('is not undone by somebody who typed nothing if it was chosen elsewhere in the meantime', async () => {
    const id = await book();
    await open(id);
    const time = await screen.findByRole('textbox', { name: 'Time' });
    const client = await admin();
    await client.patch(`/v1/bookings/${id}`, { pickupTime: tomorrow('18:00') });
    await client.post(`/v1/bookings/${id}/confirm`);
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(time).toHaveValue('18:00'));
    expect(save()).toHaveAttribute('aria-disabled', 'true');
  });

  it('cannot be as soon as possible', async () => {
    const { user } = await open(await book());
    const time = await screen.findByRole('textbox', { name: 'Time' });
    await user.clear(time);
    await user.type(time, '2:30 pm ');
    expect(time).toHaveValue('14:30');
    await typeTime(user, ' ');
    expect(time).toHaveValue('');
    await user.click(save());
    expect(await screen.findByText('Enter a time, such as 14:30')).toBeInTheDocument();
  });

  it('offers what can be done instead if the trip has moved on in the meantime', async () => {
    const id = await book();
    const { user, server } = await open(id);
    await typeTime(user, '1700');
    await server.context.database.orm
      .update(bookings)
      .set({ status: 'ASSIGN' })
      .where(eq(bookings.id, id));
    await user.click(save());
    expect(await screen.findByText('This trip can no longer be changed')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Book again' })).toHaveAttribute(
      'href',
      `/booking/${id}/copy`,
    );
  });

  it('says that there is no such trip if there is none', async () => {
    allowConsole(/HttpError/);
    await open(crypto.randomUUID());
    await waitFor(() => expect(screen.getByText('Trip not found')).toBeInTheDocument());
  });
});
