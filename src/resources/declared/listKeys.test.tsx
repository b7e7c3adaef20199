import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { corporations, listPreferences } from '../../../server/db/tables/index.ts';
import { consoleServer, network, renderConsole } from '../../../tests/support/console.tsx';
import { allowConsole } from '../../../tests/support/consoleWatch.ts';
import type { TestServer } from '../../../tests/support/server.ts';
import { ne, and } from 'drizzle-orm';

const as = ({ users }: TestServer['fixtures']) => users.fleetManager;
const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });

beforeEach(async () => {
  const { context, fixtures } = await consoleServer();
  const { northwind, globex } = fixtures.corporations;
  const { orm } = context.database;
  await orm.delete(listPreferences);
  await orm
    .update(corporations)
    .set({ deletedAt: new Date() })
    .where(and(ne(corporations.id, northwind.id), ne(corporations.id, globex.id)));
});

it('moves between rows, selects and opens dialogs by keys, but not while somebody is typing', async () => {
  const { user } = await renderConsole({ as, path: '/accounts' });
  await screen.findByText('1–2 of 2');
  await user.keyboard('j');
  expect(row('Globex')).toHaveFocus();
  await user.keyboard('jj');
  expect(row('Northwind')).toHaveFocus();
  await user.keyboard('k');
  expect(row('Globex')).toHaveFocus();
  await user.keyboard('x');
  expect(within(row('Globex')).getByRole('checkbox')).toBeChecked();
  expect(screen.getByRole('toolbar', { name: 'Selected rows' })).toHaveTextContent('1 selected');
  await user.keyboard('x');
  expect(within(row('Globex')).getByRole('checkbox')).not.toBeChecked();

  await user.keyboard('/jxe');
  expect(screen.getByRole('textbox', { name: 'Search accounts' })).toHaveValue('jxe');
  await user.keyboard('{Escape}');
  await screen.findByText('1–2 of 2');
  row('Globex').focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Edit account' })).toBeVisible();
});

it('edits cells in place, where Tab moves on, Escape cancels, and a refused cell is restored', async () => {
  allowConsole(/HttpError/);
  const { user, server } = await renderConsole({ as, path: '/accounts' });
  await screen.findByText('1–2 of 2');
  await user.keyboard('je');
  const name = await screen.findByRole('textbox', { name: /^Account name/ });
  expect(name).toHaveFocus();
  await user.keyboard('Globex Corporation{Tab}');
  expect(await screen.findByText('Globex Corporation')).toBeVisible();
  // Goes on to the language, which is left unchanged, and to the contact.
  await screen.findByRole('combobox', { name: /^Language/ });
  await user.tab();
  const contact = await screen.findByRole('textbox', { name: /^Main contact/ });
  expect(contact).toHaveFocus();
  await user.keyboard('nobody{Enter}');
  expect(await screen.findByText(/^Must be an e-mail address/)).toBeVisible();
  expect(contact).toHaveValue('nobody');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(row('Globex Corporation')).toHaveFocus());
  expect(screen.queryByText('nobody')).not.toBeInTheDocument();

  // A name that another account already has, which only the server knows.
  await user.keyboard('e');
  await screen.findByRole('textbox', { name: /^Account name/ });
  await user.keyboard('Northwind{Enter}');
  const notice = await screen.findByText(/“Northwind” was not saved/);
  expect(notice).toHaveTextContent('Account name of Globex Corporation has not changed');
  expect(row('Globex Corporation')).toBeVisible();

  // The request fails: the other cell of the row, which was stored, stays.
  await user.keyboard('e{Tab}{Tab}');
  await screen.findByRole('textbox', { name: /^Main contact/ });
  network.use(http.patch('*/v1/corporations/*', () => HttpResponse.error(), { once: true }));
  await user.keyboard('lost@globex.example{Enter}');
  expect(await screen.findByText(/may not have become “lost@globex.example”/)).toBeVisible();
  expect(screen.queryByText('lost@globex.example')).not.toBeInTheDocument();
  const { fixtures } = server;
  const kept = await server
    .as(fixtures.users.fleetManager)
    .get(`/v1/corporations/${fixtures.corporations.globex.id}`);
  expect(kept.body).toMatchObject({ name: 'Globex Corporation' });

  // Somebody else changes a value while it is being edited here: theirs is kept and shown.
  await user.keyboard('e');
  await screen.findByRole('textbox', { name: /^Account name/ });
  await server
    .as(fixtures.users.fleetManager)
    .patch(`/v1/corporations/${fixtures.corporations.globex.id}`, { name: 'Globex of theirs' });
  await user.keyboard('Globex of mine{Enter}');
  expect(await screen.findByText(/“Globex of mine” was not saved: Somebody else/)).toBeVisible();
  await waitFor(() => expect(row('Globex of theirs')).toBeVisible());
});

