import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import type { PaymentMethod } from '../../../contract/resources/paymentMethods.ts';
import { consoleServer, network, renderConsole } from '../../../tests/support/console.tsx';
import { CARD_NUMBERS } from '../../../tests/support/payments.ts';
import { open, typeCard } from './paymentMethods.fixture.ts';

const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
const stored = async (): Promise<PaymentMethod[]> => {
  const { as, fixtures } = await consoleServer();
  const { northwind } = fixtures.corporations;
  const path = `/v1/payment-methods?maxPerPage=100&corporationId=${northwind.id}`;
  return (await as(fixtures.users.northwindAdmin).get<PaymentMethod[]>(path)).body;
};
const defaults = async () =>
  (await stored()).filter((method) => method.defaultPayment).map(({ type }) => type);

it('lists payment methods, makes one the default, and deletes a card after a question', async () => {
  const { cards, fixtures } = await consoleServer();
  const id = await cards.saveCard(fixtures.corporations.northwind);
  const { user } = await open();
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads.slice(0, 5)).toEqual([
    'Payment method',
    'Expiry (year/month)',
    'Name on the card',
    'Groups',
    'Default payment',
  ]);
  const account = await row(/^Business account/);
  // It is the default if nothing else is, and it is not a card that can be deleted.
  expect(account.getByRole('radio')).toBeChecked();
  expect(account.queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
  const card = await row(/Visa ending in 4242/);
  expect(card.getByText(/^20\d\d\/05$/)).toBeInTheDocument();

  await user.click(card.getByRole('radio'));
  expect(await screen.findByText('Visa ending in 4242 is now the default')).toBeInTheDocument();
  await waitFor(() => expect(card.getByRole('radio')).toBeChecked());
  expect(await defaults()).toEqual(['creditCard']);
  await user.click((await row(/^Cash/)).getByRole('radio'));
  await waitFor(async () => expect(await defaults()).toEqual(['cash']));
  await waitFor(async () => expect((await row(/^Cash/)).getByRole('radio')).toBeChecked());
  await user.click((await row(/^Business account/)).getByRole('radio'));
  await waitFor(async () => expect(await defaults()).toEqual(['businessAccount']));

  expect(card.getByText('Everybody')).toBeInTheDocument();
  await user.click(card.getByRole('button', { name: 'Groups of Visa ending in 4242' }));
  const groups = await screen.findByRole('dialog', { name: 'Groups of Visa ending in 4242' });
  await user.click(within(groups).getByRole('combobox', { name: 'Groups' }));
  await user.click(await screen.findByRole('option', { name: 'Default' }));
  await user.click(within(groups).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(groups).not.toBeInTheDocument());
  expect(await card.findByText('Default')).toBeInTheDocument();
  expect((await stored()).find((method) => method.id === id)?.groupIds).toEqual([
    fixtures.corporations.northwind.defaultGroupId,
  ]);

  await user.click(card.getByRole('button', { name: 'Delete Visa ending in 4242' }));
  const question = await screen.findByRole('dialog', { name: 'Delete Visa ending in 4242?' });
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect((await stored()).map((method) => method.id)).toContain(id);
  await user.click(card.getByRole('button', { name: 'Delete Visa ending in 4242' }));
  const again = await screen.findByRole('dialog', { name: 'Delete Visa ending in 4242?' });
  const confirm = within(again).getByRole('button', { name: 'Delete' });
  // Once it is known that nothing prevents it.
  await waitFor(() => expect(confirm).toBeEnabled());
  await user.click(confirm);
  expect(await screen.findByText('Visa ending in 4242 was deleted')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Visa ending in 4242')).not.toBeInTheDocument());
  const [, ...rows] = screen.getAllByRole('row');
  await waitFor(() => expect(within(rows.at(-1)!).getByRole('radio')).toHaveFocus());
  expect((await stored()).map((method) => method.id)).not.toContain(id);
});

it('asks for the payment methods of the channel’s card processor', async () => {
  const asked: (string | null)[] = [];
  network.events.on('request:start', ({ request: { url } }) => {
    const { pathname, searchParams } = new URL(url);
    if (pathname === '/v1/payment-methods') asked.push(searchParams.get('paymentProviderName'));
  });
  await open();
  network.events.removeAllListeners();
  expect(asked).toEqual(['stripe']);
});

it('saves a card by setup, confirmation and storing, and lists it once if the answer was lost', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Add a card' }));
  const calls: string[] = [];
  let isLost = true;
  network.events.on('request:start', ({ request }) => {
    if (request.method === 'POST') calls.push(new URL(request.url).pathname);
  });
  network.use(
    http.post('*/v1/payment-methods', async ({ request }) => {
      if (!isLost) return undefined;
      isLost = false;
      const { as, fixtures } = await consoleServer();
      // The card is stored, but the answer is lost.
      await as(fixtures.users.northwindAdmin).post('/v1/payment-methods', await request.json());
      return HttpResponse.error();
    }),
  );
  const form = await typeCard(user, '5555555555554444');
  expect(await form.findByText(/^The server cannot be reached/)).toBeInTheDocument();
  expect(await screen.findByText('The card was not saved')).toBeInTheDocument();
  await user.click(form.getByRole('button', { name: 'Save card' }));
  expect(await screen.findByText('Payment method created')).toBeInTheDocument();
  network.events.removeAllListeners();
  expect(calls.slice(0, 3)).toEqual([
    '/v1/payment-methods/setup-secret',
    expect.stringMatching(/^\/sandbox\/payments\/v1\/setup_intents\/\w+\/confirm$/),
    '/v1/payment-methods',
  ]);
  expect(await row(/Mastercard ending in 4444/)).toBeDefined();
  expect((await stored()).filter(({ number }) => number === '4444')).toMatchObject([
    { cardHolderName: 'Anna Smith' },
  ]);
});

