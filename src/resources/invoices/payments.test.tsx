import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { InvoiceDetails } from '../../../contract/invoices/calls.ts';
import { OPEN_INVOICE } from '../../../contract/invoices/address.ts';
import { consoleServer, renderConsole } from '../../../tests/support/console.tsx';

async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}
const dialogOf = async (name: RegExp) => within(await screen.findByRole('dialog', { name }));

it('lets a fleet manager record a payment in part, see how late the rest is, and take the payment back', async () => {
  const { as, fixtures } = await consoleServer();
  const { invoices, corporations, users } = fixtures;
  const { id, number } = invoices.globex;
  const stored = async () =>
    (await as(users.fleetManager).get<InvoiceDetails>(`/v1/invoices/${id}/details`)).body;
  const { user } = await renderConsole({
    as: () => users.fleetManager,
    path: `/invoices?${OPEN_INVOICE}=${id}`,
  });
  const paper = await dialogOf(new RegExp(number));
  await user.click(await paper.findByRole('button', { name: 'Record payment' }));
  const form = await dialogOf(/^Record payment$/);
  const amount = await form.findByRole('textbox', { name: /^Amount/ });
  const submit = form.getByRole('button', { name: 'Record payment' });
  // All that is left is proposed, and not more than that is accepted.
  expect(amount).toHaveValue('24.00');
  await fill(user, amount, '24.01');
  await user.click(submit);
  expect(await form.findByText('Enter an amount from £0.01 to £24.00')).toBeInTheDocument();
  await fill(user, amount, '10');
  await fill(user, form.getByRole('textbox', { name: /^Reference/ }), 'FPS 4711');
  await user.dblClick(submit);
  expect(await screen.findByText(`£10.00 recorded for ${number}`)).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Record payment' })).not.toBeInTheDocument(),
  );
  expect((await paper.findByText('Balance due')).nextSibling).toHaveTextContent('£14.00');
  expect(paper.getByText(/^Payment of .*: £10\.00 · FPS 4711$/)).toBeInTheDocument();
  expect((await stored()).payments).toMatchObject([{ amount: 1000, reference: 'FPS 4711' }]);
  await user.click(paper.getByRole('button', { name: 'Close' }));

  await user.click(await screen.findByRole('link', { name: 'Ageing' }));
  const ageing = await dialogOf(/^Ageing$/);
  const { name } = corporations.globex;
  const row = (await ageing.findByRole('link', { name })).closest('tr')!;
  expect(within(row).getAllByText('£14.00')).not.toEqual([]);
  await user.click(ageing.getByRole('link', { name }));
  const statement = await dialogOf(/^Statement$/);
  const cells = within(
    (await statement.findByText(/FPS 4711/, { selector: 'td' })).closest('tr')!,
  ).getAllByRole('cell');
  expect(cells.slice(2).map(({ textContent }) => textContent)).toEqual(['-£10.00', '£14.00']);
  await user.click(statement.getByRole('link', { name: `Payment for ${number}` }));

  const again = await dialogOf(new RegExp(number));
  await user.click(await again.findByRole('button', { name: /^Take back this payment/ }));
  expect(await screen.findByText(`£10.00 taken back for ${number}`)).toBeInTheDocument();
  await waitFor(() => expect(again.queryByText('Balance due')).not.toBeInTheDocument());
  expect(await stored()).toMatchObject({ received: 0, payments: [] });
});

it('shows an account what it was invoiced, and nothing that records a payment', async () => {
  const { user, server } = await renderConsole({
    as: ({ users }) => users.globexAdmin,
    path: '/payment-methods?tab=invoices',
  });
  const { number } = server.fixtures.invoices.globex;
  await user.click(await screen.findByRole('link', { name: 'Statement' }));
  expect(screen.queryByRole('link', { name: 'Ageing' })).not.toBeInTheDocument();
  const statement = await dialogOf(/^Statement$/);
  await user.click(await statement.findByRole('link', { name: `Invoice ${number}` }));
  const paper = await dialogOf(new RegExp(number));
  expect(await paper.findByText('Trips', { selector: 'h3' })).toBeInTheDocument();
  expect(paper.queryByRole('button', { name: /payment|paid/ })).not.toBeInTheDocument();
});
