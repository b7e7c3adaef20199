import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
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

  it('say in words that the server is out of reach, and come when it is back', async () => {
    allowConsole(/HttpError/);
    network.use(http.get('*/v1/corporations', () => HttpResponse.error()));
    const { user } = await renderConsole({ as: asFleetManager, path: '/accounts' });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/The server cannot be reached/);
    network.resetHandlers();
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1–10 of 14')).toBeInTheDocument();
  });

  it('are created in a dialog by route, over the list', async () => {
    const { user } = await renderConsole({ as: asFleetManager, path: '/accounts' });
    await user.click(await screen.findByRole('link', { name: 'New account' }));
    expect(location.pathname).toBe('/accounts/create');
    const dialog = await screen.findByRole('dialog', { name: 'New account' });
    const save = within(dialog).getByRole('button', { name: 'Save' });
    await user.type(within(dialog).getByRole('textbox', { name: /^Account name/ }), 'Aardvark');
    await user.type(within(dialog).getByRole('textbox', { name: /^Main contact/ }), 'nobody');
    await user.tab();
    expect(await within(dialog).findByText(/^Must be an e-mail address/)).toBeInTheDocument();
    expect(save).toBeDisabled();
    await user.type(
      within(dialog).getByRole('textbox', { name: /^Main contact/ }),
      '@aardvark.example',
    );
    await waitFor(() => expect(save).toBeEnabled());
    await user.click(save);
    expect(await screen.findByText('Aardvark was created')).toBeInTheDocument();
    expect(await screen.findByRole('cell', { name: 'Aardvark' })).toBeInTheDocument();
    expect(location.pathname).toBe('/accounts');
  });

  it('are only renamed by their own admin: code locked, none added, none deleted', async () => {
    const { user } = await renderConsole({
      as: ({ users }) => users.northwindAdmin,
      path: '/accounts',
    });
    await screen.findByRole('cell', { name: 'Northwind' });
    await user.click(await screen.findByRole('link', { name: 'Edit Northwind' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit account' });
    expect(await within(dialog).findByRole('textbox', { name: 'Code' })).toBeDisabled();
    expect(within(dialog).getByRole('textbox', { name: /^Account name/ })).toBeEnabled();
    expect(screen.queryByText('New account')).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Delete Northwind')).not.toBeInTheDocument();
  });
});
