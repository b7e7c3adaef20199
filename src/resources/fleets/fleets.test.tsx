import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Fleet } from '../../../contract/resources/fleets.ts';
import { renderConsole } from '../../../tests/support/console.tsx';

it('has base and area of a fleet drawn on a map, by keys too', async () => {
  const { user, server } = await renderConsole({
    as: ({ users }) => users.fleetManager,
    path: '/accounts',
  });
  await user.click(await screen.findByRole('link', { name: 'Fleets' }));
  await user.click(await screen.findByRole('link', { name: 'Add fleet' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add fleet' });
  await user.type(within(dialog).getByRole('textbox', { name: /^Company name/ }), 'Drawn Cars');
  const save = within(dialog).getByRole('button', { name: 'Save' });
  expect(save).toBeDisabled();
  expect(within(dialog).queryByLabelText(/^Latitude/)).not.toBeInTheDocument();
  await user.click(
    await within(dialog).findByRole('button', { name: 'Put the base in the middle of the map' }),
  );
  await waitFor(() => expect(save).toBeEnabled());
  const told = () => within(dialog).getByText(/^Serves pickups up to/).textContent;
  const before = told();
  within(dialog)
    .getByRole('button', { name: /^Edge of the area/ })
    .focus();
  await user.keyboard('{ArrowRight>12}');
  await waitFor(() => expect(told()).not.toBe(before));
  within(dialog)
    .getByRole('button', { name: /^Base of the fleet/ })
    .focus();
  await user.keyboard('{ArrowUp}{ArrowUp}');
  const manager = server.as(server.fixtures.users.fleetManager);
  await user.click(save);
  expect(await screen.findByText('Drawn Cars was added')).toBeInTheDocument();
  const { body } = await manager.get<Fleet[]>('/v1/fleets?dynamicSearch=Drawn');
  expect(body).toHaveLength(1);
  expect(body[0]!.serviceRadiusMeters).toBeGreaterThan(40_000);
  expect(body[0]!.latitude).toBeGreaterThan(51);
});
