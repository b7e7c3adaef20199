import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { consoleServer, network, renderConsole } from '../../../tests/support/console.tsx';
import { allowConsole } from '../../../tests/support/consoleWatch.ts';
import { CHANNEL_A } from '../../../tests/support/fixtures.ts';

const FORM = /^taxikey_[0-9A-Za-z]{12}_[0-9A-Za-z]{43}$/;
const secretIn = async (dialog: HTMLElement) => (await within(dialog).findByText(FORM)).textContent;

async function statusOf(secret: string): Promise<number> {
  const { withToken } = await consoleServer();
  return (await withToken(CHANNEL_A, secret).get('/v1/business-passengers')).status;
}

it('adds a key, shows its secret once, and replaces it while both work', async () => {
  const { user } = await renderConsole({
    as: ({ users }) => users.northwindAdmin,
    path: '/api-keys/create',
  });
  const form = await screen.findByRole('dialog', { name: 'Add API key' });
  await user.type(within(form).getByRole('textbox', { name: /^Name/ }), 'Staff system');
  await user.click(within(form).getByRole('combobox', { name: /^People/ }));
  await user.click(await screen.findByRole('option', { name: 'Read' }));
  // An account's key gets nowhere with these.
  expect(within(form).queryByRole('combobox', { name: /Taxi companies/ })).not.toBeInTheDocument();
  await user.click(within(form).getByRole('button', { name: 'Save' }));

  const shown = await screen.findByRole('dialog', { name: 'Secret of Staff system' });
  const first = await secretIn(shown);
  expect(await statusOf(first)).toBe(200);
  await user.click(within(shown).getByRole('button', { name: 'Copy' }));
  expect(await within(shown).findByText('Copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(first);
  await user.keyboard('{Escape}');
  expect(shown).toBeVisible();
  await user.click(within(shown).getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(window.location.pathname).toBe('/api-keys'));
  const row = (await screen.findByText(`${first.slice(0, 20)}…`)).closest('tr')!;
  expect(document.body).not.toHaveTextContent(first);

  await user.click(within(row).getByRole('button', { name: 'New secret: Staff system' }));
  const question = await screen.findByRole('dialog', { name: 'New secret: Staff system' });
  await user.click(within(question).getByRole('radio', { name: 'for another hour' }));
  await user.click(within(question).getByRole('button', { name: 'Make new secret' }));
  const again = await screen.findByRole('dialog', { name: 'Secret of Staff system' });
  const second = await secretIn(again);
  expect(again).toHaveTextContent('The former secret works until');
  expect([await statusOf(first), await statusOf(second)]).toEqual([200, 200]);
});

it('says so if no secret was made, and makes one when asked again', async () => {
  allowConsole(/503|secret/);
  const { as, fixtures } = await consoleServer();
  await as(fixtures.users.fleetManager).post('/v1/api-keys', { name: 'Ledger', invoices: 'read' });
  network.use(http.post('*/v1/api-keys/*/secret', () => HttpResponse.json({}, { status: 503 })));
  const { user } = await renderConsole({
    as: ({ users }) => users.fleetManager,
    path: '/api-keys',
  });
  await user.click(await screen.findByRole('button', { name: 'New secret: Ledger' }));
  const dialog = await screen.findByRole('dialog', { name: 'Secret of Ledger' });
  expect(await within(dialog).findByText('No secret was made. Try again.')).toBeVisible();
  network.resetHandlers();
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
  expect(await secretIn(dialog)).toMatch(FORM);
});
