import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { consoleServer, network, renderConsole } from '../../../tests/support/console.tsx';
import { allowConsole } from '../../../tests/support/consoleWatch.ts';

const PATH = '/nowhere';
/** The searching field; a simpler one is shown until its code is loaded. */
const selector = async () => {
  const field = await screen.findByRole('combobox', { name: 'Account' });
  if (!field.hasAttribute('readonly')) return field;
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Account' })).not.toBe(field));
  return screen.getByRole('combobox', { name: 'Account' });
};
const expectShown = async (name: string) => {
  const field = await selector();
  await waitFor(() => expect(field).toHaveValue(name));
};

const expectAll = async () => {
  const field = await selector();
  await waitFor(() => expect(field).toHaveValue(''));
  expect(field).toHaveAttribute('placeholder', 'All accounts');
};

test('begins with the first account by name and keeps its id and name', async () => {
  const { server } = await renderConsole({ as: ({ users }) => users.bothAdmin, path: PATH });
  await expectShown('Globex');
  expect(localStorage.getItem('account_id')).toBe(server.fixtures.corporations.globex.id);
  await waitFor(() => expect(localStorage.getItem('account_name')).toBe('Globex'));
});

test('begins with the stored account', async () => {
  const { fixtures } = await consoleServer();
  localStorage.setItem('account_id', fixtures.corporations.northwind.id);
  await renderConsole({ as: fixtures.users.bothAdmin, path: PATH });
  await expectShown('Northwind');
});

test('does not claim to show all accounts while the stored one cannot be read', async () => {
  allowConsole(/HttpError/);
  network.use(
    http.get('*/v1/corporations/:id', () => new HttpResponse(null, { status: 500 })),
    http.get('*/v1/corporations', () => new HttpResponse(null, { status: 500 })),
  );
  const { fixtures } = await consoleServer();
  localStorage.setItem('account_id', fixtures.corporations.northwind.id);
  localStorage.setItem('account_name', 'Northwind');
  await renderConsole({ as: fixtures.users.bothAdmin, path: PATH });
  await expectShown('Northwind');
});

test('asks once for an account that cannot be read, although several parts of the page name it', async () => {
  allowConsole(/HttpError/);
  const { fixtures } = await consoleServer();
  const asked: string[] = [];
  network.use(
    http.get('*/v1/corporations/:id', ({ request }) => {
      asked.push(new URL(request.url).pathname);
      return new HttpResponse(null, { status: 500 });
    }),
  );
  localStorage.setItem('account_id', fixtures.corporations.northwind.id);
  await renderConsole({ as: fixtures.users.northwindAdmin, path: '/user-profile' });
  expect(await screen.findByRole('textbox', { name: /^First name/ })).toBeInTheDocument();
  expect(asked).toEqual([`/v1/corporations/${fixtures.corporations.northwind.id}`]);
});

test("falls back to the first account when the stored one is another admin's", async () => {
  const { fixtures } = await consoleServer();
  localStorage.setItem('account_id', fixtures.corporations.northwind.id);
  await renderConsole({ as: fixtures.users.globexAdmin, path: PATH });
  await expectShown('Globex');
  expect(localStorage.getItem('account_id')).toBe(fixtures.corporations.globex.id);
});

test('finds an account by the typed text, chooses it and clears it', async () => {
  const { user, server } = await renderConsole({
    as: ({ users }) => users.bothAdmin,
    path: PATH,
  });
  await expectShown('Globex');
  await user.clear(await selector());
  await user.type(await selector(), 'no');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await user.click(screen.getByRole('option', { name: 'Northwind' }));
  await waitFor(() =>
    expect(localStorage.getItem('account_id')).toBe(server.fixtures.corporations.northwind.id),
  );
  await waitFor(() => expect(localStorage.getItem('account_name')).toBe('Northwind'));

  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(localStorage.getItem('account_id')).toBeNull();
  expect(localStorage.getItem('account_name')).toBeNull();
});

test('narrows the accounts by a text that is too short for a search, and says that there may be more', async () => {
  const { user } = await renderConsole({ as: ({ users }) => users.bothAdmin, path: PATH });
  await expectShown('Globex');
  const field = await selector();
  await user.clear(field);
  await user.type(field, 'n');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  expect(screen.getByRole('option')).toHaveTextContent('Northwind');
  await user.clear(field);
  await user.type(field, 'q');
  expect(await screen.findByText('Type at least 2 characters')).toBeVisible();
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
});

test('keeps all accounts when the console is opened again, until one is chosen', async () => {
  const open = () => renderConsole({ as: ({ users }) => users.bothAdmin, path: PATH });
  const { user } = await open();
  await expectShown('Globex');
  await user.click(await selector());
  await user.click(await screen.findByRole('option', { name: 'All accounts' }));
  await expectAll();
  cleanup();

  await open();
  await expectAll();
  expect(localStorage.getItem('account_id')).toBeNull();
  await user.click(await selector());
  await user.click(await screen.findByRole('option', { name: 'Northwind' }));
  await expectShown('Northwind');
  cleanup();

  await open();
  await expectShown('Northwind');
});

test('keeps the account of the tab while another tab chooses one, also over a reload', async () => {
  const open = () => renderConsole({ as: ({ users }) => users.bothAdmin, path: PATH });
  const { server } = await open();
  const { globex, northwind } = server.fixtures.corporations;
  await expectShown('Globex');
  act(() => {
    localStorage.setItem('account_id', northwind.id);
    window.dispatchEvent(new StorageEvent('storage', { key: 'account_id' }));
  });
  await expectShown('Globex');
  cleanup();
  await open();
  await expectShown('Globex');

  // The user comes back to this tab, perhaps to open another one from it.
  window.dispatchEvent(new Event('focus'));
  expect(localStorage.getItem('account_id')).toBe(globex.id);
});

test('is not there for fleet managers', async () => {
  await renderConsole({ as: ({ users }) => users.fleetManager, path: PATH });
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Account' })).not.toBeInTheDocument();
});
