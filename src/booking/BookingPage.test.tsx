import { configure, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, onTestFinished } from 'vitest';
import { bookings } from '../../server/db/tables/index.ts';
import { consoleServer, network, renderConsole } from '../../tests/support/console.tsx';
import type { TestServer } from '../../tests/support/server.ts';
import type { Trip } from '../../contract/resources/bookings.ts';

const asNorthwind = ({ users }: TestServer['fixtures']) => users.northwindAdmin;
const open = () => renderConsole({ as: asNorthwind, path: '/create-v2' });

const choose = async (user: UserEvent, field: RegExp, typed: string, option: RegExp) => {
  // Pasted, because each typed letter would redraw the page.
  await user.click(await screen.findByRole('combobox', { name: field }));
  await user.paste(typed);
  const [best] = await screen.findAllByRole('option', { name: option });
  await user.click(best!);
};

/** Goes through the steps up to the last button before booking. */
async function fillIn(user: UserEvent, passenger = 'Anna Smith') {
  await choose(user, /employee or guest/i, passenger, new RegExp(passenger));
  await choose(user, /pickup/i, 'king', /King/);
  await choose(user, /dropoff/i, 'savoy', /Savoy/);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findAllByRole('radio');
  const submit = await screen.findByRole('button', { name: /^(Next|Book)$/ });
  await waitFor(() => expect(submit).toHaveAttribute('aria-disabled', 'false'));
  return submit;
}

async function tripsOf(note: string): Promise<Trip[]> {
  const { as, fixtures } = await consoleServer();
  const { body } = await as(fixtures.users.northwindAdmin).get<Trip[]>(
    '/v1/bookings?page=0&maxPerPage=100',
  );
  return body.filter(({ notes }) => notes === note);
}

