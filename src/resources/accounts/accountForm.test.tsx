import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { consoleServer, network, renderConsole } from '../../../tests/support/console.tsx';
import { allowConsole } from '../../../tests/support/consoleWatch.ts';
import type { TestServer } from '../../../tests/support/server.ts';

const asFleetManager = ({ users }: TestServer['fixtures']) => users.fleetManager;

async function chooseFleet(user: UserEvent, group: HTMLElement, name: string): Promise<void> {
  await user.click(within(group).getByRole('combobox'));
  await user.click(await screen.findByRole('option', { name }));
}

describe('accounts', () => {
  it('are created in a dialog by route, over the list', async () => {
    const { as, fixtures } = await consoleServer();
    await as(fixtures.users.fleetManager).post('/v1/fleets', {
      companyName: 'Night Cars',
      latitude: 51.5,
      longitude: 0,
    });
    const { user } = await renderConsole({ as: asFleetManager, path: '/accounts' });
    await user.click(await screen.findByRole('link', { name: 'Add account' }));
    expect(location.pathname).toBe('/accounts/create');
    const dialog = await screen.findByRole('dialog', { name: 'Add account' });
    const save = within(dialog).getByRole('button', { name: 'Save' });
    await user.type(within(dialog).getByRole('textbox', { name: /^Account name/ }), 'Aardvark');
    await user.type(within(dialog).getByRole('textbox', { name: /^Main contact/ }), 'nobody');
    await user.tab();
    expect(await within(dialog).findByText(/^Must be an e-mail address/)).toBeInTheDocument();
    expect(save).toHaveAttribute('aria-disabled', 'true');
    await user.type(
      within(dialog).getByRole('textbox', { name: /^Main contact/ }),
      '@aardvark.example',
    );
    // No fleet could bill its trips yet.
    expect(await within(dialog).findByText(/^Link at least one taxi company/)).toBeInTheDocument();
    expect(save).toHaveAttribute('aria-disabled', 'true');
    // The server of the tests has no dispatch gateway.
    expect(within(dialog).getByText(/account numbers have six digits/)).toBeInTheDocument();
    const first = within(dialog).getByRole('group', { name: 'Taxi company 1' });
    await chooseFleet(user, first, 'City Cars');
    const number = within(first).getByRole('textbox', { name: /^Account number/ });
    await user.type(number, 'unknown');
    expect(
      within(first).getByLabelText('Asking the taxi company for this number'),
    ).toBeInTheDocument();
    expect(save).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() =>
      expect(number).toHaveAccessibleDescription(/^Dispatch account not valid .*six digits/),
    );
    expect(save).toHaveAttribute('aria-disabled', 'true');
    await user.clear(number);
    await user.type(number, '123450');
    expect(
      await within(first).findByTitle('The taxi company knows this number'),
    ).toBeInTheDocument();
    await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'false'));

    // Another fleet, and not the same one again, as long as there is another.
    await user.click(within(dialog).getByRole('button', { name: 'Add taxi company' }));
    const second = within(dialog).getByRole('group', { name: 'Taxi company 2' });
    expect(within(second).getByRole('combobox')).toHaveFocus();
    await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'true'));
    await user.click(within(second).getByRole('combobox'));
    expect(await screen.findByRole('option', { name: 'City Cars' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.keyboard('{Escape}');
    await chooseFleet(user, second, 'Night Cars');
    expect(within(dialog).queryByRole('button', { name: 'Add taxi company' })).toBeNull();
    await user.click(within(second).getByRole('button', { name: 'Delete taxi company 2' }));
    expect(within(first).getByRole('combobox')).toHaveFocus();
    await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'false'));
    await user.click(save);
    expect(await screen.findByText('Aardvark was added')).toBeInTheDocument();
    // Nobody can sign in for it yet.
    const question = await screen.findByRole('dialog', { name: 'Invite its first admin?' });
    await user.click(within(question).getByRole('button', { name: 'Later' }));
    const row = (await screen.findByRole('cell', { name: 'Aardvark' })).closest('tr')!;
    expect(await within(row).findByText('City Cars')).toBeInTheDocument();
    expect(within(row).getByText('Active')).toBeInTheDocument();
    expect(location.pathname).toBe('/accounts');
    await user.click(within(row).getByRole('link', { name: 'Invite an admin of Aardvark' }));
    const invitation = await screen.findByRole('dialog', { name: 'Invite admin' });
    const type = async (name: RegExp, text: string) =>
      user.type(await within(invitation).findByRole('textbox', { name }), text);
    await type(/^First name/, 'Ada');
    await type(/^Last name/, 'First');
    await type(/^E-mail/, 'ada@aardvark.example');
    expect(await within(invitation).findByText('Aardvark')).toBeInTheDocument();
    const send = within(invitation).getByRole('button', { name: 'Save' });
    await waitFor(() => expect(send).toHaveAttribute('aria-disabled', 'false'));
    await user.click(send);
    const invited = (await screen.findByRole('cell', { name: 'Ada First' })).closest('tr')!;
    expect(within(invited).getByText('Invited')).toBeInTheDocument();
  });

  it('are removed from a fleet once that is confirmed, and say who has a name that is already taken', async () => {
    allowConsole(/HttpError/);
    const server = await consoleServer();
    const { northwind } = server.fixtures.corporations;
    const path = `/accounts/${northwind.id}`;
    const { user } = await renderConsole({ as: asFleetManager, path });
    const dialog = await screen.findByRole('dialog', { name: 'Edit account' });
    const name = await within(dialog).findByRole('textbox', { name: /^Account name/ });
    const save = () => within(dialog).getByRole('button', { name: 'Save' });
    const remove = within(dialog).getByRole('button', { name: 'Delete taxi company 1' });
    await user.click(remove);
    const question = await screen.findByRole('dialog', {
      name: /^Delete the account at City Cars/,
    });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    const group = within(dialog).getByRole('group', { name: 'Taxi company 1' });
    expect(within(group).getByDisplayValue('ACC-Northwind')).toBeInTheDocument();
    await user.click(remove);
    const again = await screen.findByRole('dialog', { name: /^Delete the account at City Cars/ });
    await user.click(within(again).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(again).not.toBeInTheDocument());
    expect(within(dialog).queryByDisplayValue('ACC-Northwind')).not.toBeInTheDocument();
    expect(within(dialog).getByRole('combobox', { name: /^Taxi company/ })).toHaveFocus();
    expect(save()).toHaveAttribute('aria-disabled', 'true');
    await chooseFleet(
      user,
      within(dialog).getByRole('group', { name: 'Taxi company 1' }),
      'City Cars',
    );
    await user.type(within(dialog).getByRole('textbox', { name: /^Account number/ }), '123457');
    expect(
      await within(dialog).findByTitle('The taxi company knows this number'),
    ).toBeInTheDocument();
    await user.clear(name);
    await user.type(name, 'globex');
    await waitFor(() => expect(save()).toHaveAttribute('aria-disabled', 'false'));
    await user.click(save());
    const way = await within(dialog).findByRole('link', { name: 'Show that one' });
    const { globex } = server.fixtures.corporations;
    expect(way).toHaveAttribute('href', expect.stringContaining(`/accounts/${globex.id}`));
    await user.clear(name);
    await user.type(name, 'Northwind');
    await user.click(save());
    expect(await screen.findByText('Northwind was saved')).toBeInTheDocument();
    const { body } = await server
      .as(server.fixtures.users.fleetManager)
      .get<{ linkedAccounts: unknown }>(`/v1/corporations/${northwind.id}`);
    expect(body.linkedAccounts).toMatchObject([{ accountNumber: '123457' }]);
  });

  it('are not given a number that could not be checked, and check it again', async () => {
    allowConsole(/HttpError|503/);
    network.use(http.get('*/v1/fleet-account-validity', () => HttpResponse.error()));
    const { user } = await renderConsole({ as: asFleetManager, path: '/accounts/create' });
    const dialog = await screen.findByRole('dialog', { name: 'Add account' });
    const group = await within(dialog).findByRole('group', { name: 'Taxi company 1' });
    await chooseFleet(user, group, 'City Cars');
    await user.type(within(group).getByRole('textbox', { name: /^Account number/ }), '654321');
    const retry = await within(group).findByRole('button', { name: 'Try again' });
    network.resetHandlers();
    await user.click(retry);
    expect(
      await within(group).findByTitle('The taxi company knows this number'),
    ).toBeInTheDocument();
  });

  it('can only be renamed by their own admin, who cannot change the code or add or delete accounts', async () => {
    const { user } = await renderConsole({
      as: ({ users }) => users.northwindAdmin,
      path: '/accounts',
    });
    await screen.findByRole('cell', { name: 'Northwind' });
    await user.click(await screen.findByRole('link', { name: 'Edit Northwind' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit account' });
    expect(await within(dialog).findByRole('textbox', { name: 'Code' })).toBeDisabled();
    expect(within(dialog).getByRole('textbox', { name: /^Account name/ })).toBeEnabled();
    expect(await within(dialog).findByText('City Cars')).toBeInTheDocument();
    expect(
      within(dialog).queryByRole('button', { name: 'Add taxi company' }),
    ).not.toBeInTheDocument();
    expect(screen.queryByText('Add account')).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Delete Northwind')).not.toBeInTheDocument();
  });
});
