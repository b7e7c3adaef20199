import { render, screen, waitFor } from '@testing-library/react';
import { localStorageStore } from 'ra-core';
import { expect, it, vi } from 'vitest';
import { leadsToTrips } from '../../../contract/core/ownPath.ts';
import { consoleServer, signInTab } from '../../../tests/support/console.tsx';
import { notedReads } from '../../../tests/support/notedReads.ts';
import { App } from '../../App.tsx';
import { createI18nProvider } from '../../i18n/i18nProvider.ts';
import { routes } from '../../routes.tsx';
import { fetchMe } from '../MeProvider.tsx';
import { loadFirstPage } from './loadFirstPage.ts';
import { openConsole } from './openConsole.tsx';

/** Opens the console as `openConsole` does, but with another patience, in milliseconds. */
async function openWith(
  patience: { code: number; data: number },
  address = '/trips/all-trips',
  who: 'northwindAdmin' | 'fleetManager' = 'northwindAdmin',
): Promise<void> {
  const { fixtures } = await consoleServer();
  await signInTab(fixtures.users[who]);
  window.history.replaceState(null, '', address);
  const me = await fetchMe();
  const i18nProvider = await createI18nProvider('en', { begins: leadsToTrips(location.pathname) });
  const parts = await loadFirstPage(me, patience);
  render(<App me={me} i18nProvider={i18nProvider} store={localStorageStore()} {...parts} />);
}

const rows = () => document.querySelectorAll('[data-row]').length;

it('draws the first list with its rows at once if their answer comes soon', async () => {
  await openWith({ code: 60_000, data: 60_000 });
  expect(rows()).toBeGreaterThan(0);
  expect(screen.getByRole('heading', { level: 1, name: 'Trips' })).toBeVisible();
});

it.each([
  ['fleetManager', '/accounts', 'corporations'],
  ['fleetManager', '/accounts?sort=name&order=DESC&perPage=20', 'corporations'],
  ['fleetManager', '/users', 'users'],
  ['fleetManager', '/users?tab=groups', 'employee-groups'],
  ['fleetManager', '/fleets', 'fleets'],
  ['fleetManager', '/fleets?tab=vehicles', 'fleet-offers'],
  ['northwindAdmin', '/employees', 'business-passengers'],
  ['northwindAdmin', '/people?tab=guest', 'business-guests'],
  ['northwindAdmin', '/employees?tab=corporationAdmin', 'users'],
  ['northwindAdmin', '/favourites', 'favourite-addresses'],
] as const)('draws the rows of %s at once at %s, and reads them once', async (who, at, name) => {
  const asked = notedReads(() => null);
  await openWith({ code: 60_000, data: 60_000 }, at, who);
  expect(rows()).toBeGreaterThan(0);
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  expect(asked(`/v1/${name}`, { page: '0' })).toHaveLength(1);
});

it('shows the frame without the rows if their answer takes long', async () => {
  await openWith({ code: 60_000, data: 0 });
  expect(rows()).toBe(0);
  expect(screen.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  await waitFor(() => expect(rows()).toBeGreaterThan(0));
});

// `/trips` is corrected by its page, which names the tab.
it.each(['/employees', '/trips'])('loads the code of %s while it asks who opens it', async (at) => {
  const { fixtures } = await consoleServer();
  await signInTab(fixtures.users.northwindAdmin);
  window.history.replaceState(null, '', at);
  const opened = routes.find(({ path }) => path.startsWith(at))!;
  const preload = vi.spyOn(opened.page, 'preload');
  const asked = notedReads(() => preload.mock.calls.length);
  await openConsole();
  expect(asked('/v1/me')).toEqual([1]);
});

it('fetches nothing ahead for a page that is not meant for the user', async () => {
  const { fixtures } = await consoleServer();
  await signInTab(fixtures.users.northwindAdmin);
  window.history.replaceState(null, '', '/users');
  const users = routes.find(({ path }) => path.startsWith('/users'))!;
  const preload = vi.spyOn(users.page, 'preload');
  await loadFirstPage(await fetchMe(), { code: 60_000, data: 60_000 });
  expect(preload).not.toHaveBeenCalled();
});

it('does not request trips for an address that the page corrects', async () => {
  const { fixtures } = await consoleServer();
  await signInTab(fixtures.users.northwindAdmin);
  window.history.replaceState(null, '', '/trips/all-trips?sort=colour');
  const asked = notedReads(() => null);
  await loadFirstPage(await fetchMe(), { code: 60_000, data: 60_000 });
  expect(asked('/v1/list-preferences/bookings')).toHaveLength(1);
  expect(asked('/v1/bookings')).toEqual([]);
});