it('says in its own words why a card is refused, and keeps what was typed', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Add a card' }));
  const before = (await stored()).length;
  const empty = within(await screen.findByRole('dialog', { name: 'Add a card' }));
  expect(await empty.findByRole('textbox', { name: 'Name on the card' })).toBeRequired();
  expect(empty.getByRole('textbox', { name: 'Postal code' })).toBeRequired();
  const form = await typeCard(user, CARD_NUMBERS.declined);
  expect(await form.findByText('The bank declined this card. Use another one.')).toBeVisible();
  expect(await screen.findByText('The card was not saved')).toBeInTheDocument();
  expect(form.getByRole('textbox', { name: 'Postal code' })).toHaveValue('SW1A 1AA');
  await typeCard(user, CARD_NUMBERS.insufficientFunds);
  expect(await form.findByText('The card has insufficient funds. Use another one.')).toBeVisible();
  network.use(
    http.post('*/sandbox/payments/v1/setup_intents/:id/confirm', () =>
      HttpResponse.json(
        { error: { type: 'invalid_request_error', message: 'No such setupintent' } },
        { status: 404 },
      ),
    ),
  );
  await typeCard(user, CARD_NUMBERS.passes);
  expect(await form.findByText(/^The card could not be saved/)).toBeVisible();
  // Without an account the card belongs to nobody.
  await user.clear(form.getByRole('combobox', { name: /^Account/ }));
  await typeCard(user, CARD_NUMBERS.passes);
  expect(await form.findByText('Account is missing')).toBeInTheDocument();
  expect((await stored()).length).toBe(before);
});

it('asks before what was typed about a card is lost', async () => {
  const { user } = await open();
  // An entry in the history, from which Back could leave.
  await user.click(screen.getByRole('tab', { name: 'Cards' }));
  await user.click(screen.getByRole('button', { name: 'Add a card' }));
  const form = await screen.findByRole('dialog', { name: 'Add a card' });
  const expiry = await within(form).findByRole('textbox', { name: 'MM / YY' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(form).not.toBeInTheDocument());

  await user.click(screen.getByRole('button', { name: 'Add a card' }));
  const again = await screen.findByRole('dialog', { name: 'Add a card' });
  expect(expiry).not.toBeInTheDocument();
  const typed = await within(again).findByRole('textbox', { name: 'MM / YY' });
  await user.type(typed, '1239');
  await user.keyboard('{Escape}');
  const question = await screen.findByRole('dialog', { name: 'Discard your changes?' });
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(typed).toHaveValue('12 / 39');
  history.back();
  const backwards = await screen.findByRole('dialog', { name: 'Discard your changes?' });
  await user.click(within(backwards).getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(backwards).not.toBeInTheDocument());
  expect(typed).toHaveValue('12 / 39');
  await user.click(within(again).getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(again).not.toBeInTheDocument());
});

it('asks to choose an account where none is selected', async () => {
  localStorage.setItem('account_all', 'true');
  await renderConsole({ as: ({ users }) => users.bothAdmin, path: '/payment-methods' });
  expect(await screen.findByText('Select an account')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add a card' })).toBeEnabled();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

it('warns of a card that has expired, above the list where it is the default', async () => {
  const { cards, fixtures, context } = await consoleServer();
  const { northwind } = fixtures.corporations;
  const id = await cards.saveCard(northwind);
  await context.database.pool.query(
    'UPDATE payment_methods SET expiry_year = 2020, number = $2 WHERE id = $1',
    [id, '0020'],
  );
  const { as } = await consoleServer();
  await as(fixtures.users.northwindAdmin).patch(`/v1/corporations/${northwind.id}`, {
    defaultPaymentMethod: { type: 'creditCard', id },
  });
  await open();
  expect((await row(/ending in 0020/)).getByText('Expired')).toBeInTheDocument();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The default card has expired: Visa ending in 0020.',
  );
});

it('pages by ten', async () => {
  const { cards, fixtures } = await consoleServer();
  const { length } = await stored();
  for (let made = length; made < 12; made += 1)
    await cards.saveCard(fixtures.corporations.northwind);
  const { user } = await open();
  expect(await screen.findByText('1–10 of 12')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('11–12 of 12')).toBeInTheDocument();
  expect(screen.getAllByRole('row')).toHaveLength(3);
});
