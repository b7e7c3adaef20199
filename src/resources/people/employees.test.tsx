import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { consoleServer, renderConsole } from '../../../tests/support/console.tsx';
import { allowConsole } from '../../../tests/support/consoleWatch.ts';
import type { TestServer } from '../../../tests/support/server.ts';
import { selectedAccountStore } from '../../shell/account/selectedAccountStore.ts';

const asNorthwind = ({ users }: TestServer['fixtures']) => users.northwindAdmin;
const open = (path = '/employees') => renderConsole({ as: asNorthwind, path });

let made = 0;
/** An employee of Northwind that no other test uses. */
async function addEmployee(givenName: string, familyName: string) {
  const { as, fixtures } = await consoleServer();
  made += 1;
  const { body } = await as(fixtures.users.northwindAdmin).post<{ id: string; email: string }>(
    '/v1/business-passengers',
    {
      businessAccountId: fixtures.corporations.northwind.id,
      givenName,
      familyName,
      email: `${givenName}.${made}@northwind.example`.toLowerCase(),
      phone: `+4479112${String(30_000 + made)}`,
    },
  );
  return body;
}

const rowOf = async (name: string) => {
  const cell = await screen.findByRole('cell', { name });
  return cell.closest('tr')!;
};

describe('the employees of the selected account', () => {
  it('are listed with their group, their full name in one column and a spaced phone number', async () => {
    await open();
    const row = await rowOf('Anna Smith');
    expect(await within(row).findByText('Default')).toBeInTheDocument();
    expect(within(row).getByText('+44 7911 123456')).toBeInTheDocument();
    expect(screen.queryByText('Greta Berg')).not.toBeInTheDocument();
    expect(screen.getByText(/^1–\d+ of \d+$/)).toBeInTheDocument();
    const created = screen.getByRole('columnheader', { name: /^Created/ });
    expect(created).toHaveAttribute('aria-sort', 'descending');
    expect(document.querySelectorAll('[aria-sort]')).toHaveLength(1);
  });

  it('are found by three letters, and all come back when the box is emptied', async () => {
    const { user } = await open();
    await rowOf('Anna Smith');
    const box = screen.getByRole('textbox', { name: 'Search employees' });
    await user.type(box, 'jo');
    expect(screen.getByText('Type at least 3 characters')).toBeInTheDocument();
    await user.type(box, 'ne');
    await waitFor(() => expect(screen.queryByText('Anna Smith')).not.toBeInTheDocument());
    expect(screen.getByText('Ben Jones')).toBeInTheDocument();
    await user.clear(box);
    expect(await rowOf('Anna Smith')).toBeInTheDocument();
  });

  it('distinguish a search without results from a list without data, with a way back', async () => {
    const { user } = await open();
    await rowOf('Anna Smith');
    await user.keyboard('/');
    const box = screen.getByRole('textbox', { name: 'Search employees' });
    expect(box).toHaveFocus();
    await user.keyboard('nobody of that name');
    expect(await screen.findByText('No results found')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await rowOf('Anna Smith')).toBeInTheDocument();
    await waitFor(() => expect(box).toHaveValue(''));
  });

  it('are not listed while no account is selected', async () => {
    await open();
    await rowOf('Anna Smith');
    void selectedAccountStore.choose(null);
    expect(await screen.findByText('Select an account')).toBeInTheDocument();
    expect(screen.queryByText('Anna Smith')).not.toBeInTheDocument();
  });

  it('keep their tab in the query string, and clear the search with another tab', async () => {
    const { user } = await open();
    await rowOf('Anna Smith');
    await user.type(screen.getByRole('textbox', { name: 'Search employees' }), 'Jones');
    await user.click(screen.getByRole('tab', { name: 'Guests' }));
    expect(await rowOf('Gina Guest')).toBeInTheDocument();
    expect(location.search).toBe('?tab=guest');
    await user.click(screen.getByRole('tab', { name: 'Employees' }));
    expect(await rowOf('Anna Smith')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Search employees' })).toHaveValue('');
  });
});

describe('a new employee', () => {
  it('is refused at the field without losing anything, then stored', async () => {
    // react-admin logs the refusal that the data provider got.
    allowConsole(/ALREADY_EXISTS/);
    const { id, email } = await addEmployee('Taken', 'Already');
    const { user } = await open();
    await user.click(await screen.findByRole('link', { name: 'Add employee' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add employee' });
    const field = (name: string) =>
      within(dialog).getByRole('textbox', { name: new RegExp(`^${name}`) });
    const save = within(dialog).getByRole('button', { name: 'Save' });
    expect(save).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(field('First name')).toHaveFocus());

    await user.type(field('First name'), 'A/');
    await user.type(field('Last name'), 'Lovelace');
    await user.type(field('E-mail'), email);
    await user.type(field('Phone'), '07911 123999');
    expect(await within(dialog).findByText(/^Only letters, digits, spaces/)).toBeInTheDocument();
    expect(save).toHaveAttribute('aria-disabled', 'true');

    await user.type(field('First name'), '{Backspace}da');
    await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'false'));
    await user.click(save);
    await waitFor(() => expect(field('E-mail')).toBeInvalid());
    expect(field('E-mail')).toHaveFocus();
    expect(field('E-mail')).toHaveAccessibleDescription(/already/i);
    const other = within(dialog).getByRole('link', { name: 'Show that one' });
    expect(other).toHaveAttribute('href', `/employees/${id}?tab=employee`);
    expect(field('First name')).toHaveValue('Ada');
    expect(field('Phone')).toHaveValue('07911 123999');

    await user.clear(field('E-mail'));
    await user.type(field('E-mail'), 'ada@northwind.example');
    await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'false'));
    await user.click(save);
    expect(await screen.findByText('Ada Lovelace was added')).toBeInTheDocument();
    const row = await rowOf('Ada Lovelace');
    expect(within(row).getByText('+44 7911 123999')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is not discarded without asking', async () => {
    const { user } = await open('/employees/create');
    const dialog = await screen.findByRole('dialog', { name: 'Add employee' });
    await user.type(within(dialog).getByRole('textbox', { name: /^First name/ }), 'Half');
    await user.keyboard('{Escape}');
    const question = await screen.findByRole('dialog', { name: 'Discard your changes?' });
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(within(dialog).getByRole('textbox', { name: /^First name/ })).toHaveValue('Half');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(location.pathname).toBe('/employees'));
  });
});

