import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { consoleServer, network, renderConsole } from '../../tests/support/console.tsx';

const headings = () =>
  screen
    .getAllByRole('columnheader')
    .map((cell) => cell.textContent)
    // The first one belongs to the arrows that open a trip.
    .slice(1);
const firstRow = () => screen.findAllByRole('cell', { name: '1 High Street' });

it('shows a fleet manager the account of each trip, and keeps chosen columns, order and page size', async () => {
  const as = ({ users }: Awaited<ReturnType<typeof consoleServer>>['fixtures']) =>
    users.fleetManager;
  const { user } = await renderConsole({ as, path: '/trips/all-trips' });
  await firstRow();
  expect(headings()).toContain('Account');
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  const dialog = await screen.findByRole('dialog', { name: 'Columns' });
  await user.click(within(dialog).getByRole('checkbox', { name: 'Show Status' }));
  await user.click(within(dialog).getByRole('checkbox', { name: 'Show Vehicle class' }));
  await user.click(within(dialog).getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(headings()).toContain('Vehicle class'));
  await user.click(screen.getByText('Price'));
  await waitFor(() => expect(location.search).toContain('sort=total'));
  await user.click(screen.getByRole('combobox', { name: /per page/i }));
  await user.click(await screen.findByRole('option', { name: '30' }));
  await waitFor(async () => {
    const { as: client, fixtures } = await consoleServer();
    const kept = await client(fixtures.users.fleetManager).get('/v1/list-preferences/bookings');
    expect(kept.body).toMatchObject({ sort: 'total', perPage: 30 });
  });
  cleanup();

  await renderConsole({ as, path: '/trips/all-trips' });
  await firstRow();
  expect(headings()).toContain('Vehicle class');
  expect(headings()).not.toContain('Status');
  expect(screen.getByRole('combobox', { name: /per page/i })).toHaveTextContent('30');
});

it('leaves each tab of the trips in its own order, the newest pickup first', async () => {
  const as = ({ users }: Awaited<ReturnType<typeof consoleServer>>['fixtures']) =>
    users.northwindAdmin;
  const isOrdered = (order: string) =>
    waitFor(() =>
      expect(screen.getByRole('columnheader', { name: /Pickup time/ })).toHaveAttribute(
        'aria-sort',
        order,
      ),
    );
  const { user, server } = await renderConsole({ as, path: '/trips/pre-bookings' });
  await isOrdered('descending');
  await user.click(screen.getByText('Pickup time'));
  await isOrdered('ascending');
  await user.click(screen.getByRole('tab', { name: /^Completed/ }));
  await waitFor(() => expect(location.pathname).toBe('/trips/completed'));
  await isOrdered('descending');
  const { body } = await server
    .as(server.fixtures.users.northwindAdmin)
    .get('/v1/list-preferences/bookings');
  expect(body).toMatchObject({ sort: null });
});

it('keeps the columns that are chosen for ways of paying and for members of a group', async () => {
  const as = ({ users }: Awaited<ReturnType<typeof consoleServer>>['fixtures']) =>
    users.northwindAdmin;
  const { as: client, fixtures } = await consoleServer();
  const { defaultGroupId } = fixtures.corporations.northwind;
  const lists = [
    {
      path: '/payment-methods',
      list: 'payment-methods',
      initial: ['Payment method', 'Expiry (year/month)', 'Name on the card', 'Groups'],
      hidden: 'Name on the card',
    },
    {
      path: `/employees/${defaultGroupId}?tab=groups`,
      list: 'group-members',
      initial: ['Name', 'E-mail', 'Created'],
      shown: 'Phone',
      hidden: 'E-mail',
    },
  ];
  for (const { path, list, initial, shown, hidden } of lists) {
    const table = async () => within(await screen.findByRole('table'));
    const names = async () =>
      (await table()).getAllByRole('columnheader').map(({ textContent }) => textContent);
    const { user } = await renderConsole({ as, path });
    expect((await names()).slice(0, initial.length)).toEqual(initial);
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Columns' }));
    for (const name of [hidden, shown])
      if (name) await user.click(dialog.getByRole('checkbox', { name: `Show ${name}` }));
    await user.click(dialog.getByRole('button', { name: 'Apply' }));
    await waitFor(async () => expect(await names()).not.toContain(hidden));
    await waitFor(async () => {
      const kept = await client(fixtures.users.northwindAdmin).get(`/v1/list-preferences/${list}`);
      expect(kept.body).toMatchObject({ columns: expect.any(Array) });
    });
    const chosen = await names();
    if (shown) expect(chosen).toContain(shown);
    cleanup();

    await renderConsole({ as, path });
    await waitFor(async () => expect(await names()).toEqual(chosen));
    cleanup();
  }
});

it('opens the pre-bookings of tomorrow with one press, with the first one on top', async () => {
  const { user } = await renderConsole({
    as: ({ users }) => users.northwindAdmin,
    path: '/trips/all-trips',
  });
  await user.click(await screen.findByRole('link', { name: 'Tomorrow' }));
  await waitFor(() => expect(location.pathname).toBe('/trips/pre-bookings'));
  expect(await screen.findByRole('button', { name: 'Pickup: Tomorrow' })).toBeVisible();
  expect(location.search).toContain('order=ASC');
});

it('lets a booker choose their mails, and keeps the choice when saving fails', async () => {
  const { user } = await renderConsole({
    as: ({ users }) => users.northwindAdmin,
    path: '/trips/all-trips',
  });
  await user.click(await screen.findByRole('button', { name: /^Profile of|Nora/ }));
  await user.click(await screen.findByText('E-mails…'));
  const dialog = await screen.findByRole('dialog', { name: 'E-mails about trips you book' });
  const receipt = await within(dialog).findByRole('checkbox', { name: 'The receipt' });
  expect(receipt).toBeChecked();
  await user.click(receipt);
  network.use(
    http.put('*/v1/mail-preferences', () => HttpResponse.json({}, { status: 503 }), { once: true }),
  );
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText(/could not be loaded or saved/)).toBeVisible();
  expect(receipt).not.toBeChecked();
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Your choice of e-mails is saved')).toBeVisible();
  const { as, fixtures } = await consoleServer();
  const kept = await as(fixtures.users.northwindAdmin).get<{ wanted: string[] }>(
    '/v1/mail-preferences',
  );
  expect(kept.body.wanted).not.toContain('receipt');
  expect(kept.body.wanted).toHaveLength(5);
});
