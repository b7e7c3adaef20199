import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { FleetOffer } from '../../../contract/resources/fleetOffers.ts';
import { consoleServer, renderConsole } from '../../../tests/support/console.tsx';
import { allowConsole } from '../../../tests/support/consoleWatch.ts';

it('lists the vehicles of the fleets with their prices in another tab, and adds one', async () => {
  allowConsole(/HttpError/);
  const { user, server } = await renderConsole({
    as: ({ users }) => users.fleetManager,
    path: '/fleets',
  });
  await user.click(await screen.findByRole('tab', { name: 'Vehicles and prices' }));
  expect(location.search).toContain('tab=vehicles');
  const [row] = await screen.findAllByRole('row', { name: /Saloon/ });
  expect(row).toHaveTextContent('£2.41/mi');
  expect(row).toHaveTextContent('Business account, Cash, Credit card');
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toContain('Fare by distance');

  await user.click(screen.getByRole('link', { name: 'Add vehicle' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add vehicle' });
  const field = (name: RegExp) => within(dialog).getByRole('textbox', { name });
  const box = (name: string) => within(dialog).getByRole('checkbox', { name });
  const save = within(dialog).getByRole('button', { name: 'Save' });
  // The pointer exchanges the field for its search box.
  const fleet = () => within(dialog).getByRole('combobox', { name: /^Taxi company/ });
  await user.hover(fleet());
  await user.click(fleet());
  await user.click(await screen.findByRole('option', { name: /City Cars/ }));
  await user.type(field(/^Vehicle class/), 'Landau');
  await user.type(field(/^Seats/), '3');
  await user.type(field(/^Base fare/), '3.50');
  await user.type(field(/^Fare by distance/), '2.41');
  await user.type(field(/^Fare per minute/), '0.4');
  await user.type(field(/^Minimum fare/), '7');

  for (const name of ['Business account', 'Cash', 'Credit card']) await user.click(box(name));
  await user.tab();
  expect(
    within(dialog).getByRole('group', { name: /^Payment methods/ }),
  ).toHaveAccessibleDescription('Choose at least one payment method');
  expect(save).toHaveAttribute('aria-disabled', 'true');
  await user.click(box('Credit card'));
  await user.click(box('Business account'));
  await user.type(field(/^Late cancellation fee/), '5');
  await user.click(save);
  await waitFor(() =>
    expect(field(/^Fee from/)).toHaveAccessibleDescription(
      'Enter the fee and the minutes before pickup, or leave both empty',
    ),
  );
  await user.type(field(/^Fee from/), '30');
  await user.click(save);
  expect(await screen.findByText('Landau was added')).toBeInTheDocument();

  const { body } = await server
    .as(server.fixtures.users.fleetManager)
    .get<FleetOffer[]>('/v1/fleet-offers?dynamicSearch=Landau');
  expect(body).toMatchObject([
    {
      fleetId: server.fixtures.fleets.cityCars.id,
      seats: 3,
      paymentTypes: ['businessAccount', 'creditCard'],
      fareType: 'ESTIMATE',
      baseFare: 350,
      perKilometre: 149.7505,
      perMinute: 40,
      minimumFare: 700,
      cancellationFee: 500,
      cancellationMinutes: 30,
    },
  ]);
});

it('compares what a trip costs with each fleet, and changes a price from there', async () => {
  const { as, fixtures } = await consoleServer();
  const manager = as(fixtures.users.fleetManager);
  const { body: fleet } = await manager.post<{ id: string }>('/v1/fleets', {
    companyName: 'Dear Cars',
    latitude: 51.5,
    longitude: -0.1,
    serviceRadiusMeters: 30_000,
    longestTripMeters: 300_000,
  });
  await manager.post('/v1/fleet-offers', {
    fleetId: fleet.id,
    name: 'Saloon',
    seats: 4,
    fareType: 'FIXED_FARE',
    paymentTypes: ['cash'],
    baseFare: 900,
    perKilometre: 150,
    perMinute: 20,
    minimumFare: 700,
  });
  const { user } = await renderConsole({
    as: ({ users }) => users.fleetManager,
    path: '/fleets?tab=compare',
  });
  // £3 + 10 miles at £2.41 + 30 minutes at 20p.
  const saloon = await screen.findByRole('row', { name: /^Saloon/ });
  expect(saloon).toHaveTextContent('£33.10 Lowest');
  expect(saloon).toHaveTextContent('£39.10 £9.00 + £2.41/mi + £0.20/min');
  expect(await screen.findByRole('columnheader', { name: 'Dear Cars' })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /^Minibus/ })).toHaveTextContent('–');

  await user.click(within(saloon).getByRole('link', { name: '£39.10' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit vehicle' });
  const base = within(dialog).getByRole('textbox', { name: /^Base fare/ });
  await user.clear(base);
  await user.type(base, '1');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(screen.getByRole('row', { name: /^Saloon/ })).toHaveTextContent('£31.10 Lowest'),
  );
  expect(location.search).toBe('?tab=compare');
});
