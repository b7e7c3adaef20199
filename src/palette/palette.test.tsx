import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { navigation } from '../navigation.ts';
import { consoleServer, network, renderConsole } from '../../tests/support/console.tsx';
import { allowConsole } from '../../tests/support/consoleWatch.ts';
import type { TestServer } from '../../tests/support/server.ts';

const PLACEHOLDER = 'Go to a page, find a person, trip or account';
const dialog = () => screen.findByRole('dialog', { name: 'Quick access and search' });
const field = () => screen.findByRole('combobox', { name: PLACEHOLDER });
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
/** The line that Enter chooses. */
async function chosenLine(): Promise<string | null | undefined> {
  const id = (await field()).getAttribute('aria-activedescendant');
  return id ? document.getElementById(id)?.textContent : undefined;
}
const openByKey = async (user: UserEvent) => {
  await user.keyboard('{Control>}k{/Control}');
  await field();
};
const asBoth = ({ users }: TestServer['fixtures']) => users.bothAdmin;
const asManager = ({ users }: TestServer['fixtures']) => users.fleetManager;

it('is closed by a button on a phone, where it mentions no key and has a shorter hint', async () => {
  window.innerWidth = 390;
  try {
    const { user } = await renderConsole({ as: asBoth, path: '/nowhere' });
    const button = await screen.findByRole('button', { name: 'Search' });
    await user.click(button);
    expect(await field()).toHaveAttribute('placeholder', 'Search');
    expect(within(await dialog()).queryByText('Esc')).toBeNull();
    await user.click(within(await dialog()).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button).toHaveFocus();
  } finally {
    window.innerWidth = 1440;
  }
});

