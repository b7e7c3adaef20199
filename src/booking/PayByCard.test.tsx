import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Trip } from '../../contract/resources/bookings.ts';
import { goToVehicle, openPayment, send } from '../../tests/support/bookingForm.ts';
import { consoleServer, renderConsole } from '../../tests/support/console.tsx';
import { CARD_NUMBERS } from '../../tests/support/payments.ts';

const open = () => renderConsole({ as: ({ users }) => users.northwindAdmin, path: '/create-v2' });
const dialog = (name: string) => screen.findByRole('dialog', { name });
const card = () => screen.findByRole('region', { name: 'Outbound trip' });

async function type(user: UserEvent, field: HTMLElement, text: string) {
  await user.click(field);
  await user.keyboard(text);
}
/** Types a card into the open dialog and saves it. */
async function saveCard(user: UserEvent, number: string) {
  const form = within(await dialog('Add a card'));
  await type(user, await form.findByRole('textbox', { name: 'Name on the card' }), 'Anna Smith');
  await type(user, form.getByRole('textbox', { name: 'Card number' }), number);
  await type(user, form.getByRole('textbox', { name: 'MM / YY' }), '1230');
  await type(user, form.getByRole('textbox', { name: 'Security code' }), '123');
  await type(user, form.getByRole('textbox', { name: 'Postal code' }), 'SW1A 1AA');
  await user.click(form.getByRole('button', { name: 'Save card' }));
}
async function trips(): Promise<Trip[]> {
  const { as, fixtures } = await consoleServer();
  const { body } = await as(fixtures.users.northwindAdmin).get<Trip[]>(
    '/v1/bookings?page=0&maxPerPage=100',
  );
  return body;
}

it('says that a card was declined, books nothing, and offers other payment methods', async () => {
  const { cards, fixtures } = await consoleServer();
  await cards.saveCard(fixtures.corporations.northwind, 'insufficientFunds');
  const { user } = await open();
  const before = await trips();
  await goToVehicle(user, 'Gina Guest');
  await openPayment(user);
  await user.click(await screen.findByRole('radio', { name: /9995/ }));
  await send(user);
  const shown = within(await card());
  expect(await shown.findByText('Payment failed')).toBeInTheDocument();
  expect(await trips()).toHaveLength(before.length);
  const way = shown.getByRole('button', { name: 'Pay with: Business account' });
  expect(way).toHaveFocus();
  await user.click(way);
  // The page shows what will be booked before it is booked.
  await screen.findByRole('button', { name: 'Payment: Business account' });
  expect(screen.getByText(/Saloon · City Cars · Business account/)).toBeInTheDocument();
  expect(await trips()).toHaveLength(before.length);
});

it('says why a card is declined as soon as it is asked for, and offers other payment methods', async () => {
  const { cards, fixtures } = await consoleServer();
  await cards.saveCard(fixtures.corporations.northwind, 'declined');
  const { toStandIn } = cards.road;
  cards.road.toStandIn = (url, init) => {
    if (init.method !== 'POST' || !url.pathname.endsWith('/payment_intents'))
      return toStandIn(url, init);
    cards.road.toStandIn = toStandIn;
    const error = { type: 'card_error', code: 'expired_card', message: 'Your card has expired.' };
    return Promise.resolve(Response.json({ error }, { status: 402 }));
  };
  const { user } = await open();
  await goToVehicle(user, 'Gina Guest');
  await openPayment(user);
  await user.click(await screen.findByRole('radio', { name: /0002/ }));
  await send(user);
  const shown = within(await card());
  expect(await shown.findByText('The card has expired.')).toBeInTheDocument();
  const other = shown.getByRole('button', { name: 'Pay with: Business account' });
  await waitFor(() => expect(other).toHaveFocus());
  expect(shown.getByRole('button', { name: 'Add a card' })).toBeVisible();
  expect(shown.queryByRole('button', { name: 'Try again with this card' })).toBeNull();
});

it('says what is missing from a card, saves it, and pays with it', async () => {
  const { cards } = await consoleServer();
  const earlier = new Set((await cards.ledger()).map(({ id }) => id));
  const { user } = await open();
  await goToVehicle(user, 'Gina Guest');
  await openPayment(user);
  await user.click(await screen.findByRole('button', { name: 'Add a card' }));
  const form = within(await dialog('Add a card'));
  const name = await form.findByRole('textbox', { name: 'Name on the card' });
  expect(name).toHaveFocus();
  await user.click(form.getByRole('button', { name: 'Save card' }));
  expect(await form.findByText('Name on the card is missing')).toBeInTheDocument();
  expect(form.getByText('Postal code is missing')).toBeInTheDocument();
  expect(form.getByText(/Fill in the card number/)).toBeInTheDocument();
  await waitFor(() => expect(name).toHaveFocus());

  await saveCard(user, CARD_NUMBERS.passes);
  expect(await screen.findByText('Payment method created')).toBeInTheDocument();
  await screen.findByRole('button', { name: 'Payment: Visa ending in 4242' });
  await send(user);
  const booked = within(await card());
  expect(await booked.findByText('Booking confirmed')).toBeInTheDocument();
  expect(booked.getByText('Visa ending in 4242')).toBeInTheDocument();
  const made = (await cards.ledger()).filter(({ id }) => !earlier.has(id));
  expect(made.map(({ status }) => status)).toEqual(['requires_capture']);
});

it('lets the bank ask, and books nothing but offers other payment methods if the answer fails or is left out', async () => {
  const { user } = await open();
  const before = await trips();
  await goToVehicle(user);
  await openPayment(user);
  await user.click(await screen.findByRole('button', { name: 'Add a card' }));
  await saveCard(user, CARD_NUMBERS.authenticates);
  const question = () => dialog('Confirm with your bank');
  const answer = async (label: string) =>
    user.click(within(await question()).getByRole('button', { name: label }));
  // The bank asks before it lets the card be saved.
  await answer('Complete');
  await screen.findByRole('button', { name: 'Payment: Visa ending in 3155' });
  await send(user);
  await answer('Fail');
  const shown = within(await card());
  expect(await shown.findByText('Payment failed')).toBeInTheDocument();
  expect(shown.getByText('Nothing was booked and nothing is charged.')).toBeInTheDocument();
  await user.click(shown.getByRole('button', { name: 'Try again with this card' }));
  await answer('Close without answering');
  expect(await shown.findByText('Payment failed')).toBeInTheDocument();
  expect(await trips()).toHaveLength(before.length);

  await user.click(shown.getByRole('button', { name: 'Choose another payment method' }));
  await openPayment(user);
  await user.click(await screen.findByRole('radio', { name: /^Cash/ }));
  await send(user);
  expect(await screen.findByText('Booking confirmed')).toBeInTheDocument();
  expect(await trips()).toHaveLength(before.length + 1);
});
