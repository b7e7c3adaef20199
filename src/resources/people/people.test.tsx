import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { consoleServer, renderConsole } from '../../../tests/support/console.tsx';
import { allowConsole } from '../../../tests/support/consoleWatch.ts';
import type { TestServer } from '../../../tests/support/server.ts';
import { addEmployees } from './people.fixture.ts';

const asNorthwind = ({ users }: TestServer['fixtures']) => users.northwindAdmin;
const asManager = ({ users }: TestServer['fixtures']) => users.fleetManager;
const open = (path = '/employees', as = asNorthwind) => renderConsole({ as, path });

const rowOf = async (name: string) => (await screen.findByRole('cell', { name })).closest('tr')!;

describe('the tabs', () => {
  it('are four at /employees, and three at /people, which says what it does not show', async () => {
    await open('/people?tab=corporationAdmin');
    expect(
      await screen.findByText('Corporation admins are not shown on this page'),
    ).toBeInTheDocument();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Employees',
      'Guests',
      'Groups',
    ]);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.queryByRole('tab', { selected: true })).not.toBeInTheDocument();
  });

  it('are never replaced by another one without a message', async () => {
    await open('/employees?tab=nonsense');
    expect(await screen.findByText('This page has no tab of that name')).toBeInTheDocument();
    expect(screen.getAllByRole('tab')).toHaveLength(4);
  });

  it('show a fleet manager the account of each row, without a selector at the top', async () => {
    const { user } = await open('/employees', asManager);
    for (const tab of ['Employees', 'Guests', 'Groups']) {
      await user.click(await screen.findByRole('tab', { name: tab }));
      await waitFor(() =>
        expect(screen.getByRole('tab', { name: tab, selected: true })).toBeVisible(),
      );
      expect(await screen.findByRole('columnheader', { name: 'Account' })).toBeInTheDocument();
    }
    await user.click(screen.getByRole('tab', { name: 'Corporation admins' }));
    const row = await rowOf('Bo Oth');
    expect(await within(row).findByText(/Globex, Northwind/)).toBeInTheDocument();
    expect(screen.queryByText('Flo Manager')).not.toBeInTheDocument();
  });
});

describe('corporation admins', () => {
  it('are added with an account, and the same account is not added twice', async () => {
    allowConsole(/VALIDATION_FAILED/);
    const { user } = await renderConsole({
      as: ({ users }) => users.bothAdmin,
      path: '/employees?tab=corporationAdmin',
    });
    await user.click(await screen.findByRole('link', { name: 'Add admin' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add admin' });
    const field = (name: RegExp) => within(dialog).getByRole('textbox', { name });
    const save = within(dialog).getByRole('button', { name: 'Save' });
    const first = await within(dialog).findByRole('button', { name: /^Remove .+$/ });
    const name = /^Remove (.+)$/.exec(first.getAttribute('aria-label') ?? '')![1]!;
    await user.type(await within(dialog).findByRole('textbox', { name: /^First name/ }), 'Nia');
    await user.type(field(/^Last name/), 'Newman');
    await user.type(field(/^E-mail/), 'nia@northwind.example');
    await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'false'));
    // Adding the same one again is reported, and nothing is added.
    await user.click(within(dialog).getByRole('combobox', { name: /Add an account/ }));
    await user.click(await screen.findByRole('option', { name }));
    expect(
      await within(dialog).findByText('User is already added to selected corporation'),
    ).toBeInTheDocument();
    expect(within(dialog).getAllByRole('button', { name: /^Remove/ })).toHaveLength(1);
    await user.click(first);
    expect(within(dialog).getByRole('combobox', { name: /Add an account/ })).toHaveFocus();
    await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'true'));
    await user.click(within(dialog).getByRole('combobox', { name: /Add an account/ }));
    await user.click(await screen.findByRole('option', { name: 'Northwind' }));
    await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'false'));
    await user.click(save);
    expect(await screen.findByText('Nia Newman was added')).toBeInTheDocument();
  });

  it('are shown as typed, and as invited, if somebody with the e-mail already signs in', async () => {
    const { user, server } = await open('/employees?tab=corporationAdmin');
    await user.click(await screen.findByRole('link', { name: 'Add admin' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add admin' });
    const type = async (name: RegExp, text: string) =>
      user.type(await within(dialog).findByRole('textbox', { name }), text);
    await type(/^First name/, 'Somebody');
    await type(/^Last name/, 'Else');
    await type(/^E-mail/, server.fixtures.users.globexAdmin.email);
    const save = within(dialog).getByRole('button', { name: 'Save' });
    await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'false'));
    await user.click(save);
    expect(await screen.findByText('Somebody Else was added')).toBeInTheDocument();
    const row = await rowOf('Somebody Else');
    expect(within(row).getByText('Invited')).toBeInTheDocument();
    expect(screen.queryByText('Gleb Xu')).not.toBeInTheDocument();
  });

  it('are not removed from an account without a warning that a fleet manager has to confirm', async () => {
    allowConsole(/LAST_ADMIN/);
    const server = await consoleServer();
    const manager = server.as(server.fixtures.users.fleetManager);
    const account = await manager.post<{ id: string }>('/v1/corporations', {
      name: 'Lonely Ltd',
      contactEmail: 'office@lonely.example',
    });
    await manager.post('/v1/users', {
      givenName: 'Lone',
      familyName: 'Admin',
      email: 'lone@lonely.example',
      roles: [{ name: 'corporationAdmin', corporationId: account.body.id }],
    });
    const { user } = await open('/employees?tab=corporationAdmin', asManager);
    await user.click(within(await rowOf('Lone Admin')).getByRole('link', { name: /^Edit/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit admin' });
    await user.click(await within(dialog).findByRole('combobox', { name: /^Status/ }));
    await user.click(await screen.findByRole('option', { name: 'Inactive' }));
    expect(within(dialog).getByRole('textbox', { name: 'Role' })).toBeDisabled();
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByText(/Lonely Ltd would be left/)).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Do it anyway' }));
    expect(await screen.findByText('Lone Admin was saved')).toBeInTheDocument();
    expect(await within(await rowOf('Lone Admin')).findByText('Inactive')).toBeInTheDocument();
  });
});

describe('an invitation', () => {
  it('is sent after a question, shown in the row, and not sent again at once', async () => {
    allowConsole(/INVITED_JUST_NOW/);
    await addEmployees('Invitee', 1);
    const { user } = await open();
    const send = await screen.findByRole('button', { name: 'Send invitation to Test Invitee' });
    await user.click(send);
    const dialog = await screen.findByRole('dialog', { name: 'Send an invitation?' });
    expect(dialog).toHaveAccessibleDescription(/They need no sign-in/);
    await user.click(within(dialog).getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('The invitation to Test Invitee is on its way')).toBeVisible();
    const again = await screen.findByRole('button', { name: 'Resend invitation to Test Invitee' });
    await user.click(again);
    const second = await screen.findByRole('dialog', { name: 'Send the invitation again?' });
    await user.click(within(second).getByRole('button', { name: 'Send' }));
    expect(await within(second).findByText(/less than 10 minutes ago/)).toBeInTheDocument();
  });
});
