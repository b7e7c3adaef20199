import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderConsole } from '../../../../tests/support/console.tsx';

/** Addresses the browser was told to download. */
let opened: URL[];
beforeEach(() => {
  opened = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    if (this.hasAttribute('download')) opened.push(new URL(this.href));
  });
});
afterEach(() => vi.restoreAllMocks());

it('exports what the list shows, with the chosen columns', async () => {
  const { user, server } = await renderConsole({
    as: ({ users }) => users.northwindAdmin,
    path: '/employees?tab=employee',
  });
  await user.type(await screen.findByRole('textbox', { name: 'Search employees' }), 'Anna');
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  const dialog = await screen.findByRole('dialog', { name: 'Export' });
  expect(dialog).toHaveTextContent('The one row of the list.');
  const column = (name: string) => within(dialog).getByRole('checkbox', { name });
  const download = within(dialog).getByRole('button', { name: 'Download' });
  for (const box of within(dialog).getAllByRole('checkbox', { checked: true }))
    await user.click(box);
  await user.click(download);
  expect(within(dialog).getByText('Choose at least one column')).toBeVisible();
  // A column that is chosen later comes after those that were chosen before.
  await user.click(column('E-mail'));
  await user.click(column('First name'));
  await user.click(download);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  const { pathname, search } = opened[0]!;
  const file = await server.anonymous('meridian').get<string>(pathname + search);
  expect(file.body.replace('\uFEFF', '').trimEnd().split('\r\n')).toEqual([
    'E-mail,First name',
    'anna.smith@northwind.example,Anna',
  ]);
});

it('offers a value once where two fields say the same', async () => {
  const { user } = await renderConsole({ as: ({ users }) => users.fleetManager, path: '/users' });
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export: Users' }));
  expect(dialog.getAllByRole('checkbox', { name: 'Role' })).toHaveLength(1);
});
