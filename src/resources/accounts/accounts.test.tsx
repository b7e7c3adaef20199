import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { listPreferences } from '../../../server/db/tables/index.ts';
import { consoleServer, network, renderConsole } from '../../../tests/support/console.tsx';
import { allowConsole } from '../../../tests/support/consoleWatch.ts';
import type { TestServer } from '../../../tests/support/server.ts';

const asFleetManager = ({ users }: TestServer['fixtures']) => users.fleetManager;

/** Names in the first column, as shown. */
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[1]?.textContent);

/** Holds back the answers to list requests until they are released. */
function holdLists(): () => void {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Answers nothing itself, so the request goes on to the server.
  network.use(
    http.get('*/v1/corporations', async () => {
      await held;
    }),
  );
  return release;
}

beforeAll(async () => {
  const { as, fixtures } = await consoleServer();
  for (let n = 1; n <= 12; n += 1)
    await as(fixtures.users.fleetManager).post('/v1/corporations', {
      name: `Account ${String(n).padStart(2, '0')}`,
      contactEmail: `office${n}@account.example`,
      communicationLanguage: 'fr',
      code: `A-${n}`,
    });
});

// The list settings that one test chooses are remembered for its user.
afterEach(async () => {
  await (await consoleServer()).context.database.orm.delete(listPreferences);
});

describe('accounts', () => {
  it('are paged by ten, twenty and thirty, and sorted by one column', async () => {
    const { user } = await renderConsole({ as: asFleetManager, path: '/accounts' });
    expect(await screen.findByText('1–10 of 14')).toBeInTheDocument();
    expect(names()[0]).toBe('Account 01');
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(await screen.findByText('11–14 of 14')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'First page' }));
    expect(await screen.findByText('1–10 of 14')).toBeInTheDocument();
    await user.click(screen.getByRole('combobox', { name: /Rows per page/ }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      '10',
      '20',
      '30',
    ]);
    await user.click(screen.getByRole('option', { name: '20' }));
    expect(await screen.findByText('1–14 of 14')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Sort by account name/ }));
    await waitFor(() => expect(names()[0]).toBe('Northwind'));
  });

  it('have numbers that end below each other, with their heads', async () => {
    await renderConsole({ as: asFleetManager, path: '/accounts' });
    const head = await screen.findByRole('columnheader', { name: 'Employees' });
    const place = screen.getAllByRole('columnheader').indexOf(head);
    const [, row] = screen.getAllByRole('row');
    for (const cell of [head, within(row!).getAllByRole('cell')[place]])
      expect(cell).toHaveClass('list-cell-right');
    expect(screen.getByRole('columnheader', { name: /name/i })).not.toHaveClass('list-cell-right');
  });

  it('keep their rows, dimmed, and their total until the next page has loaded', async () => {
    const { user } = await renderConsole({ as: asFleetManager, path: '/accounts' });
    await screen.findByText('1–10 of 14');
    const release = holdLists();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    const table = screen.getByRole('table');
    await waitFor(() => expect(table.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true'));
    expect(screen.getByText('1–10 of 14')).toBeInTheDocument();
    expect(names()[0]).toBe('Account 01');
    release();
    expect(await screen.findByText('11–14 of 14')).toBeInTheDocument();
    expect(table.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'false');
  });

  it('show that a search is running from its first letters until its rows have loaded', async () => {
    const { user } = await renderConsole({ as: asFleetManager, path: '/accounts' });
    await screen.findByText('1–10 of 14');
    const release = holdLists();
    const box = screen.getByRole('textbox', { name: 'Search accounts' });
    const atWork = () => within(box.parentElement!).queryByRole('progressbar');
    await user.type(box, 'A');
    expect(atWork()).not.toBeInTheDocument();
    expect(screen.getByText('Type at least 2 characters')).toBeInTheDocument();
    await user.type(box, 'c');
    expect(atWork()).toBeInTheDocument();
    await user.type(box, 'count 03');
    expect(atWork()).toBeInTheDocument();
    // The request is on its way: rows are dimmed and the box still says so.
    const table = screen.getByRole('table');
    await waitFor(() => expect(table.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true'));
    expect(atWork()).toBeInTheDocument();
    release();
    expect(await screen.findByText('1–1 of 1')).toBeInTheDocument();
    expect(atWork()).not.toBeInTheDocument();
  });

  it('are shown with their buttons, so that no row grows afterwards', async () => {
    const seen = new MutationObserver(() => {
      for (const row of document.querySelectorAll('tbody tr'))
        if (!row.querySelector('a[aria-label^="Edit"]')) bare.add(row);
    });
    const bare = new Set<Element>();
    seen.observe(document, { childList: true, subtree: true });
    await renderConsole({ as: asFleetManager, path: '/accounts' });
    await screen.findByText('1–10 of 14');
    seen.disconnect();
    expect(bare.size).toBe(0);
  });

  it('say that the server cannot be reached, and load when it is back', async () => {
    allowConsole(/HttpError/);
    network.use(http.get('*/v1/corporations', () => HttpResponse.error()));
    const { user } = await renderConsole({ as: asFleetManager, path: '/accounts' });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/The server cannot be reached/);
    network.resetHandlers();
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1–10 of 14')).toBeInTheDocument();
  });

  it('say what is deleted with an account, or how many trips prevent it, before they ask', async () => {
    const { user } = await renderConsole({ as: asFleetManager, path: '/accounts' });
    await user.click(await screen.findByRole('button', { name: 'Delete Account 01' }));
    const question = await screen.findByRole('dialog', { name: 'Delete Account 01?' });
    expect(await within(question).findByText('These are deleted with it:')).toBeInTheDocument();
    expect(within(question).getByRole('link', { name: '1 group' })).toBeInTheDocument();
    await waitFor(() =>
      expect(within(question).getByRole('button', { name: 'Delete' })).toBeEnabled(),
    );
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());

    await user.type(screen.getByRole('textbox', { name: 'Search accounts' }), 'Northwind');
    await user.click(await screen.findByRole('button', { name: 'Delete Northwind' }));
    const told = await screen.findByRole('dialog', { name: 'Northwind cannot be deleted' });
    const way = within(told).getByRole('link', { name: /trips? under way or ahead$/ });
    expect(way).toHaveAttribute('href', expect.stringMatching(/^\/trips\/all-trips\?filter=/));
  });

  it('say in the format of the reader how many rows are deleted with an account', async () => {
    network.use(
      http.post<never, { ids: string[] }>(
        '*/v1/corporations/deletion-check',
        async ({ request }) => {
          const { ids } = await request.json();
          const use = { field: 'businessAccountId', effect: 'delete', count: 5000, filter: null };
          const uses = [{ resource: 'business-passengers', ...use }];
          return HttpResponse.json(
            ids.map((id) => ({ id, isPossible: true, uses, keptBecause: null })),
          );
        },
      ),
    );
    const { user } = await renderConsole({ as: asFleetManager, path: '/accounts' });
    await user.click(await screen.findByRole('button', { name: 'Delete Account 01' }));
    expect(await screen.findByText('5,000 employees')).toBeInTheDocument();
  });
});
