import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderConsole } from '../../tests/support/console.tsx';

async function expectEntries(names: string[]): Promise<void> {
  const drawer = await screen.findByRole('navigation', { name: 'Main navigation' });
  const links = within(drawer).getAllByRole('link');
  expect(links).toHaveLength(names.length);
  for (const [n, name] of names.entries()) expect(links[n]).toHaveAccessibleName(name);
}

describe('the drawer', () => {
  test('links every page of a corporation admin', async () => {
    await renderConsole({ as: ({ users }) => users.bothAdmin, path: '/' });
    await expectEntries([
      'Book trip',
      'Overview',
      'Trips',
      'People',
      'Travel restrictions',
      'Payment methods',
      'Invoices',
      'Reports',
      'Favourites',
      'API keys',
      'Webhooks',
      'Your profile',
      'Sign out',
    ]);
    await waitFor(() => expect(window.location.pathname).toBe('/trips/all-trips'));
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Trips' })).toHaveAttribute('aria-current', 'page'),
    );
  });

  test('links every page of a fleet manager, without booking', async () => {
    await renderConsole({ as: ({ users }) => users.fleetManager, path: '/' });
    await expectEntries([
      'Overview',
      'Trips',
      'People',
      'Accounts',
      'Users',
      'Taxi companies',
      'Invoices',
      'Reports',
      'Operation',
      'API keys',
      'Webhooks',
      'Sign out',
    ]);
    await waitFor(() => expect(window.location.pathname).toBe('/accounts'));
  });

  test('shrinks to icons and stays so after a reload', async () => {
    const as = 'bothAdmin';
    const { user } = await renderConsole({ as: ({ users }) => users[as], path: '/' });
    await user.click(await screen.findByRole('button', { name: 'Collapse navigation' }));
    expect(await screen.findByRole('button', { name: 'Expand navigation' })).toBeVisible();
    const drawer = screen.getByRole('navigation', { name: 'Main navigation' });
    expect(within(drawer).queryByText('Trips')).not.toBeInTheDocument();
    expect(localStorage.getItem('RaStore.shell.miniDrawer')).toBe('true');
  });

  test('lies over the page on a small screen', async () => {
    window.innerWidth = 390;
    const { user } = await renderConsole({ as: ({ users }) => users.bothAdmin, path: '/' });
    const open = await screen.findByRole('button', { name: 'Open navigation' });
    const main = () => screen.queryByRole('navigation', { name: 'Main navigation' });
    expect(main()).not.toBeInTheDocument();
    await user.click(open);
    await user.click(await screen.findByRole('link', { name: 'People' }));
    await waitFor(() => expect(window.location.pathname).toBe('/employees'));
    await waitFor(() => expect(main()).not.toBeInTheDocument());

    await screen.findByRole('heading', { name: 'People' });
    await user.click(open);
    await screen.findByRole('link', { name: 'People' });
    window.history.back();
    await waitFor(() => expect(main()).not.toBeInTheDocument());
    expect(await screen.findByRole('heading', { name: 'People' })).toBeVisible();
    await waitFor(() => expect(window.location.pathname).toBe('/employees'));
  });
});

describe('a page that is not for the role', () => {
  test('sends a fleet manager who opens booking home, and says why', async () => {
    await renderConsole({ as: ({ users }) => users.fleetManager, path: '/create-v2' });
    await waitFor(() => expect(window.location.pathname).toBe('/accounts'));
    expect(await screen.findByText('Your role does not include this page.')).toBeVisible();
  });

  // The second one names a resource whose rows are shown on another page.
  test.each(['/nowhere', '/business-passengers/1'])('%s does not exist', async (path) => {
    await renderConsole({ as: ({ users }) => users.bothAdmin, path });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    await waitFor(() => expect(document.title).toMatch(/^Page not found · Meridian Cars/));
  });
});

test('moving to another page puts focus on its heading', async () => {
  const { user } = await renderConsole({ as: ({ users }) => users.bothAdmin, path: '/nowhere' });
  await user.click(await screen.findByRole('link', { name: 'People' }));
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  expect(document.activeElement).not.toHaveTextContent('Page not found');
});

test.each(['/trips', '/trips/nope'])('the title changes once when %s is opened', async (path) => {
  const write = vi.spyOn(document, 'title', 'set');
  const { user } = await renderConsole({ as: ({ users }) => users.northwindAdmin, path });
  const title = 'All trips – Trips · Meridian Cars Business Solutions';
  await waitFor(() => expect(document.title).toBe(title));
  expect(write.mock.calls).toEqual([[title]]);
  await user.click(await screen.findByRole('tab', { name: 'Cancelled' }));
  const next = 'Cancelled – Trips · Meridian Cars Business Solutions';
  await waitFor(() => expect(document.title).toBe(next));
  expect(write.mock.calls).toEqual([[title], [next]]);
});

test('the title of the browser is different for each page, tab and dialog', async () => {
  const { user } = await renderConsole({
    as: ({ users }) => users.bothAdmin,
    path: '/employees?tab=guest',
  });
  const titled = (title: string) =>
    waitFor(() => expect(document.title).toBe(`${title} · Meridian Cars Business Solutions`));
  await titled('Guests – People');
  await user.click((await screen.findAllByRole('link', { name: 'Add guest' }))[0]!);
  await titled('Add guest – Guests – People');
  await user.keyboard('{Escape}');
  await titled('Guests – People');
  await user.click(screen.getByRole('link', { name: 'Trips' }));
  await titled('All trips – Trips');
  await user.click(await screen.findByRole('tab', { name: 'Cancelled' }));
  await titled('Cancelled – Trips');
});
