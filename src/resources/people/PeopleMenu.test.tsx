import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderConsole } from '../../../tests/support/console.tsx';

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

async function ask(user: UserEvent, name: string): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  const dialog = await screen.findByRole('dialog', { name: 'Export' });
  await user.click(within(dialog).getByRole('radio', { name }));
  return dialog;
}

it('exports everybody for whom the selected account books, and its admins', async () => {
  const { user, server } = await renderConsole({
    as: ({ users }) => users.northwindAdmin,
    path: '/employees',
  });
  for (const [name, expected] of [
    ['Booking recipients', 'BUSINESS_PASSENGER'],
    ['Corporation admins', 'Corporation admin'],
  ] as const) {
    const dialog = await ask(user, name);
    await waitFor(() =>
      expect(within(dialog).getByRole('combobox', { name: /Account/ })).toHaveValue('Northwind'),
    );
    await user.click(within(dialog).getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    const { pathname, search } = opened.at(-1)!;
    const file = await server.anonymous('meridian').get<string>(pathname + search);
    expect(file).toMatchObject({ status: 200, body: expect.stringContaining(expected) });
  }
});

it('exports everybody of all accounts to a fleet manager in three clicks', async () => {
  const { user, server } = await renderConsole({
    as: ({ users }) => users.fleetManager,
    path: '/employees?tab=guest',
  });
  const clicks = vi.fn<() => void>();
  document.addEventListener('click', clicks);
  const dialog = await ask(user, 'Booking recipients');
  await user.click(within(dialog).getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(opened).toHaveLength(1));
  document.removeEventListener('click', clicks);
  // The click that starts the browser's download does not come from the user.
  expect(clicks).toHaveBeenCalledTimes(3);
  const { pathname, search } = opened[0]!;
  const file = await server.anonymous('meridian').get<string>(pathname + search);
  expect(file.body).toContain('Globex');
  expect(file.body).toContain('Northwind');
});

it('exports one account to a fleet manager who chooses it', async () => {
  const { user, server } = await renderConsole({
    as: ({ users }) => users.fleetManager,
    path: '/employees?tab=guest',
  });
  const dialog = await ask(user, 'Corporation admins');
  await user.click(within(dialog).getByRole('combobox', { name: /Account/ }));
  await user.click(await screen.findByRole('option', { name: 'Globex' }));
  await user.click(within(dialog).getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(opened).toHaveLength(1));
  expect(opened[0]!.searchParams.get('corporationId')).toBe(server.fixtures.corporations.globex.id);
});
