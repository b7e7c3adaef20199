import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { invoicePath } from '../../../contract/invoices/address.ts';
import type { InvoiceDetails } from '../../../contract/invoices/calls.ts';
import { consoleServer, network, renderConsole } from '../../../tests/support/console.tsx';
import { allowConsole } from '../../../tests/support/consoleWatch.ts';

const dialogOf = async (name: RegExp) => within(await screen.findByRole('dialog', { name }));

it('shows a corporation admin the invoices of their account, without a way to change them', async () => {
  const { user, server } = await renderConsole({
    as: ({ users }) => users.northwindAdmin,
    path: '/payment-methods?tab=invoices',
  });
  const { number } = server.fixtures.invoices.northwind;
  const row = within(await screen.findByRole('row', { name: new RegExp(number) }));
  expect(screen.getByRole('tab', { name: 'Invoices' })).toHaveAttribute('aria-selected', 'true');
  expect(row.getByText('February 2020')).toBeInTheDocument();
  expect(row.getByText('Overdue')).toBeInTheDocument();
  expect(row.getByText('£24.00')).toBeInTheDocument();
  expect(screen.queryByText(server.fixtures.invoices.globex.number)).not.toBeInTheDocument();
  await user.click(row.getByRole('button', { name: `Show ${number}` }));
  const paper = await dialogOf(new RegExp(number));
  expect(await paper.findByText('Includes VAT at 20%: £4.00')).toBeInTheDocument();
  expect(paper.getByText(/1 High Street → 2 High Street/)).toBeInTheDocument();
  expect(paper.getByRole('button', { name: 'Download PDF' })).toBeEnabled();
  expect(paper.queryByRole('button', { name: /Mark as|Give money/ })).not.toBeInTheDocument();

  // The address names the invoice: it can be shared and reloaded, and Back leaves it.
  const { id } = server.fixtures.invoices.northwind;
  expect(location.pathname + location.search).toContain(invoicePath(id));
  history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(location.search).not.toContain(id);
  cleanup();
  await renderConsole({ as: ({ users }) => users.northwindAdmin, path: invoicePath(id) });
  const again = await dialogOf(new RegExp(number));
  await user.click(again.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(location.search).not.toContain(id));
  expect(location.search).toContain('tab=invoices');
});

