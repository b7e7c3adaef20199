import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { network, renderConsole } from '../../../tests/support/console.tsx';
import { allowConsole } from '../../../tests/support/consoleWatch.ts';
import type { TestServer } from '../../../tests/support/server.ts';

const asFleetManager = ({ users }: TestServer['fixtures']) => users.fleetManager;

async function addAccount(user: UserEvent, dialog: HTMLElement, name: string): Promise<void> {
  const box = within(dialog).getByRole('combobox', { name: /^Add an account/ });
  await user.click(box);
  await user.type(box, name);
  await user.click(await screen.findByRole('option', { name }));
  // Another one can be typed at once.
  expect(box).toHaveValue('');
  expect(box).toHaveFocus();
}
async function fillIn(user: UserEvent, dialog: HTMLElement, email: string): Promise<void> {
  await user.type(within(dialog).getByRole('textbox', { name: /^First name/ }), 'Uma');
  await user.type(within(dialog).getByRole('textbox', { name: /^Last name/ }), 'User');
  await user.type(within(dialog).getByRole('textbox', { name: /^E-mail/ }), email);
}

it('lists users with roles and badges, and the groups of all accounts in another tab', async () => {
  const { user } = await renderConsole({ as: asFleetManager, path: '/trips/all-trips' });
  await user.click(await screen.findByRole('link', { name: 'Users' }));
  const row = (await screen.findByText('Flo Manager')).closest('tr')!;
  expect(within(row).getByText('Fleet manager')).toBeInTheDocument();
  expect(within(row).getByText('Active')).toBeInTheDocument();
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads.filter(Boolean)).toEqual(['Name', 'E-mail', 'Role', 'Status', 'Created', 'Actions']);
  const both = screen.getByText('Nora Wind').closest('tr')!;
  expect(await within(both).findByText(/Northwind/)).toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Groups' }));
  expect(location.search).toContain('tab=groups');
  expect(await screen.findAllByText('Default')).not.toHaveLength(0);
  expect(screen.getByRole('link', { name: 'Add group' })).toBeInTheDocument();
});

it('adds a user with roles per account, and says for each account why no passenger was created', async () => {
  allowConsole(/HttpError/);
  const { user, server } = await renderConsole({ as: asFleetManager, path: '/users/create' });
  const manager = server.as(server.fixtures.users.fleetManager);
  const { northwind, globex } = server.fixtures.corporations;
  // An employee of one of the two accounts already has that e-mail.
  const taken = await manager.post('/v1/business-passengers', {
    businessAccountId: globex.id,
    givenName: 'Uma',
    familyName: 'Other',
    email: 'uma@users.example',
    phone: '+447911223399',
  });
  expect(taken.status).toBe(201);
  const dialog = await screen.findByRole('dialog', { name: 'Add user' });
  expect(within(dialog).getByRole('combobox', { name: /^Role/ })).toHaveTextContent(
    'Corporation admin',
  );
  await fillIn(user, dialog, 'uma@users.example');
  await addAccount(user, dialog, 'Northwind');
  await addAccount(user, dialog, 'Northwind');
  expect(
    await within(dialog).findByText('User is already added to selected corporation'),
  ).toBeInTheDocument();
  await addAccount(user, dialog, 'Globex');
  await user.click(within(dialog).getByRole('switch', { name: /^Create a passenger account/ }));
  const save = within(dialog).getByRole('button', { name: 'Save' });
  const phone = await within(dialog).findByRole('textbox', { name: /^Phone/ });
  await user.type(phone, '123');
  await user.tab();
  expect(save).toHaveAttribute('aria-disabled', 'true');
  await user.clear(phone);
  await user.type(phone, '7911223398');
  await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'false'));
  await user.click(save);

  const told = await screen.findByRole('dialog', { name: 'User was created successfully' });
  expect(within(told).getByText('Error creating business passenger')).toBeInTheDocument();
  const failures = within(told).getAllByRole('listitem');
  await waitFor(() => expect(failures[0]).toHaveTextContent(/^Globex: E-mail: Already taken/));
  expect(failures).toHaveLength(1);
  expect(
    within(told).getByRole('button', { name: 'Continue without these accounts' }),
  ).toBeEnabled();
  await manager.delete(`/v1/business-passengers/${String(taken.body['id'])}`);
  await user.click(within(told).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(told).not.toBeInTheDocument());
  expect(await screen.findByText('User was created successfully')).toBeInTheDocument();
  for (const { id } of [northwind, globex]) {
    const found = await manager.get<unknown[]>(
      `/v1/business-passengers?corporationId=${id}&dynamicSearch=uma`,
    );
    expect(found.body).toMatchObject([{ email: 'uma@users.example', phone: '+447911223398' }]);
  }
});

