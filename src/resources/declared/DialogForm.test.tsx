import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { http } from 'msw';
import { consoleServer, network, renderConsole } from '../../../tests/support/console.tsx';
import { allowConsole } from '../../../tests/support/consoleWatch.ts';
import { leavePage } from '../../../tests/support/leavePage.ts';

const open = (path: string) => renderConsole({ as: ({ users }) => users.northwindAdmin, path });

describe('a form', () => {
  const dialogOf = () => screen.findByRole('dialog', { name: 'Add guest' });
  const field = (dialog: HTMLElement, name: string) =>
    within(dialog).getByRole('textbox', { name: new RegExp(`^${name}`) });

  it('stores one row for a double click', async () => {
    const { user, server } = await open('/employees/create?tab=guest');
    const dialog = await dialogOf();
    await user.type(field(dialog, 'First name'), 'Dora');
    await user.type(field(dialog, 'Last name'), 'Double');
    const save = within(dialog).getByRole('button', { name: 'Save' });
    await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'false'));
    await user.dblClick(save);
    expect(await screen.findByText('Dora Double was added')).toBeInTheDocument();
    const { body } = await server
      .as(server.fixtures.users.northwindAdmin)
      .get<unknown[]>(
        `/v1/business-guests?corporationId=${server.fixtures.corporations.northwind.id}&dynamicSearch=Double`,
      );
    expect(body).toHaveLength(1);
  });

  it('stays open while it is being saved, and does not offer to discard what was sent', async () => {
    const { user } = await open('/employees?tab=guest');
    await user.click(await screen.findByRole('link', { name: 'Add guest' }));
    const dialog = await dialogOf();
    await user.type(field(dialog, 'First name'), 'Sara');
    await user.type(field(dialog, 'Last name'), 'Sent');
    let send = (): void => undefined;
    const isSent = new Promise<void>((resolve) => (send = resolve));
    network.use(http.post('*/v1/business-guests', () => isSent));
    const save = within(dialog).getByRole('button', { name: 'Save' });
    await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'false'));
    await user.click(save);
    const address = location.href;
    const isBack = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
    await isBack;
    await waitFor(() => expect(location.href).toBe(address));
    expect(screen.queryByRole('dialog', { name: 'Discard your changes?' })).not.toBeInTheDocument();
    expect(dialog).toBeInTheDocument();
    send();
    expect(await screen.findByText('Sara Sent was added')).toBeInTheDocument();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  it('says that somebody else deleted the row, and takes it off the list', async () => {
    allowConsole(/NOT_FOUND/);
    const server = await consoleServer();
    const admin = server.as(server.fixtures.users.northwindAdmin);
    const { body } = await admin.post<{ id: string }>('/v1/business-guests', {
      businessAccountId: server.fixtures.corporations.northwind.id,
      givenName: 'Gina',
      familyName: 'Gone',
    });
    const { user } = await open('/employees?tab=guest');
    await user.click(await screen.findByRole('cell', { name: 'Gina Gone' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit guest' });
    await admin.delete(`/v1/business-guests/${body.id}`);
    await user.type(field(dialog, 'First name'), ' Maria');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByRole('alert')).toBeInTheDocument();
    expect(field(dialog, 'First name')).toHaveValue('Gina Maria');
    await waitFor(() =>
      expect(screen.queryByRole('cell', { name: 'Gina Gone' })).not.toBeInTheDocument(),
    );
  });

  it('does not replace what somebody else has changed since, until it is saved once more', async () => {
    allowConsole(/CHANGED_SINCE/);
    const server = await consoleServer();
    const admin = server.as(server.fixtures.users.northwindAdmin);
    const { body } = await admin.post<{ id: string }>('/v1/business-guests', {
      businessAccountId: server.fixtures.corporations.northwind.id,
      givenName: 'Tom',
      familyName: 'Two',
    });
    const path = `/v1/business-guests/${body.id}`;
    // Opened by its address: a row that the pointer rested on counts as current for a while.
    const { user } = await open(`/employees/${body.id}?tab=guest`);
    const dialog = await screen.findByRole('dialog', { name: 'Edit guest' });
    const first = field(dialog, 'First name');
    await user.clear(first);
    await user.type(first, 'Thomas');
    // The row is read again meanwhile, but the changed value is hidden behind what was typed.
    await leavePage(() => admin.patch(path, { givenName: 'Tommy', familyName: 'Too' }));
    await waitFor(() => expect(field(dialog, 'Last name')).toHaveValue('Too'));
    const save = within(dialog).getByRole('button', { name: 'Save' });
    await user.click(save);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Somebody else changed');
    expect(first).toHaveValue('Thomas');
    await waitFor(() => expect(first).toHaveAccessibleDescription('Now “Tommy”'));
    const stored = () => admin.get<{ givenName: string; familyName: string }>(path);
    expect((await stored()).body).toMatchObject({ givenName: 'Tommy', familyName: 'Too' });
    await user.click(save);
    expect(await screen.findByText('Thomas Too was saved')).toBeInTheDocument();
    expect((await stored()).body).toMatchObject({ givenName: 'Thomas', familyName: 'Too' });
  });

  it('closes when it is saved, also where somebody else changed the row while it was being sent', async () => {
    const server = await consoleServer();
    const admin = server.as(server.fixtures.users.northwindAdmin);
    const { body } = await admin.post<{ id: string }>('/v1/business-guests', {
      businessAccountId: server.fixtures.corporations.northwind.id,
      givenName: 'Mia',
      familyName: 'Meanwhile',
    });
    const path = `/v1/business-guests/${body.id}`;
    const { user } = await open('/employees?tab=guest');
    await user.click(await screen.findByRole('cell', { name: 'Mia Meanwhile' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit guest' });
    await user.type(field(dialog, 'First name'), ' Ann');
    const held = Promise.withResolvers<void>();
    network.use(http.patch(`*${path}`, () => held.promise, { once: true }));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await leavePage(() => admin.patch(path, { familyName: 'Then' }));
    await waitFor(() => expect(field(dialog, 'Last name')).toHaveValue('Then'));
    held.resolve();
    expect(await screen.findByText('Mia Ann Meanwhile was saved')).toBeInTheDocument();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  it('keeps what was typed when its page comes back, for example from signing in again', async () => {
    const path = '/employees/create?tab=guest';
    const { user } = await open(path);
    await user.type(field(await dialogOf(), 'First name'), 'Rita');
    await user.type(field(await dialogOf(), 'Phone'), '07911 123888');
    // Leaving a page runs no cleanup, unlike the end of a test.
    const left = Object.entries(sessionStorage);
    cleanup();
    for (const [key, value] of left) sessionStorage.setItem(key, String(value));
    await open(path);
    const dialog = await dialogOf();
    await waitFor(() => expect(field(dialog, 'First name')).toHaveValue('Rita'));
    expect(field(dialog, 'Phone')).toHaveValue('07911 123888');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(location.pathname).toBe('/employees'));
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('form.'))).toEqual([]);
  });
});
