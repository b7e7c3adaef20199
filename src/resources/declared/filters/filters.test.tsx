import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { consoleServer, renderConsole } from '../../../../tests/support/console.tsx';
import type { TestServer } from '../../../../tests/support/server.ts';

const as = ({ users }: TestServer['fixtures']) => users.fleetManager;
const filter = () => {
  const text = new URLSearchParams(location.search).get('filter');
  return JSON.parse(text ?? '{}') as Record<string, unknown>;
};

beforeAll(async () => {
  const server = await consoleServer();
  const client = server.as(server.fixtures.users.fleetManager);
  for (let n = 10; n < 40; n += 1)
    await client.post('/v1/corporations', {
      name: `Account ${n}`,
      contactEmail: `office${n}@account.example`,
      communicationLanguage: n % 2 === 0 ? 'fr' : 'de',
      code: `${n === 20 ? 'ZED' : 'A'}-${n}`,
    });
});

it('filters by choices, days and texts, shows them as chips and in the address, and clears them', async () => {
  const { user } = await renderConsole({ as, path: '/accounts' });
  await screen.findByText('1–10 of 32');
  await user.click(screen.getByRole('button', { name: 'Language' }));
  const languages = await screen.findByRole('dialog', { name: 'Language' });
  await user.click(await within(languages).findByRole('option', { name: 'Français' }));
  await user.click(within(languages).getByRole('option', { name: 'Deutsch' }));
  await user.keyboard('{Escape}');
  await screen.findByRole('button', { name: /^Language: (Français|Deutsch), / });
  await waitFor(() => expect(filter()).toEqual({ communicationLanguage: ['fr', 'de'] }));
  await screen.findByText('1–10 of 30');

  await user.click(screen.getByRole('button', { name: 'Code' }));
  const code = await screen.findByRole('dialog', { name: 'Code' });
  await user.click(within(code).getByRole('button', { name: 'Apply' }));
  expect(within(code).getByText(/ is missing$/)).toBeVisible();
  await user.type(within(code).getByRole('textbox', { name: 'Code' }), 'zed{Enter}');
  await screen.findByText('1–1 of 1');
  expect(screen.getByRole('cell', { name: 'Account 20' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Created' }));
  const created = await screen.findByRole('dialog', { name: 'Created' });
  // Nothing was created tomorrow.
  expect(within(created).queryByRole('button', { name: 'Tomorrow' })).not.toBeInTheDocument();
  await user.click(within(created).getByRole('button', { name: 'Last month' }));
  expect(await screen.findByText('No results found')).toBeVisible();
  expect(filter()).toMatchObject({ code: 'zed', createdPeriod: 'lastMonth' });

  await user.click(screen.getByRole('button', { name: 'Remove filter Created: Last month' }));
  await screen.findByText('1–1 of 1');
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  await screen.findByText('1–10 of 32');
});

it('keeps its page in the address and its page size for its reader, also on a page with tabs', async () => {
  const path = `/accounts?filter=${encodeURIComponent('{"code":"ZED"}')}&page=1&perPage=20`;
  const { user } = await renderConsole({ as, path });
  await screen.findByText('1–1 of 1');
  expect(screen.getByRole('combobox', { name: /per page/i })).toHaveTextContent('20');
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  await screen.findByText('1–20 of 32');
  await user.click(screen.getByRole('combobox', { name: /per page/i }));
  await user.click(await screen.findByRole('option', { name: '30' }));
  await screen.findByText('1–30 of 32');
  await waitFor(async () => {
    const { as: client, fixtures } = await consoleServer();
    const kept = await client(fixtures.users.fleetManager).get('/v1/list-preferences/corporations');
    expect(kept.body).toMatchObject({ perPage: 30 });
  });
  cleanup();
  await renderConsole({ as, path: '/accounts?filter={"nonsense":1}&page=-3' });
  await screen.findByText('1–30 of 32');
  expect(location.search).toBe('');
  cleanup();

  const { user: again } = await renderConsole({ as, path: '/employees?tab=guest' });
  await screen.findByRole('button', { name: /^Sort by name/ });
  await again.click(screen.getByRole('button', { name: /^Sort by name/ }));
  await waitFor(() => expect(location.search).toContain('sort=givenName'));
  expect(new URLSearchParams(location.search).get('tab')).toBe('guest');
});

it('shows a group with its account, marks the default, and finds accounts beyond the first ones', async () => {
  const { user } = await renderConsole({ as, path: '/employees' });
  await user.click(await screen.findByRole('button', { name: 'Account' }));
  const accounts = await screen.findByRole('dialog', { name: 'Account' });
  await within(accounts).findByRole('option', { name: /^Account 10/ });
  // The last account by name is not on the first page that is fetched.
  expect(within(accounts).queryByRole('option', { name: 'Northwind' })).not.toBeInTheDocument();
  await user.keyboard('northw');
  await user.click(await within(accounts).findByRole('option', { name: 'Northwind' }));
  await screen.findByRole('button', { name: 'Account: Northwind' });
  await user.click(screen.getByRole('button', { name: 'Remove filter Account: Northwind' }));

  await user.click(screen.getByRole('button', { name: 'Group' }));
  const groups = await screen.findByRole('dialog', { name: 'Group' });
  expect(
    (await within(groups).findAllByRole('option', { name: /Account 10 · Default/ })).length,
  ).toBe(1);
});

it('filters by distances as they are shown, and says so if something is not a number', async () => {
  const { user } = await renderConsole({ as, path: '/fleets' });
  const name = 'Radius of its area';
  await user.click(await screen.findByRole('button', { name }));
  const editor = await screen.findByRole('dialog', { name });
  const least = within(editor).getByRole('textbox', { name: 'At least (mi)' });
  const most = within(editor).getByRole('textbox', { name: 'At most (mi)' });
  await user.type(least, 'far{Enter}');
  expect(within(editor).getByText('Enter a number')).toBeVisible();
  for (const absurd of ['Infinity', '1e9']) {
    await user.clear(least);
    await user.type(least, `${absurd}{Enter}`);
    expect(within(editor).getByText('Enter a number')).toBeVisible();
  }
  await user.clear(least);
  await user.type(least, '-5{Enter}');
  expect(within(editor).getByText('At least 0.00 mi')).toBeVisible();
  expect(filter()).toEqual({});
  await user.clear(least);
  await user.type(least, '24.85');
  await user.type(most, '3{Enter}');
  expect(within(editor).getByText(/^The upper end cannot be below/)).toBeVisible();
  await user.type(most, '00{Enter}');
  const chip = await screen.findByRole('button', { name: `${name}: 24.85 mi – 300.00 mi` });
  // All metres that are shown as these miles, among them the 40,000 of a fleet that the list shows.
  expect(filter()).toEqual({ serviceRadiusFrom: 39_985, serviceRadiusTo: 482_811 });
  expect((await screen.findAllByRole('cell', { name: '24.85 mi' })).length).toBeGreaterThan(0);
  await user.click(chip);
  const again = await screen.findByRole('dialog', { name });
  expect(within(again).getByRole('textbox', { name: 'At least (mi)' })).toHaveValue('24.85');
  expect(within(again).getByRole('textbox', { name: 'At most (mi)' })).toHaveValue('300');
});
