import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderConsole } from '../../../tests/support/console.tsx';

export const open = async (path = '/payment-methods') => {
  const rendered = await renderConsole({ as: ({ users }) => users.northwindAdmin, path });
  await screen.findByRole('table');
  return rendered;
};

/** Types a card into the open dialog and saves it. */
export async function typeCard(user: UserEvent, number: string, more: { cvc?: string } = {}) {
  const form = within(await screen.findByRole('dialog', { name: 'Add a card' }));
  const type = async (field: HTMLElement, text: string) => {
    await user.clear(field);
    await user.type(field, text);
  };
  await type(await form.findByRole('textbox', { name: 'Name on the card' }), ' Anna Smith ');
  await type(form.getByRole('textbox', { name: 'Card number' }), number);
  await type(form.getByRole('textbox', { name: 'MM / YY' }), '1239');
  await type(form.getByRole('textbox', { name: 'Security code' }), more.cvc ?? '123');
  await type(form.getByRole('textbox', { name: 'Postal code' }), 'SW1A 1AA');
  await user.click(form.getByRole('button', { name: 'Save card' }));
  return form;
}