describe('an employee', () => {
  it('shows its account locked to whoever has several', async () => {
    await addEmployee('Lock', 'Edaccount');
    const { user } = await renderConsole({
      as: ({ users }) => users.fleetManager,
      path: `/employees?dynamicSearch=Edaccount`,
    });
    await user.click(await screen.findByRole('link', { name: 'Edit Lock Edaccount' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit employee' });
    const account = await within(dialog).findByRole('textbox', { name: 'Account' });
    expect(account).toBeDisabled();
    await waitFor(() => expect(account).toHaveValue('Northwind'));
  });

  it('opens with Enter, does not name the only account, and is changed with its phone', async () => {
    await addEmployee('Ruth', 'Before');
    const { user } = await open();
    const row = await rowOf('Ruth Before');
    row.focus();
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Edit employee' });
    const last = await within(dialog).findByRole('textbox', { name: /^Last name/ });
    const phone = within(dialog).getByRole('textbox', { name: /^Phone/ });
    expect(within(dialog).queryByRole('textbox', { name: 'Account' })).not.toBeInTheDocument();
    await user.clear(phone);
    await user.type(phone, '07400 129999');
    await user.clear(last);
    await user.type(last, 'After');
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Save' })).toHaveAttribute(
        'aria-disabled',
        'false',
      ),
    );
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Ruth After was saved')).toBeInTheDocument();
    expect(await rowOf('Ruth After')).toHaveTextContent('+44 7400 129999');
  });

  it('is deleted after a question that names them, and restored', async () => {
    await addEmployee('Carl', 'Comeback');
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Delete Carl Comeback' }));
    const question = await screen.findByRole('dialog', { name: 'Delete Carl Comeback?' });
    expect(question).toHaveAccessibleDescription(/^Carl Comeback/);
    const confirm = within(question).getByRole('button', { name: 'Delete' });
    await waitFor(() => expect(confirm).toBeEnabled());
    await user.click(confirm);
    expect(await screen.findByText('Carl Comeback was deleted')).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.queryByRole('cell', { name: 'Carl Comeback' })).not.toBeInTheDocument(),
    );
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await rowOf('Carl Comeback')).toBeInTheDocument();
  });
});