describe('the wizard', () => {
  it('says what is missing instead of opening the next step', async () => {
    const { user } = await open();
    await screen.findByRole('combobox', { name: /employee or guest/i });
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Choose who travels, or add a guest')).toBeInTheDocument();
    await user.type(screen.getByRole('combobox', { name: /employee or guest/i }), 'nobody at all');
    expect(await screen.findByText('Choose a person from the list')).toBeInTheDocument();
  });

  it('accepts typed text as an address only if it can mean only one', async () => {
    const { user } = await open();
    await choose(user, /employee or guest/i, 'anna', /Anna Smith/);
    const pickup = await screen.findByRole('combobox', { name: /pickup/i });
    const leaveWith = async (text: string) => {
      await user.clear(pickup);
      await user.paste(text);
      await user.tab();
    };
    await leaveWith('xqzzv');
    expect(await screen.findByText(/^No place found/)).toBeInTheDocument();
    expect(pickup).toHaveValue('xqzzv');

    await leaveWith('high street');
    expect(await screen.findByText('Choose an address from the list')).toBeInTheDocument();
    const meant = screen.getByRole('group', { name: 'Which address is “high street”?' });
    await user.click(within(meant).getAllByRole('button')[0]!);
    await waitFor(() => expect(screen.queryByRole('group', { name: /Which/ })).toBeNull());
    expect(pickup).not.toHaveValue('high street');

    await leaveWith('The Savoy, Strand\nLondon, WC2R0EZ\nUK');
    await waitFor(() => expect(pickup).toHaveValue('The Savoy, Strand, London WC2R 0EZ'));
  });

  it('keeps the favourites open after a click, and says when a text is too long to be searched', async () => {
    const { user } = await open();
    await choose(user, /employee or guest/i, 'anna', /Anna Smith/);
    const pickup = await screen.findByRole('combobox', { name: /pickup/i });
    expect(await screen.findAllByRole('option')).not.toHaveLength(0);
    await user.click(pickup);
    expect(screen.getAllByRole('option')).not.toHaveLength(0);
    const long = 'x'.repeat(201);
    await user.paste(long);
    expect(await screen.findAllByText('At most 200 characters')).not.toHaveLength(0);
    expect(pickup).toHaveValue(long);
  });

  it('books once, even if it is asked several times, and cancels', async () => {
    // As in development: React runs effects twice, which shows those that do not clean up.
    configure({ reactStrictMode: true });
    onTestFinished(() => configure({ reactStrictMode: false }));
    const { user } = await open();
    const submit = await fillIn(user);
    await user.click(screen.getByRole('textbox', { name: /notes/i }));
    await user.paste('Only once');
    await user.dblClick(submit);
    expect(await screen.findByText('Booking confirmed')).toBeInTheDocument();
    expect(await tripsOf('Only once')).toHaveLength(1);
    expect(await screen.findByText('Anna Smith')).toBeInTheDocument();

    const [booked] = await tripsOf('Only once');
    const { context } = await consoleServer();
    const cancellation = { minutesBefore: 30, fee: 450 };
    await context.database.orm
      .update(bookings)
      .set({ status: 'ASSIGN', fareEstimate: { ...booked!.fareEstimate!, cancellation } })
      .where(eq(bookings.id, booked!.id));
    await user.click(await screen.findByRole('button', { name: 'Cancel booking' }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText(/Cancelling now costs £4.50/)).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel booking' }));
    expect(await screen.findByText('Booking cancelled')).toBeInTheDocument();
    // The final cost replaces the fare.
    expect(await screen.findByText('Late cancellation fee')).toBeInTheDocument();
    expect(screen.getByText('£4.50')).toBeInTheDocument();
    expect(screen.queryByText('Fare')).toBeNull();
    expect((await tripsOf('Only once'))[0]?.status).toBe('CUSTOMER_CANCELLED');

    // Cannot be reached until the dialog has closed.
    await user.click(await screen.findByRole('button', { name: 'Create another booking' }));
    expect(await screen.findByRole('combobox', { name: /employee or guest/i })).toHaveValue('');
  });

  it('continues the same attempt when the answer to the request was lost', async () => {
    const { user, server } = await open();
    const submit = await fillIn(user);
    await user.click(screen.getByRole('textbox', { name: /notes/i }));
    await user.paste('Lost answer');
    network.use(
      http.post(
        '*/v1/bookings',
        async ({ request }) => {
          const { method, headers } = request;
          const { pathname } = new URL(request.url);
          await server.app.request(server.originOf('meridian') + pathname, {
            method,
            headers: [...headers],
            body: await request.text(),
          });
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    await user.click(submit);
    const card = await screen.findByRole('region', { name: 'Outbound trip' });
    await user.click(await within(card).findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Booking confirmed')).toBeInTheDocument();
    expect(await tripsOf('Lost answer')).toHaveLength(1);
  });

  it.each([
    ['/v1/bookings', 502, 'Error 502'],
    ['/v1/bookings', 200, 'The server’s answer could not be understood.'],
  ])(
    'names what came in place of an answer to %s (%i), and continues',
    async (at, status, text) => {
      const { user } = await open();
      const submit = await fillIn(user);
      network.use(
        http.post(`*${at}`, () => new HttpResponse('<h1>Bad gateway</h1>', { status }), {
          once: true,
        }),
      );
      await user.click(submit);
      const card = await screen.findByRole('region', { name: 'Outbound trip' });
      expect(await within(card).findByText(text)).toBeInTheDocument();
      expect(await screen.findByText('Oops something went wrong')).toBeInTheDocument();
      expect(screen.queryByText(/did not answer/)).toBeNull();
      expect(within(card).getByRole('button', { name: 'Try again' })).toBeEnabled();
    },
  );

  it('books a trip again, beginning with its time, and keeps what is typed then', async () => {
    const { fixtures } = await consoleServer();
    const path = `/create-v2?id=${fixtures.bookings.completed.id}`;
    const { user } = await renderConsole({ as: asNorthwind, path });
    const time = await screen.findByRole('textbox', { name: /^Time/ });
    await waitFor(() => expect(time).toHaveFocus());
    await user.keyboard('2359');
    expect(time).toHaveValue('23:59');
    expect(screen.getByText(/^Anna Smith/)).toBeInTheDocument();
  });

  it('asks before it books the same trip again', async () => {
    const { user } = await open();
    for (const answer of [null, 'Book anyway']) {
      const submit = await fillIn(user, 'Gina Guest');
      await user.click(screen.getByRole('textbox', { name: /notes/i }));
      await user.paste('Twice on purpose');
      await user.click(submit);
      if (answer) {
        const dialog = await screen.findByRole('dialog', { name: 'Book this trip twice?' });
        // An additional Enter does not book anything.
        expect(within(dialog).getByRole('button', { name: 'Back to the form' })).toHaveFocus();
        await user.click(within(dialog).getByRole('button', { name: answer }));
      }
      await screen.findByText('Booking confirmed');
      expect(await tripsOf('Twice on purpose')).toHaveLength(answer ? 2 : 1);
      if (!answer) await user.click(screen.getByRole('button', { name: 'Create another booking' }));
    }
  });
});
