import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { CARD_NUMBERS } from '../../../tests/support/payments.ts';
import { open, typeCard } from './paymentMethods.fixture.ts';

async function answer(user: UserEvent, name: string) {
  const question = await screen.findByRole('dialog', { name: 'Confirm with your bank' });
  await user.click(within(question).getByRole('button', { name }));
}

it('shows the question of the bank before a card is saved, and keeps the form if it fails', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Add a card' }));
  const form = await typeCard(user, CARD_NUMBERS.authenticates);
  await answer(user, 'Fail');
  expect(await screen.findByText('The card was not saved')).toBeInTheDocument();
  expect(form.getByRole('textbox', { name: 'Postal code' })).toHaveValue('SW1A 1AA');

  await user.click(form.getByRole('button', { name: 'Save card' }));
  await answer(user, 'Complete');
  expect(await screen.findByText('Payment method created')).toBeInTheDocument();
  expect(await screen.findByRole('row', { name: /Visa ending in 3155/ })).toBeInTheDocument();
});
