import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { consoleServer, network, renderConsole } from '../../tests/support/console.tsx';
import { allowConsole } from '../../tests/support/consoleWatch.ts';
import { issuerOf } from '../../server/identity/issuers.ts';
import type { TestServer } from '../../tests/support/server.ts';
import * as session from '../authProvider/session.ts';
import { openSession } from '../../tests/support/tokens.ts';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

const open = (who: keyof TestServer['fixtures']['users'] = 'bothAdmin') =>
  renderConsole({ as: ({ users }) => users[who], path: '/user-profile' });
const field = (name: RegExp) => screen.findByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save' });

it('changes name and copies, and updates the console at once', async () => {
  const { user } = await open();
  const first = await field(/^First name/);
  expect(save()).toHaveAttribute('aria-disabled', 'true');
  await user.clear(first);
  await user.type(first, 'B');
  await user.tab();
  expect(await screen.findByText('At least 2 characters')).toBeVisible();
  expect(save()).toHaveAttribute('aria-disabled', 'true');
  await user.type(first, 'oris');

  const picker = screen.getByRole('combobox', { name: /^Add an account/ });
  await user.click(picker);
  await user.click(await screen.findByRole('option', { name: 'Globex' }));
  const copies = await screen.findByRole('list', { name: 'Copies of guest bookings' });
  expect(within(copies).getByText('Globex')).toBeVisible();
  // Choosing it again does not add it twice, and the picker is empty for the next one.
  await user.click(screen.getByRole('combobox', { name: /^Add an account/ }));
  await user.click(await screen.findByRole('option', { name: 'Globex' }));
  expect(within(copies).getAllByRole('listitem')).toHaveLength(1);
  // Removing the last one removes its button, but not the focus.
  await user.click(within(copies).getByRole('button', { name: 'No more copies of Globex' }));
  expect(copies).not.toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: /^Add an account/ })).toHaveFocus();
  await user.click(screen.getByRole('combobox', { name: /^Add an account/ }));
  await user.click(await screen.findByRole('option', { name: 'Globex' }));

  await user.click(save());
  expect(await screen.findByText('Your profile was saved')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Profile menu of Boris Oth' })).toBeVisible();
  await waitFor(() => expect(save()).toHaveAttribute('aria-disabled', 'true'));
  const { as, fixtures } = await consoleServer();
  const me = await as(fixtures.users.bothAdmin).get('/v1/me');
  expect(me.body).toMatchObject({
    givenName: 'Boris',
    guestBookingEmailCorporations: [{ name: 'Globex' }],
  });
});

it('shows the chosen language at once', async () => {
  const { user } = await open('northwindAdmin');
  await user.click(await screen.findByRole('combobox', { name: /Communication language/ }));
  await user.click(await screen.findByRole('option', { name: 'Français' }));
  await user.click(save());
  expect(await screen.findByRole('heading', { name: 'Mon profil' })).toBeVisible();
  expect(document.documentElement.lang).toBe('fr');
});

it('says what is wrong in a language that is chosen later', async () => {
  const { user } = await open();
  const first = await field(/^First name/);
  await user.clear(first);
  await user.type(await field(/^Last name/), 'a');
  await waitFor(() => expect(first).toHaveAccessibleDescription('First name is missing'));
  await user.click(screen.getByRole('button', { name: /^Profile menu/ }));
  await user.click(await screen.findByRole('combobox', { name: 'Language' }));
  await user.click(await screen.findByRole('option', { name: 'Suomi' }));
  await waitFor(() => expect(first).toHaveAccessibleDescription('Etunimi puuttuu'));
  expect(first).toHaveValue('');
});

