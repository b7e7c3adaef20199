import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AccountField } from '../../contract/booking/accountFields.ts';
import type { Trip } from '../../contract/resources/bookings.ts';
import { AdapterError } from '../../server/adapters/outside.ts';
import { consoleServer, renderConsole } from '../../tests/support/console.tsx';
import { openConsole } from '../shell/start/openConsole.tsx';

const centre: AccountField = {
  id: 'centre',
  title: 'Cost centre',
  type: 'select',
  values: ['Sales', 'Marketing'],
  active: true,
  value: null,
  validation: { required: true },
};
const order: AccountField = {
  ...centre,
  id: 'order',
  title: 'Purchase order',
  type: 'text',
  values: [],
  validation: { required: false },
};
const old: AccountField = { ...order, id: 'old', title: 'Old reference', active: false };

let asked: () => Promise<AccountField[]>;
beforeAll(async () => {
  const { context } = await consoleServer();
  context.dispatch = { ...context.dispatch, accountFields: () => asked() };
});

const open = () => renderConsole({ as: ({ users }) => users.northwindAdmin, path: '/create-v2' });

async function choose(user: UserEvent, field: RegExp, typed: string, option: RegExp) {
  await user.click(await screen.findByRole('combobox', { name: field }));
  await user.paste(typed);
  const [best] = await screen.findAllByRole('option', { name: option });
  await user.click(best!);
}
const next = () => screen.getByRole('button', { name: 'Next' });

async function toVehicle(user: UserEvent, passenger = 'Anna Smith') {
  await choose(user, /employee or guest/i, passenger, new RegExp(passenger));
  await user.click(next());
  await choose(user, /pickup/i, 'king', /King/);
  await choose(user, /dropoff/i, 'savoy', /Savoy/);
  await user.click(next());
  await screen.findAllByRole('radio');
}

describe('the questions of the account', () => {
  it('are asked after the vehicle, and are sent with the booking', async () => {
    asked = () => Promise.resolve([centre, order, old]);
    const { user, server } = await open();
    await toVehicle(user);
    await waitFor(() => expect(next()).toHaveAttribute('aria-disabled', 'false'));
    await user.click(next());

    const select = await screen.findByRole('combobox', { name: /Cost centre/ });
    await waitFor(() => expect(select).toHaveFocus());
    expect(screen.queryByText('Old reference')).not.toBeInTheDocument();
    expect(screen.getByText('Cost centre')).toHaveTextContent(/\*$/);
    expect(screen.getByText('Purchase order')).not.toHaveTextContent('*');
    const book = screen.getByRole('button', { name: 'Book' });
    expect(book).toHaveAttribute('aria-disabled', 'true');
    await user.click(book);
    expect(await screen.findByText('Cost centre is missing')).toBeInTheDocument();

    await user.click(select);
    await user.click(await screen.findByRole('option', { name: 'Sales' }));
    await user.click(screen.getByRole('textbox', { name: /Purchase order/ }));
    await user.paste('PO-17');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('textbox', { name: /Purchase order/ })).toHaveValue('PO-17');
    await user.click(screen.getByRole('button', { name: 'Book' }));
    expect(await screen.findByText('Booking confirmed')).toBeInTheDocument();

    const { body } = await server
      .as(server.fixtures.users.northwindAdmin)
      .get<Trip[]>('/v1/bookings?page=0&maxPerPage=100');
    expect(body.map(({ businessAccountConfig }) => businessAccountConfig?.fields)).toContainEqual([
      { id: 'centre', title: 'Cost centre', value: 'Sales' },
      { id: 'order', title: 'Purchase order', value: 'PO-17' },
    ]);
    await user.click(screen.getByRole('button', { name: 'Create another booking' }));
  });

  it('are the current step after a reload, also before they are loaded', async () => {
    asked = () => Promise.resolve([order]);
    const { user } = await open();
    await toVehicle(user);
    await waitFor(() => expect(next()).toHaveAttribute('aria-disabled', 'false'));
    await user.click(next());
    await screen.findByRole('textbox', { name: /Purchase order/ });

    const held = Promise.withResolvers<AccountField[]>();
    asked = () => held.promise;
    cleanup();
    render(await openConsole());
    expect(await screen.findByRole('button', { name: 'Details' })).toHaveAttribute(
      'aria-current',
      'step',
    );
    expect(screen.queryByRole('textbox', { name: /Purchase order/ })).not.toBeInTheDocument();
    held.resolve([order]);
    expect(await screen.findByRole('textbox', { name: /Purchase order/ })).toBeInTheDocument();
  });

  it('bring the booker back to them when they have changed in the meantime', async () => {
    asked = () => Promise.resolve([]);
    const { user } = await open();
    await toVehicle(user, 'Ben Jones');
    // If the account asks nothing, this button books, and says so.
    const book = await screen.findByRole('button', { name: 'Book' });
    await waitFor(() => expect(book).toHaveAttribute('aria-disabled', 'false'));
    asked = () => Promise.resolve([centre]);
    await user.click(book);
    await user.click(await screen.findByRole('button', { name: 'Back to the form' }));
    const select = await screen.findByRole('combobox', { name: /Cost centre/ });
    expect(select).toHaveAttribute('aria-invalid', 'true');
    await user.click(select);
    await user.click(await screen.findByRole('option', { name: 'Sales' }));
    await user.click(screen.getByRole('button', { name: 'Book' }));
    expect(await screen.findByText('Booking confirmed')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Create another booking' }));
  });

  it('can be tried again when they could not be loaded', async () => {
    asked = () => Promise.reject(new AdapterError('dispatch', 'unavailable', 'down'));
    const { user } = await open();
    await toVehicle(user);
    const toasts = () =>
      screen.queryAllByText(/^The questions of this account could not be loaded/, {
        selector: '[role=alert] *',
      });
    const anotherThan = (before: HTMLElement | null) =>
      waitFor(
        () => {
          const found = toasts().find((toast) => toast !== before);
          expect(found?.closest('[role=alert]')).toHaveTextContent('(503)');
          return found!;
        },
        { timeout: 20_000 },
      );
    const first = await anotherThan(null);
    // Pressing the form's button tries again, and another failure is reported again.
    const retry = () =>
      within(screen.getByRole('form')).findByRole('button', { name: 'Try again' });
    expect(await retry()).toHaveAccessibleDescription('Ctrl + ↵ – Try again');
    const form = within(screen.getByRole('form'));
    expect(form.getByText('The questions of this account could not be loaded.')).toBeVisible();
    await user.click(await retry());
    await anotherThan(first);
    asked = () => Promise.resolve([order]);
    await user.click(await retry());
    await waitFor(() => expect(next()).toHaveAttribute('aria-disabled', 'false'));
    await user.click(next());
    expect(await screen.findByRole('textbox', { name: /Purchase order/ })).toHaveFocus();
  });
});
