import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AccountField } from '../../../contract/booking/accountFields.ts';
import type { Trip } from '../../../contract/resources/bookings.ts';
import { consoleServer, renderConsole } from '../../../tests/support/console.tsx';

const order: AccountField = {
  id: 'order',
  title: 'Purchase order',
  type: 'text',
  values: [],
  active: true,
  value: null,
  validation: { required: true },
};

let asked: AccountField[] = [];
beforeAll(async () => {
  const { context } = await consoleServer();
  context.dispatch = { ...context.dispatch, accountFields: () => Promise.resolve(asked) };
});

const open = (path = '/book-dp') =>
  renderConsole({ as: ({ users }) => users.northwindAdmin, path });
async function choose(user: UserEvent, field: RegExp, typed: string, option: RegExp) {
  await user.click(await screen.findByRole('combobox', { name: field }));
  await user.paste(typed);
  const [best] = await screen.findAllByRole('option', { name: option });
  await user.click(best!);
}
async function fillIn(user: UserEvent, passenger: string) {
  await choose(user, /employee or guest/i, passenger, new RegExp(passenger));
  await choose(user, /pickup/i, 'king', /King/);
  await choose(user, /dropoff/i, 'savoy', /Savoy/);
  await screen.findAllByRole('radio');
}

describe('the single page', () => {
  it('says everything that is missing at once, and focuses the first field', async () => {
    asked = [];
    const { user } = await open();
    await screen.findByRole('combobox', { name: /employee or guest/i });
    await user.click(screen.getByRole('button', { name: /^(Next|Book)$/ }));
    for (const missing of [/^Choose who travels/, /where the trip starts/, /where the trip ends/])
      expect(await screen.findByText(missing)).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: /employee or guest/i })).toHaveFocus();
  });

  it('shares its draft with the wizard, asks the questions of the account on a second view, and books', async () => {
    asked = [order];
    const { user, server } = await open();
    await fillIn(user, 'Anna Smith');
    await user.click(screen.getByRole('textbox', { name: /notes/i }));
    await user.paste('From one page');
    await user.click(screen.getByRole('link', { name: 'Step by step' }));
    await user.click(await screen.findByRole('link', { name: 'All on one page' }));

    const next = await screen.findByRole('button', { name: 'Next' });
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'false'));
    expect(next).toHaveAccessibleDescription('Ctrl + ↵ – Next');
    const page = document.documentElement;
    page.scrollTop = 900;
    await user.click(next);
    const field = await screen.findByRole('textbox', { name: /Purchase order/ });
    expect(page.scrollTop).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('textbox', { name: /notes/i })).toHaveValue('From one page');
    expect(field).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    await user.click(await screen.findByRole('textbox', { name: /Purchase order/ }));
    await user.paste('PO-17');
    page.scrollTop = 900;
    await user.dblClick(screen.getByRole('button', { name: 'Book' }));
    expect(await screen.findByText('Booking confirmed')).toBeInTheDocument();
    expect(page.scrollTop).toBe(0);

    const { body } = await server
      .as(server.fixtures.users.northwindAdmin)
      .get<Trip[]>('/v1/bookings?page=0&maxPerPage=100');
    const booked = body.filter(({ notes }) => notes === 'From one page');
    expect(booked.map((trip) => trip.businessAccountConfig?.fields[0]?.value)).toEqual(['PO-17']);

    await user.click(screen.getByRole('button', { name: 'Create another booking' }));
    expect(await screen.findByRole('combobox', { name: /employee or guest/i })).toHaveValue('');
  });

  it('prices no trip from a place to itself', async () => {
    asked = [];
    const { user } = await open();
    await choose(user, /pickup/i, 'savoy', /Savoy/);
    await choose(user, /dropoff/i, 'savoy', /Savoy/);
    await screen.findByText(/^Pickup and dropoff are the same place/);
    expect(screen.getByText(/^Choose pickup and dropoff to see the vehicles/)).toBeInTheDocument();
    const dropoff = screen.getByRole('combobox', { name: /dropoff/i });
    await choose(user, /employee or guest/i, 'Anna Smith', /Anna Smith/);
    await user.click(screen.getByRole('button', { name: 'Book' }));
    await waitFor(() => expect(dropoff).toHaveFocus());
    await user.clear(dropoff);
    await choose(user, /dropoff/i, 'king', /King/);
    expect(await screen.findAllByRole('radio')).not.toEqual([]);
  });

  it('is filled from an earlier trip, and remains a single page', async () => {
    const { fixtures } = await consoleServer();
    await open(`/book-dp?id=${fixtures.bookings.prebooked.id}`);
    const pickup = await screen.findByRole('combobox', { name: /pickup/i });
    await waitFor(() => expect(pickup).toHaveValue('1 High Street'));
    await waitFor(() => expect(location.pathname + location.search).toBe('/book-dp'));
  });
});