it('shows a failed save, loses nothing that was typed, and asks before it is left', async () => {
  allowConsole(/500/);
  const { user } = await open();
  const first = await field(/^First name/);
  network.use(http.patch('*/v1/users/*', () => new HttpResponse(null, { status: 500 })));
  await user.clear(first);
  await user.type(first, 'Borislav');
  await waitFor(() => expect(save()).toHaveAttribute('aria-disabled', 'false'));
  await user.click(save());
  expect(await screen.findByText(/^Nothing was saved. What you typed/)).toBeVisible();
  expect(first).toHaveValue('Borislav');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  const question = await screen.findByRole('dialog', { name: 'Discard your changes?' });
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
  expect(first).toHaveValue('Borislav');
});

it('asks for another e-mail, shows it until it takes effect, and takes it back', async () => {
  allowConsole(/422/);
  const { user } = await open();
  expect(await field(/^E-mail/)).toHaveAttribute('readonly');
  await user.click(await screen.findByRole('button', { name: 'Change e-mail…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change e-mail' });
  const typed = within(dialog).getByRole('textbox', { name: 'New e-mail' });
  const { fixtures } = await consoleServer();
  await user.type(typed, fixtures.users.northwindAdmin.email);
  await user.click(within(dialog).getByRole('button', { name: 'Request change' }));
  await waitFor(() => expect(typed).toHaveAccessibleDescription(/^Already taken/));
  await user.clear(typed);
  await user.type(typed, 'bo.new@northwind.example');
  await user.click(within(dialog).getByRole('button', { name: 'Request change' }));
  expect(await screen.findByText(/^Is to be changed to bo.new@northwind.example/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Take change back' }));
  expect(await screen.findByRole('button', { name: 'Change e-mail…' })).toBeVisible();
});

it('has whoever changes an e-mail sign in again, and comes back to it', async () => {
  allowConsole(/403/);
  const { user } = await open();
  network.use(
    http.post('*/email-change', () =>
      HttpResponse.json(
        { code: 'FRESH_SIGN_IN_REQUIRED', displayMessage: 'Sign in again first.' },
        { status: 403 },
      ),
    ),
  );
  const goes = vi.spyOn(session, 'signIn').mockResolvedValue();
  await user.click(await screen.findByRole('button', { name: 'Change e-mail…' }));
  await user.type(await field(/^New e-mail/), 'bo.new@northwind.example');
  await user.click(screen.getByRole('button', { name: 'Request change' }));
  await user.click(await screen.findByRole('button', { name: 'Sign in again' }));
  expect(goes).toHaveBeenCalledWith(
    expect.objectContaining({ isFresh: true, returnTo: '/user-profile' }),
  );
  expect(await field(/^New e-mail/)).toHaveValue('bo.new@northwind.example');
});

it('lists the reader’s sessions and ends one', async () => {
  const { as, context, fixtures, originOf } = await consoleServer();
  const { bothAdmin } = fixtures.users;
  await openSession(context.database, issuerOf(originOf('meridian')), bothAdmin.id, {
    userAgent: PHONE,
  });
  const { user } = await open();
  const list = await screen.findByRole('list', { name: 'Sessions' });
  const phone = within(list).getByText('Safari on iOS').closest('li')!;
  expect(within(list).getByText('This session')).toBeVisible();
  await user.click(within(phone).getByRole('button', { name: /^End the session: Safari on iOS/ }));
  expect(await screen.findByText('The session was ended')).toBeVisible();
  await waitFor(() => expect(within(list).queryByText('Safari on iOS')).not.toBeInTheDocument());
  const left = await as(bothAdmin).get<unknown[]>('/v1/sessions');
  expect(JSON.stringify(left.body)).not.toContain('Safari');
});

it('sends the reader a mail with a link for another password', async () => {
  const { user } = await open('globexAdmin');
  await user.click(await screen.findByRole('button', { name: 'Send link' }));
  expect(await screen.findByText(/The link is on its way to/)).toBeVisible();
});

it('is not for fleet managers, who find their sessions in the profile menu', async () => {
  const { user } = await open('fleetManager');
  expect(await screen.findByText('Your role does not include this page.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Profile menu/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sessions' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sessions' });
  expect(await within(dialog).findByText('This session')).toBeVisible();
});
