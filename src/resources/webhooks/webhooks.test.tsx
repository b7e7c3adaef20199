import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { consoleServer, renderConsole } from '../../../tests/support/console.tsx';
import { allowConsole } from '../../../tests/support/consoleWatch.ts';
import { webhookDeliveries } from '../../../server/db/tables/index.ts';

const PATH = '/v1/webhook-endpoints';

/** A webhook with a secret, and two of its deliveries. */
async function webhook(name: string) {
  const server = await consoleServer();
  const { corporations, users } = server.fixtures;
  const admin = server.as(users.northwindAdmin);
  const corporationId = corporations.northwind.id;
  const { body } = await admin.post<{ id: string }>(PATH, {
    name,
    corporationId,
    url: 'https://travel.northwind.example/hook',
    types: ['trip.created', 'trip.cancelled'],
  });
  await admin.post(`${PATH}/${body.id}/secret`);
  const of = { channelId: 'meridian', endpointId: body.id, corporationId };
  const trip = { subject: corporationId, data: { status: 'NEW' }, occurredAt: new Date() };
  const attempt = { at: new Date().toISOString(), tookMs: 41, status: 503, answer: 'Too busy' };
  await server.context.database.orm.insert(webhookDeliveries).values([
    { ...of, ...trip, type: 'trip.created', state: 'delivered' },
    { ...of, ...trip, type: 'trip.cancelled', state: 'failed', attempts: [attempt] },
  ]);
  return { admin, id: body.id };
}

it('adds a webhook for some events, and shows its secret once', async () => {
  allowConsole(/VALIDATION_FAILED/);
  const { user } = await renderConsole({
    as: ({ users }) => users.northwindAdmin,
    path: '/webhooks/create',
  });
  const form = await screen.findByRole('dialog', { name: 'Add webhook' });
  await user.type(within(form).getByRole('textbox', { name: /^Name/ }), 'Staff system');
  const url = within(form).getByRole('textbox', { name: /^Address/ });
  await user.type(url, 'https://10.0.0.1/hook');
  await user.click(await within(form).findByRole('checkbox', { name: /A trip is booked/ }));
  await user.click(within(form).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(url).toHaveAccessibleDescription(/https/));
  await user.clear(url);
  await user.type(url, 'https://staff.northwind.example/hook');
  await user.click(within(form).getByRole('button', { name: 'Save' }));
  const shown = await screen.findByRole('dialog', { name: 'Secret of Staff system' });
  expect(await within(shown).findByText(/^whsec_/)).toBeVisible();
  await user.click(within(shown).getByRole('button', { name: 'Done' }));
  const row = (await screen.findByText('Staff system')).closest('tr')!;
  expect(row).toHaveTextContent('trip.created');
  expect(row).toHaveTextContent('Active');
});

it('shows what was sent and answered, and sends it again', async () => {
  const { admin, id } = await webhook('Travel desk');
  const { user } = await renderConsole({
    as: ({ users }) => users.northwindAdmin,
    path: '/webhooks',
  });
  await user.click(await screen.findByRole('button', { name: 'Deliveries of Travel desk' }));
  const dialog = await screen.findByRole('dialog', { name: 'Deliveries of Travel desk' });
  expect(await within(dialog).findByText('Given up')).toBeVisible();
  await user.click(within(dialog).getByText('trip.cancelled'));
  expect(within(dialog).getByText(/HTTP 503 · 41 ms · Too busy/)).toBeInTheDocument();

  await user.click(within(dialog).getByRole('combobox', { name: 'State' }));
  await user.click(await screen.findByRole('option', { name: 'Delivered' }));
  await waitFor(() => expect(within(dialog).queryByText('trip.cancelled')).not.toBeInTheDocument());
  await user.click(within(dialog).getByRole('combobox', { name: 'State' }));
  await user.click(await screen.findByRole('option', { name: 'All' }));

  const test = within(dialog).getByRole('button', { name: 'Send test event' });
  // The second half of a double click sends nothing.
  fireEvent.click(test, { detail: 2 });
  expect(test).toBeEnabled();
  await user.click(test);
  expect(await within(dialog).findAllByText('webhook.test')).toHaveLength(1);
  await user.click(within(dialog).getByRole('button', { name: 'Send undelivered again' }));
  expect(await screen.findByText(/Sent again: .*1/)).toBeVisible();
  const { body } = await admin.get<{ type: string; state: string }[]>(`${PATH}/${id}/deliveries`);
  expect(body.map(({ type, state }) => [type, state])).toEqual([
    ['webhook.test', 'waiting'],
    ['trip.cancelled', 'waiting'],
    ['trip.created', 'delivered'],
  ]);
});

it('lets a fleet manager read what an account is sent, and switch it off only', async () => {
  await webhook('Payroll');
  const { user } = await renderConsole({
    as: ({ users }) => users.fleetManager,
    path: '/webhooks',
  });
  const button = await screen.findByRole('button', { name: 'Deliveries of Payroll' });
  expect(screen.queryByRole('button', { name: 'New secret: Payroll' })).not.toBeInTheDocument();
  await user.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Deliveries of Payroll' });
  expect(await within(dialog).findByText('trip.created')).toBeVisible();
  expect(within(dialog).queryByRole('button', { name: 'Send test event' })).not.toBeInTheDocument();
});