it('says that an invoice is not there, or not in reach, instead of offering to try again', async () => {
  const { server } = await renderConsole({
    as: ({ users }) => users.northwindAdmin,
    path: invoicePath('nope'),
  });
  const of = async () => within(await screen.findByRole('dialog', { name: 'Invoice' }));
  expect(await (await of()).findByText(/^This invoice was not found/)).toBeInTheDocument();
  cleanup();
  const { id } = server.fixtures.invoices.globex;
  await renderConsole({ as: ({ users }) => users.northwindAdmin, path: invoicePath(id) });
  expect(await (await of()).findByText(/^This invoice was not found/)).toBeInTheDocument();
  expect((await of()).queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

it('opens the invoice that the path names, or says that there is none', async () => {
  const open = (id: string) =>
    renderConsole({
      as: ({ users }) => users.fleetManager,
      path: `/invoices/${id}?sort=dueOn&order=ASC`,
    });
  const { server } = await open('nope');
  const none = await dialogOf(/^Invoice$/);
  expect(await none.findByText(/^This invoice was not found/)).toBeInTheDocument();
  cleanup();
  const { id, number } = server.fixtures.invoices.globex;
  await open(id);
  await dialogOf(new RegExp(number));
  expect(location.pathname).toBe('/invoices');
  expect(location.search).toContain('sort=dueOn');
});

it('lets a fleet manager see what is overdue, credit a trip, and mark as paid', async () => {
  const { user, server } = await renderConsole({
    as: ({ users }) => users.fleetManager,
    path: '/invoices',
  });
  const { id, number } = server.fixtures.invoices.northwind;
  await user.click(await screen.findByRole('link', { name: 'Overdue · 6 £144.00' }));
  await waitFor(() => expect(location.search).toContain('overdue'));
  await user.click(await screen.findByRole('button', { name: `Show ${number}` }));
  const paper = await dialogOf(new RegExp(number));
  await user.click(await paper.findByRole('button', { name: /^Credit this trip/ }));
  expect(document.title).toContain(`Invoice ${number} – Invoices · `);
  const credit = await dialogOf(/^Credit a trip$/);
  const amount = credit.getByRole('textbox', { name: /^Amount/ });
  expect(amount).toHaveValue('24.00');
  await user.clear(amount);
  await user.type(amount, '24,01');
  await user.click(credit.getByRole('button', { name: 'Issue credit note' }));
  expect(await credit.findByText('Enter an amount from £0.01 to £24.00')).toBeInTheDocument();
  expect(credit.getByText('Enter at least 3 characters')).toBeInTheDocument();
  await user.clear(amount);
  await user.type(amount, '10,50');
  await user.type(credit.getByRole('textbox', { name: /^Reason/ }), 'The driver came late');
  await user.dblClick(credit.getByRole('button', { name: 'Issue credit note' }));
  expect(await screen.findByText(/^Credit note MERIDIAN-I\d+ was issued$/)).toBeInTheDocument();
  expect(await paper.findByText(/^Credit note: MERIDIAN-I\d+$/)).toBeInTheDocument();
  expect(
    await screen.findByRole('link', { name: 'Overdue · 6 £133.50', hidden: true }),
  ).toBeInTheDocument();

  await user.click(await paper.findByRole('button', { name: 'Mark as paid' }));
  expect(await screen.findByText(`${number} is marked as paid`)).toBeInTheDocument();
  await waitFor(() => expect(paper.getByRole('button', { name: 'Mark as unpaid' })).toBeEnabled());
  expect(
    await screen.findByRole('link', { name: 'Overdue · 5 £120.00', hidden: true }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Paid · 1 £13.50', hidden: true })).toBeInTheDocument();

  // What was paid can be given back, too.
  await user.click(paper.getByRole('button', { name: /^Credit this trip/ }));
  const rest = await dialogOf(/^Credit a trip$/);
  expect(rest.getByRole('textbox', { name: 'Amount (at most £13.50)' })).toHaveValue('13.50');
  await user.type(rest.getByRole('textbox', { name: /^Reason/ }), 'All of it, then');
  await user.click(rest.getByRole('button', { name: 'Issue credit note' }));
  expect(await paper.findByText('-£24.00')).toBeVisible();
  await paper.findByRole('button', { name: 'Mark as unpaid' });
  expect(paper.queryByRole('button', { name: /^Credit this trip/ })).not.toBeInTheDocument();
  const { as, fixtures } = await consoleServer();
  const { body } = await as(fixtures.users.fleetManager).get<InvoiceDetails>(
    `/v1/invoices/${id}/details`,
  );
  expect(body).toMatchObject({ status: 'paid', total: 2400, credited: 2400 });
  expect(body.creditedBy).toHaveLength(2);
});

it('filters by negative totals, which credit notes have', async () => {
  const { user } = await renderConsole({
    as: ({ users }) => users.fleetManager,
    path: '/invoices',
  });
  await user.click(await screen.findByRole('button', { name: 'Add filter' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Total' }));
  const editor = await dialogOf(/^Total$/);
  await user.type(editor.getByRole('textbox', { name: /^At most/ }), '-0.01{Enter}');
  expect(await screen.findByRole('button', { name: /^Total: .*-.?0\.01/ })).toBeVisible();
  const filter: unknown = JSON.parse(new URLSearchParams(location.search).get('filter') ?? '{}');
  expect(filter).toEqual({ totalTo: -1 });
});

it('filters by a month, which is offered by its name', async () => {
  const { user } = await renderConsole({
    as: ({ users }) => users.fleetManager,
    path: '/invoices',
  });
  await user.click(await screen.findByRole('button', { name: 'Month' }));
  const months = await dialogOf(/^Month$/);
  const last = months.getAllByRole('option')[1]!;
  await user.click(last);
  expect(await screen.findByRole('button', { name: `Month: ${last.textContent}` })).toBeVisible();
  const filter: unknown = JSON.parse(new URLSearchParams(location.search).get('filter') ?? '{}');
  expect(filter).toEqual({ month: expect.stringMatching(/^\d{4}-\d\d$/) });
});

it('does not show accounts that could not be read as missing', async () => {
  allowConsole(/HttpError|500/);
  network.use(http.get('*/v1/corporations', () => new HttpResponse(null, { status: 500 })));
  await renderConsole({ as: ({ users }) => users.fleetManager, path: '/invoices' });
  expect((await screen.findAllByRole('cell', { name: '…' })).length).toBeGreaterThan(0);
});

it('takes back a payment that was marked in the list by mistake', async () => {
  const { user } = await renderConsole({
    as: ({ users }) => users.fleetManager,
    path: '/invoices',
  });
  const { number } = (await consoleServer()).fixtures.invoices.globex;
  await user.click(await screen.findByRole('button', { name: `Mark as paid: ${number}` }));
  await screen.findByText(`${number} is marked as paid`);
  await user.click(await screen.findByRole('button', { name: /^Undo/ }));
  await screen.findByText(`${number} is marked as unpaid`);
  expect(await screen.findByRole('button', { name: `Mark as paid: ${number}` })).toBeVisible();
});

it('shows no day by which a credit note is to be paid', async () => {
  const { as, fixtures } = await consoleServer();
  const manager = as(fixtures.users.fleetManager);
  const path = `/v1/invoices/${fixtures.invoices.globex.id}`;
  const { lines } = (await manager.get<InvoiceDetails>(`${path}/details`)).body;
  const note = await manager.post<InvoiceDetails>(`${path}/credit`, {
    bookingId: lines[0]!.bookingId,
    amount: 100,
    reason: 'The driver came late',
  });
  await renderConsole({ as: ({ users }) => users.fleetManager, path: '/invoices' });
  const button = await screen.findByRole('button', { name: `Show ${note.body.number}` });
  const row = within(button.closest('tr')!);
  expect(await row.findByText('Globex')).toBeVisible();
  // The day on which it was written.
  expect(row.getAllByText('Today')).toHaveLength(1);
  expect(row.getAllByRole('time')).toHaveLength(1);
});

it.each(['/invoices', '/trips/all-trips'])(
  'keeps at %s the name of an account that was deleted since',
  async (path) => {
    const { fixtures, context } = await consoleServer();
    const { id, name } = fixtures.corporations.globex;
    const set = (deletedAt: Date | null) =>
      context.database.pool.query('update corporations set deleted_at = $1 where id = $2', [
        deletedAt,
        id,
      ]);
    await set(context.now());
    try {
      await renderConsole({ as: ({ users }) => users.fleetManager, path });
      expect((await screen.findAllByRole('cell', { name })).length).toBeGreaterThan(0);
    } finally {
      await set(null);
    }
  },
);