it('opens every page of the role by keyboard alone, and shows recent choices first', async () => {
  const { user, server } = await renderConsole({ as: asBoth, path: '/nowhere' });
  const button = await screen.findByRole('button', { name: 'Search' });
  expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
  button.focus();
  await user.keyboard('{Enter}');
  await field();
  const pages =
    navigation.corporationAdmin.length + ['Book trip', 'Import trips', 'Sign out'].length;
  const goTo = screen.getByRole('group', { name: 'Go to' });
  expect(within(goTo).getAllByRole('option')).toHaveLength(pages);
  expect(await chosenLine()).toBe('Book trip');
  await user.keyboard('{ArrowDown}');
  expect(await chosenLine()).toBe('Overview');
  await user.keyboard('{End}');
  expect(await chosenLine()).toMatch(/^Compact/);
  await user.keyboard('{Home}');
  expect(await chosenLine()).toBe('Book trip');
  await user.keyboard('{Escape}');
  expect(button).toHaveFocus();

  const asked: string[] = [];
  network.events.on('request:start', ({ request }) => asked.push(request.url));
  await openByKey(user);
  await waitFor(() => expect(options()).toContain('Northwind'));
  asked.length = 0;
  await user.keyboard('tr');
  expect(options()).toEqual([
    'TripsGo to',
    'Travel restrictionsGo to',
    'Book tripGo to',
    'Import tripsGo to',
  ]);
  expect(screen.getByText('4 results', { selector: 'output' })).toBeInTheDocument();
  expect(asked).toEqual([]);
  network.events.removeAllListeners();
  await user.keyboard('a{Enter}');
  await waitFor(() => expect(location.pathname).toBe('/travel-restrictions'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  // While the page is still loading, which must not catch the typed keys.
  await openByKey(user);
  await user.keyboard('northw{Enter}');
  const { northwind, globex } = server.fixtures.corporations;
  await waitFor(() => expect(localStorage.getItem('account_id')).toBe(northwind.id));
  await openByKey(user);
  const recent = screen.getByRole('group', { name: 'Recent' });
  expect(
    within(recent)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['NorthwindcurrentSwitch account', 'Travel restrictionsGo to']);
  await user.keyboard('globex{Enter}');
  await waitFor(() => expect(localStorage.getItem('account_id')).toBe(globex.id));
  await openByKey(user);
  await user.keyboard('compact{Enter}');
  await waitFor(() => expect(localStorage.getItem('RaStore.density')).toBe('"compact"'));
  await openByKey(user);
  await user.keyboard('francais{Enter}');
  await waitFor(() => expect(document.documentElement.lang).toBe('fr'));
});

it('finds people and trips on the server, and books for somebody of another account', async () => {
  const { user, server } = await renderConsole({ as: asBoth, path: '/trips/all-trips' });
  const search = await screen.findByRole('textbox', { name: /^Search by trip/ });
  await user.type(search, 'half');
  // Also while the user types into a field, which keeps its text.
  await openByKey(user);
  let failures = 0;
  network.use(
    http.get('*/v1/bookings', ({ request }) => {
      const isOurs = new URL(request.url).searchParams.get('dynamicSearch') === 'anna smi';
      if (!isOurs || failures > 0) return undefined;
      failures += 1;
      return HttpResponse.json({}, { status: 500 });
    }),
  );
  allowConsole(/500/);
  await user.keyboard('anna smi');
  const people = await screen.findByRole('group', { name: 'People' });
  expect(within(people).getByRole('option')).toHaveTextContent('Anna Smith');
  expect(within(people).getByRole('option')).toHaveTextContent('Northwind');
  const retry = await screen.findByRole('option', { name: /The search has failed/ });
  await user.click(retry);
  const trips = await screen.findByRole('group', { name: 'Trips' });
  expect(within(trips).getAllByRole('option')[0]).toHaveTextContent('1 High Street');
  expect(retry).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(search).toHaveFocus();
  expect(search).toHaveValue('half');

  await openByKey(user);
  await user.keyboard('greta');
  const bookFor = await screen.findByRole('group', { name: 'Book for' });
  await user.click(within(bookFor).getByRole('option', { name: /Greta Berg/ }));
  expect(await screen.findByRole('heading', { name: 'Where and when?' })).toBeVisible();
  await waitFor(() => expect(location.search).toBe(''));
  const { globex } = server.fixtures.corporations;
  expect(localStorage.getItem('account_id')).toBe(globex.id);
  expect(screen.getAllByText(/Greta Berg/).length).toBeGreaterThan(0);
});

it('shows a fleet manager what they may see, and does not open over a dialog', async () => {
  const { user, server } = await renderConsole({ as: asManager, path: '/employees' });
  await user.click((await screen.findAllByRole('link', { name: 'Add employee' }))[0]!);
  const form = await screen.findByRole('dialog', { name: /employee/ });
  const name = within(form).getByRole('textbox', { name: /First name|Given name/ });
  await user.type(name, 'Half a name');
  await user.keyboard('{Control>}k{/Control}');
  expect(screen.getAllByRole('dialog')).toEqual([form]);
  expect(name).toHaveFocus();
  expect(name).toHaveValue('Half a name');
  await user.click(within(form).getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await openByKey(user);
  await user.keyboard('globex');
  const accounts = await screen.findByRole('group', { name: 'Accounts' });
  expect(screen.queryByRole('group', { name: 'Book for' })).not.toBeInTheDocument();
  await user.click(within(accounts).getByRole('option', { name: /Globex/ }));
  const { globex } = server.fixtures.corporations;
  await waitFor(() => expect(location.pathname).toBe(`/accounts/${globex.id}`));
  cleanup();

  // The next user of this browser sees none of it.
  const { fixtures } = await consoleServer();
  const { user: other } = await renderConsole({
    as: fixtures.users.northwindAdmin,
    path: '/nowhere',
  });
  await screen.findByRole('heading', { name: 'Page not found' });
  await openByKey(other);
  expect(screen.queryByRole('group', { name: 'Recent' })).not.toBeInTheDocument();
  expect(await dialog()).toBeVisible();
});
