import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { network, renderConsole } from '../../../../tests/support/console.tsx';

it('shows the name of what is chosen, and becomes a search box at a key or a click', async () => {
  const { user, server } = await renderConsole({
    as: ({ users }) => users.northwindAdmin,
    path: '/employees',
  });
  const { users, corporations } = server.fixtures;
  const group = { corporationId: corporations.northwind.id, name: `Directors ${Date.now()}` };
  await server.as(users.northwindAdmin).post('/v1/employee-groups', group);
  const asked: string[] = [];
  network.events.on('request:start', ({ request }) => {
    // The name of a group is read by its id.
    if (/employee-groups\?(?!.*\bids?=)/.test(request.url)) asked.push(request.url);
  });
  await user.click(await screen.findByRole('cell', { name: 'Anna Smith' }));
  const before = await screen.findByRole('textbox', { name: /^External ID/ });
  const field = () => screen.getByRole('combobox', { name: /^Group/ });
  await waitFor(() => expect(field()).toHaveValue('Default'));
  expect(asked).toEqual([]);

  // Text that is typed immediately is not lost.
  await user.click(before);
  await user.tab();
  await user.keyboard('direct');
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('direct');
  await user.click(await screen.findByRole('option', { name: group.name }));
  expect(asked).not.toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await user.click(screen.getByRole('cell', { name: 'Anna Smith' }));
  await screen.findByRole('dialog');
  await waitFor(() => expect(field()).toHaveValue(group.name));
  await user.hover(field());
  await user.click(field());
  await user.click(await screen.findByRole('option', { name: 'Default' }));
  expect(field()).toHaveValue('Default');
  network.events.removeAllListeners();
});
