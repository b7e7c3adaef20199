import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import type { HeldInvoice } from '../../../contract/invoices/calls.ts';
import { accountBilling, fleetTaxRates } from '../../../server/db/tables/index.ts';
import { consoleServer, network, renderConsole } from '../../../tests/support/console.tsx';

/** Types as one paste, which is much faster than key by key. */
async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}
const dialogOf = async (name: RegExp) => within(await screen.findByRole('dialog', { name }));

it('keeps what invoices say about an account, and answers what is wrong', async () => {
  const { user, server } = await renderConsole({
    as: ({ users }) => users.fleetManager,
    path: '/accounts',
  });
  const { id, name } = server.fixtures.corporations.northwind;
  await user.click(await screen.findByRole('button', { name: `Billing details: ${name}` }));
  const form = await dialogOf(/^Billing details$/);
  await fill(user, await form.findByRole('textbox', { name: /^Postal address/ }), '1 High Street');
  await fill(user, form.getByRole('textbox', { name: /^E-mail addresses/ }), 'nobody');
  await fill(user, form.getByRole('textbox', { name: /^Days to pay/ }), '366');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(/^Enter up to 10 e-mail addresses/)).toBeInTheDocument();
  expect(form.getByText('Enter a whole number from 0 to 365')).toBeInTheDocument();
  await fill(
    user,
    form.getByRole('textbox', { name: /^E-mail addresses/ }),
    'a@northwind.example, b@northwind.example',
  );
  await fill(user, form.getByRole('textbox', { name: /^Days to pay/ }), '14');
  await user.dblClick(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(`Billing details saved: ${name}`)).toBeInTheDocument();
  const rows = await server.context.database.orm.select().from(accountBilling);
  expect(rows.filter(({ corporationId }) => corporationId === id)).toMatchObject([
    {
      address: '1 High Street',
      emails: ['a@northwind.example', 'b@northwind.example'],
      paymentDays: 14,
    },
  ]);
  cleanup();

  // An admin of the account enters the same, without the term, which is agreed with the operator.
  const again = await renderConsole({
    as: ({ users }) => users.northwindAdmin,
    path: `/accounts?billing=${id}`,
  });
  const ofAdmin = await dialogOf(/^Billing details$/);
  const number = await ofAdmin.findByRole('textbox', { name: /^Tax number/ });
  expect(ofAdmin.getByRole('textbox', { name: /^Postal address/ })).toHaveValue('1 High Street');
  expect(ofAdmin.queryByRole('textbox', { name: /^Days to pay/ })).not.toBeInTheDocument();
  await fill(again.user, number, 'GB 111 1111 11');
  await again.user.click(ofAdmin.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const [changed] = await server.context.database.orm.select().from(accountBilling);
  expect(changed).toMatchObject({ taxNumber: 'GB 111 1111 11', paymentDays: 14 });
});

it('keeps the tax rates of a taxi company, each from its own day', async () => {
  const { user, server } = await renderConsole({
    as: ({ users }) => users.fleetManager,
    path: '/fleets',
  });
  const { id, companyName } = server.fixtures.fleets.cityCars;
  await user.click(await screen.findByRole('button', { name: `Tax rates: ${companyName}` }));
  const form = await dialogOf(/^Tax rates$/);
  await user.click(await form.findByRole('button', { name: 'Add rate' }));
  await fill(user, form.getByRole('textbox', { name: /^Rate in percent/ }), '120');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(/^Enter a number from 0 to 100/)).toBeInTheDocument();
  expect(form.getByText('Enter a day that no other rate has')).toBeInTheDocument();
  await fill(user, form.getByRole('textbox', { name: /^Rate in percent/ }), '17.5');
  await user.click(form.getByRole('group', { name: /^Valid from/ }));
  await user.keyboard('01012027');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(`Tax rates saved: ${companyName}`)).toBeInTheDocument();
  expect(await server.context.database.orm.select().from(fleetTaxRates)).toMatchObject([
    { fleetId: id, validFrom: '2027-01-01', rate: 17.5 },
  ]);
});

it('leads from the invoices that wait to what they lack', async () => {
  const { id, name } = (await consoleServer()).fixtures.corporations.northwind;
  const held: HeldInvoice[] = [
    {
      corporationId: id,
      corporationName: name,
      month: '2026-10',
      tripCount: 3,
      total: 30_000,
      missing: ['address'],
    },
  ];
  network.use(http.get('*/v1/invoices/held', () => HttpResponse.json({ held })));
  const { user } = await renderConsole({
    as: ({ users }) => users.fleetManager,
    path: '/invoices',
  });
  await user.click(await screen.findByRole('button', { name: /^Some invoices are waiting/ }));
  const dialog = await dialogOf(/^Some invoices are waiting/);
  expect(dialog.getByText(/October 2026 \(£300\.00\)/)).toHaveTextContent(
    'Missing: postal address',
  );
  await user.click(dialog.getByRole('link', { name: 'Enter billing details' }));
  expect(await screen.findByRole('textbox', { name: /^Postal address/ })).toBeInTheDocument();
});