it('shows what is stored when the answer about a cell is lost', async () => {
  allowConsole(/HttpError/);
  const { user, server } = await renderConsole({ as, path: '/accounts' });
  await screen.findByText('1–2 of 2');
  const { corporations: accounts, users } = server.fixtures;
  const path = `/v1/corporations/${accounts.northwind.id}`;
  network.use(
    http.patch(
      `*${path}`,
      async () => {
        await server.as(users.fleetManager).patch(path, { name: 'Northwind Unheard' });
        return HttpResponse.error();
      },
      { once: true },
    ),
  );
  row('Northwind').focus();
  await user.keyboard('e');
  await screen.findByRole('textbox', { name: /^Account name/ });
  await user.keyboard('Northwind Unheard{Enter}');
  const notice = await screen.findByText(/^No answer came: Account name of Northwind/);
  expect(notice).toHaveTextContent('may not have become “Northwind Unheard”');
  await waitFor(() => expect(row('Northwind Unheard')).toBeVisible());
});

it('saves a cell that is edited again before its last value is stored', async () => {
  const { user, server } = await renderConsole({ as, path: '/accounts' });
  await screen.findByText('1–2 of 2');
  const { fixtures } = server;
  const path = `/v1/corporations/${fixtures.corporations.northwind.id}`;
  const held = Promise.withResolvers<void>();
  network.use(http.patch(`*${path}`, () => held.promise, { once: true }));
  row('Northwind').focus();
  for (const name of ['Northwind One', 'Northwind Two']) {
    await user.keyboard('e');
    await screen.findByRole('textbox', { name: /^Account name/ });
    await user.keyboard(`${name}{Enter}`);
    await waitFor(() => expect(row(name)).toHaveFocus());
  }
  const edited = row('Northwind Two');
  const shown = new Set<boolean>();
  const watch = new MutationObserver(() =>
    shown.add(within(edited).queryByText('Northwind Two') !== null),
  );
  watch.observe(edited, { childList: true, subtree: true, characterData: true });
  held.resolve();
  const stored = () => server.as(fixtures.users.fleetManager).get<{ name: string }>(path);
  await waitFor(async () => expect((await stored()).body.name).toBe('Northwind Two'));
  // The names of the row's buttons follow the stored row.
  await within(edited).findByRole('link', { name: 'Edit Northwind Two' });
  watch.disconnect();
  expect(shown).not.toContain(false);
  expect(screen.queryByText(/was not saved/)).not.toBeInTheDocument();
});

it('goes through the rows in the form beside the list, but not while somebody is typing', async () => {
  const { user } = await renderConsole({ as, path: '/accounts' });
  await screen.findByText('1–2 of 2');
  await user.click(row('Globex'));
  const form = () => screen.getByRole('dialog', { name: 'Edit account' });
  const name = () => within(form()).getByRole('textbox', { name: /^Account name/ });
  await waitFor(() => expect(form()).toHaveFocus());
  expect(form()).toHaveAccessibleDescription(/^Globex/);
  await user.keyboard('j');
  await waitFor(() => expect(form()).toHaveAccessibleDescription(/^Northwind/));
  await waitFor(() => expect(form()).toHaveFocus());
  expect(name()).toHaveDisplayValue(/^Northwind/);
  // There is no other row.
  await user.keyboard('j');
  await user.keyboard('k');
  await waitFor(() => expect(name()).toHaveDisplayValue(/^Globex/));

  // The list can be used beside the form.
  await user.click(row('Northwind'));
  await waitFor(() => expect(name()).toHaveDisplayValue(/^Northwind/));
  await user.click(name());
  await user.keyboard('jk');
  expect(name()).toHaveDisplayValue(/^Northwind.*jk$/);
  // What was typed is not lost to the keys, either.
  form().focus();
  await user.keyboard('k');
  const question = await screen.findByRole('dialog', { name: 'Discard your changes?' });
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(name()).toHaveDisplayValue(/^Northwind.*jk$/);
  await user.click(name());
  await user.keyboard('{Backspace}{Backspace}{Escape}');
  await waitFor(() => expect(row('Northwind')).toHaveFocus());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('a form that a double click opens beside the list is closed by one step back', async () => {
  const { user } = await renderConsole({ as, path: '/accounts' });
  await screen.findByText('1–2 of 2');
  const before = history.length;
  const link = () => within(row('Globex')).getByRole('link', { name: /Edit/ });
  await user.dblClick(link());
  await screen.findByRole('dialog', { name: 'Edit account' });
  await user.click(link());
  await user.click(row('Globex'));
  expect(history.length).toBe(before + 1);
});