it('leaves out the passenger of a new user who cannot be one', async () => {
  allowConsole(/HttpError/);
  const { user, server } = await renderConsole({ as: asFleetManager, path: '/users/create' });
  const manager = server.as(server.fixtures.users.fleetManager);
  const { globex } = server.fixtures.corporations;
  const email = 'una@users.example';
  const taken = { businessAccountId: globex.id, email, phone: '+447911223377' };
  await manager.post('/v1/business-passengers', {
    givenName: 'Una',
    familyName: 'Other',
    ...taken,
  });
  const dialog = await screen.findByRole('dialog', { name: 'Add user' });
  await fillIn(user, dialog, email);
  await addAccount(user, dialog, 'Globex');
  await user.click(within(dialog).getByRole('switch', { name: /^Create a passenger account/ }));
  await user.type(await within(dialog).findByRole('textbox', { name: /^Phone/ }), '7911223376');
  const save = within(dialog).getByRole('button', { name: 'Save' });
  await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'false'));
  await user.click(save);
  const told = await screen.findByRole('dialog', { name: 'User was created successfully' });
  // The list has the user already, for somebody who leaves the question by Back.
  expect(await screen.findByText(email)).toBeInTheDocument();
  await user.click(
    within(told).getByRole('button', { name: 'Continue without passenger account' }),
  );
  await waitFor(() => expect(told).not.toBeInTheDocument());
  const { body } = await manager.get<unknown[]>(`/v1/users?dynamicSearch=${email}`);
  expect(body).toMatchObject([{ email }]);
  const passengers = await manager.get<unknown[]>(
    `/v1/business-passengers?corporationId=${globex.id}&dynamicSearch=una`,
  );
  expect(passengers.body).toMatchObject([taken]);
});

it('tries the passenger of a new user again as the same attempt if the answer was lost', async () => {
  allowConsole(/HttpError/);
  const { user, server } = await renderConsole({ as: asFleetManager, path: '/users/create' });
  const manager = server.as(server.fixtures.users.fleetManager);
  let isLost = false;
  network.use(
    http.post('*/v1/business-passengers', async ({ request }) => {
      if (isLost) return undefined;
      isLost = true;
      await manager.post('/v1/business-passengers', await request.json(), {
        idempotencyKey: request.headers.get('idempotency-key') ?? '',
      });
      return HttpResponse.error();
    }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Add user' });
  await fillIn(user, dialog, 'ulla@users.example');
  await addAccount(user, dialog, 'Globex');
  await user.click(within(dialog).getByRole('switch', { name: /^Create a passenger account/ }));
  await user.type(await within(dialog).findByRole('textbox', { name: /^Phone/ }), '7911223375');
  const save = within(dialog).getByRole('button', { name: 'Save' });
  await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'false'));
  await user.click(save);
  const told = await screen.findByRole('dialog', { name: 'User was created successfully' });
  await user.click(within(told).getByRole('button', { name: 'Try again' }));
  // Under another key, the server would say that the e-mail is already taken.
  await waitFor(() => expect(told).not.toBeInTheDocument());
});

it('adds a fleet manager, who has no account, and locks the role afterwards', async () => {
  allowConsole(/HttpError/);
  const { user, server } = await renderConsole({ as: asFleetManager, path: '/users/create' });
  const dialog = await screen.findByRole('dialog', { name: 'Add user' });
  await fillIn(user, dialog, server.fixtures.users.globexAdmin.email);
  await user.click(within(dialog).getByRole('combobox', { name: /^Role/ }));
  await user.click(await screen.findByRole('option', { name: 'Fleet manager' }));
  await waitFor(() =>
    expect(within(dialog).queryByRole('combobox', { name: /^Add an account/ })).toBeNull(),
  );
  expect(within(dialog).queryByRole('switch')).not.toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText('Error creating user')).toBeInTheDocument();
  const email = within(dialog).getByRole('textbox', { name: /^E-mail/ });
  await user.clear(email);
  await user.type(email, 'uma.fleet@users.example');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('User was created successfully')).toBeInTheDocument();
  const { body } = await server
    .as(server.fixtures.users.fleetManager)
    .get<{ id: string }[]>('/v1/users?dynamicSearch=uma.fleet');
  expect(body).toMatchObject([{ role: 'bookingChannelAdmin' }]);

  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  const row = (await screen.findByText('uma.fleet@users.example')).closest('tr')!;
  await user.click(within(row).getByRole('link', { name: 'Edit Uma User' }));
  const edit = await screen.findByRole('dialog', { name: 'Edit user' });
  expect(await within(edit).findByRole('textbox', { name: 'Role' })).toBeDisabled();
  const name = within(edit).getByRole('textbox', { name: /^First name/ });
  await user.clear(name);
  await user.type(name, 'Una');
  await user.click(within(edit).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('User was updated successfully')).toBeInTheDocument();
});

it('is not a page of a corporation admin', async () => {
  await renderConsole({ as: ({ users }) => users.northwindAdmin, path: '/users' });
  await waitFor(() => expect(location.pathname).not.toBe('/users'));
  expect(screen.queryByRole('link', { name: 'Users' })).not.toBeInTheDocument();
});

it('says before a user is deleted what they can no longer do', async () => {
  const { user } = await renderConsole({ as: asFleetManager, path: '/users' });
  const row = (await screen.findByText('Nora Wind')).closest('tr')!;
  await user.click(within(row).getByRole('button', { name: 'Delete Nora Wind' }));
  const question = await screen.findByRole('dialog', { name: 'Delete Nora Wind?' });
  expect(within(question).getByText(/^Nora Wind will no longer be able to sign in/)).toBeVisible();
});
