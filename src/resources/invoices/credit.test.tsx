import { render, screen, waitFor, within } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { InvoiceDetails, InvoiceLine } from '../../../contract/invoices/calls.ts';
import { brandTestPage, consoleServer, renderConsole } from '../../../tests/support/console.tsx';
import { CreditDialog } from './CreditDialog.tsx';

const dialogOf = async (name: RegExp) => within(await screen.findByRole('dialog', { name }));

it('proposes the amount as the reader writes it', async () => {
  await brandTestPage();
  const line = { bookingId: 'trip', left: 2450 } as InvoiceLine;
  const invoice = { id: 'paper', currency: 'GBP', lines: [line] } as InvoiceDetails;
  const i18nProvider = {
    translate: (key: string) => key,
    changeLocale: async () => {},
    getLocale: () => 'de',
  };
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <AdminContext i18nProvider={i18nProvider}>
          <CreditDialog invoice={invoice} line={line} onClose={() => {}} />
        </AdminContext>
      ),
    },
  ]);
  render(<RouterProvider router={router} />);
  expect(screen.getByRole('textbox', { name: /credit\.amount/ })).toHaveValue('24,50');
});

it('says what is left to give back when somebody else was faster', async () => {
  const { as, fixtures } = await consoleServer();
  const manager = as(fixtures.users.fleetManager);
  const { id, number } = fixtures.invoices.globex;
  const path = `/v1/invoices/${id}`;
  const { lines } = (await manager.get<InvoiceDetails>(`${path}/details`)).body;
  const elsewhere = (amount: number) =>
    manager.post(`${path}/credit`, {
      bookingId: lines[0]!.bookingId,
      amount,
      reason: 'Given back elsewhere',
    });
  const { user } = await renderConsole({
    as: ({ users }) => users.fleetManager,
    path: '/invoices',
  });
  await user.click(await screen.findByRole('button', { name: `Show ${number}` }));
  const paper = await dialogOf(new RegExp(number));
  await user.click(await paper.findByRole('button', { name: /^Credit this trip/ }));
  const credit = await dialogOf(/^Credit a trip$/);
  const submit = credit.getByRole('button', { name: 'Issue credit note' });
  await user.type(credit.getByRole('textbox', { name: /^Reason/ }), 'The driver came late');

  await elsewhere(500);
  await user.click(submit);
  // The dialog of the invoice is hidden from assistive technology below the other one.
  expect((await paper.findByText('Balance due')).nextSibling).toHaveTextContent('£19.00');
  expect(await credit.findByText('Enter an amount from £0.01 to £19.00')).toBeInTheDocument();
  expect(credit.queryByRole('alert')).not.toBeInTheDocument();
  const amount = credit.getByRole('textbox', { name: 'Amount (at most £19.00)' });
  await user.clear(amount);
  await user.type(amount, '18.001');
  expect(amount).toBeInvalid();
  await user.clear(amount);
  await user.type(amount, '19');
  expect(amount).toBeValid();

  await elsewhere(1900);
  await user.click(submit);
  expect(await screen.findByText(/^The whole price of this trip has already/)).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: /^Credit a trip$/ })).not.toBeInTheDocument(),
  );
  expect(paper.queryByRole('button', { name: /^Credit this trip/ })).not.toBeInTheDocument();
  // Nothing is left that could be paid.
  const fact = (name: string) => paper.getAllByText(name, { selector: 'dt' })[0]!.nextSibling;
  expect(fact('Credited')).toHaveTextContent('-£24.00');
  expect(fact('Status')).toHaveTextContent('Credited');
  expect(paper.queryByText('Balance due')).not.toBeInTheDocument();
  expect(paper.queryByRole('button', { name: 'Mark as paid' })).not.toBeInTheDocument();
});
