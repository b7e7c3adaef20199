import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { consoleServer, renderConsole } from '../../../tests/support/console.tsx';

// Nobody has chosen one of their accounts, so the lists are about all of them.
beforeEach(() => localStorage.setItem('account_all', 'true'));
const open = (path: string) => renderConsole({ as: ({ users }) => users.bothAdmin, path });

describe('lists of somebody who works for several accounts, while none is chosen', () => {
  it.each(['/favourites', '/employees?tab=groups', '/travel-restrictions', '/invoices'])(
    'show at %s the rows of all of them, with their account',
    async (path) => {
      const { fixtures, as } = await consoleServer();
      const admin = as(fixtures.users.bothAdmin);
      const { northwind, globex } = fixtures.corporations;
      for (const { id } of [northwind, globex]) {
        await admin.post('/v1/favourite-addresses', {
          corporationId: id,
          aliasName: `Depot ${path} ${id}`,
          fullAddressText: '1 Example Street, London',
          latitude: 51.5,
          longitude: -0.1,
        });
        await admin.post('/v1/travel-restrictions', {
          corporationId: id,
          name: `All ${path} ${id}`,
        });
      }
      await open(path);
      expect(await screen.findByRole('columnheader', { name: /^Account/ })).toBeVisible();
      expect(screen.queryByText('Select an account')).not.toBeInTheDocument();
      if (path === '/invoices') return;
      for (const { name } of [northwind, globex])
        expect((await screen.findAllByRole('cell', { name })).length).toBeGreaterThan(0);
    },
  );

  it.each(['/employees', '/employees?tab=guest', '/payment-methods'])(
    'ask for an account at %s, and show its rows once it is chosen there',
    async (path) => {
      const { user } = await open(path);
      const page = within(await screen.findByRole('main'));
      expect(await page.findByText('Select an account')).toBeVisible();
      await user.click(page.getByRole('combobox', { name: 'Account' }));
      await user.click(await screen.findByRole('option', { name: 'Northwind' }));
      await waitFor(() => expect(page.queryByText('Select an account')).not.toBeInTheDocument());
      expect(await page.findByRole('table')).toBeVisible();
    },
  );
});
