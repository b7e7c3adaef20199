import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inUnit } from '../../../contract/core/distance.ts';
import type { Fleet } from '../../../contract/resources/fleets.ts';
import { renderConsole } from '../../../tests/support/console.tsx';

it('lets the base and area of a fleet be drawn on a map, also by keys', async () => {
  const { user, server } = await renderConsole({
    as: ({ users }) => users.fleetManager,
    path: '/accounts',
  });
  await user.click(await screen.findByRole('link', { name: 'Taxi companies' }));
  await user.click(await screen.findByRole('link', { name: 'Add taxi company' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add taxi company' });
  await user.type(within(dialog).getByRole('textbox', { name: /^Name/ }), 'Drawn Cars');
  const save = within(dialog).getByRole('button', { name: 'Save' });
  expect(save).toHaveAttribute('aria-disabled', 'true');
  expect(within(dialog).queryByLabelText(/^Latitude/)).not.toBeInTheDocument();
  await user.click(
    await within(dialog).findByRole('button', { name: 'Put the base in the middle of the map' }),
  );
  await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'false'));
  const told = () => within(dialog).getByText(/^Serves pickups up to/).textContent;
  const before = told();
  within(dialog)
    .getByRole('button', { name: /^Edge of the area/ })
    .focus();
  await user.keyboard('{ArrowRight>12}');
  await waitFor(() => expect(told()).not.toBe(before));
  within(dialog)
    .getByRole('button', { name: /^Base of the taxi company/ })
    .focus();
  await user.keyboard('{ArrowUp}{ArrowUp}');
  const manager = server.as(server.fixtures.users.fleetManager);
  await user.click(save);
  expect(await screen.findByText('Drawn Cars was added')).toBeInTheDocument();
  const { body } = await manager.get<Fleet[]>('/v1/fleets?dynamicSearch=Drawn');
  expect(body).toHaveLength(1);
  expect(body[0]!.serviceRadiusMeters).toBeGreaterThan(40_000);
  expect(body[0]!.latitude).toBeGreaterThan(51);

  // Its radius is shown and typed in miles in the list, too; an unchanged radius keeps its metres.
  const radiusOf = async () =>
    (await manager.get<Fleet[]>('/v1/fleets?dynamicSearch=Drawn')).body[0]!.serviceRadiusMeters;
  (await screen.findByRole('row', { name: /Drawn Cars/ })).focus();
  const stored = body[0]!.serviceRadiusMeters;
  const openCell = async () => {
    await user.keyboard('e');
    await screen.findByRole('textbox', { name: /^Name/ });
    await user.tab();
    return screen.findByRole('textbox', { name: /^Radius of its area/ });
  };
  const cell = await openCell();
  expect(cell).toHaveFocus();
  expect(cell).toHaveValue(String(inUnit(stored, 'mi')));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(cell).not.toBeInTheDocument());
  expect(await radiusOf()).toBe(stored);
  const typedInto = await openCell();
  await user.keyboard('500{Enter}');
  expect(await screen.findByText('At most 310.69 mi')).toBeVisible();
  await user.clear(typedInto);
  await user.type(typedInto, '12,5{Enter}');
  await screen.findByRole('row', { name: /Drawn Cars.* 12\.50 mi/ });
  await waitFor(async () => expect(await radiusOf()).toBe(20_117));
});

it('lets the base and area of a fleet be set without dragging, by an address, a click and a number', async () => {
  const { user, server } = await renderConsole({
    as: ({ users }) => users.fleetManager,
    path: '/fleets/create',
  });
  const dialog = await screen.findByRole('dialog', { name: 'Add taxi company' });
  await user.type(within(dialog).getByRole('textbox', { name: /^Name/ }), 'Clicked Cars');
  const save = within(dialog).getByRole('button', { name: 'Save' });
  const address = () =>
    within(dialog).getByRole('combobox', { name: 'Find the base by its address' });
  await user.type(address(), 'savoy');
  await user.click(await screen.findByRole('option', { name: /Savoy/ }));
  expect(await within(dialog).findByText(/^Serves pickups up to/)).toBeInTheDocument();

  const radius = within(dialog).getByRole('textbox', { name: 'Radius of the area' });
  expect(radius).toHaveValue('25');
  await user.clear(radius);
  await user.type(radius, '0,1');
  expect(radius).toHaveAccessibleDescription('Enter a radius from 0.31 mi to 310.69 mi');
  expect(within(dialog).queryByText(/^Serves pickups up to/)).not.toBeInTheDocument();
  await user.clear(radius);
  await user.type(radius, '10');
  expect(radius).toBeValid();
  expect(within(dialog).getByText(/up to 10\.00 mi/)).toBeInTheDocument();

  // A double click zooms in and leaves the base; a single one moves the base off the address.
  const map = dialog.querySelector('.leaflet-container')!;
  fireEvent.click(map, { detail: 1 });
  fireEvent.click(map, { detail: 2 });
  expect(address()).not.toHaveValue('');
  fireEvent.click(map, { detail: 1, clientX: 100, clientY: -200 });
  await waitFor(() => expect(address()).toHaveValue(''));
  const longest = within(dialog).getByRole('textbox', { name: /^Longest trip/ });
  expect(longest).toHaveValue('311');
  await user.clear(longest);
  await user.type(longest, '200');
  await user.click(save);
  expect(await screen.findByText('Clicked Cars was added')).toBeInTheDocument();
  const manager = server.as(server.fixtures.users.fleetManager);
  const { body } = await manager.get<Fleet[]>('/v1/fleets?dynamicSearch=Clicked');
  expect(body[0]).toMatchObject({ serviceRadiusMeters: 16_093, longestTripMeters: 321_869 });
  expect(body[0]!.latitude).toBeGreaterThan(51.514);
});
