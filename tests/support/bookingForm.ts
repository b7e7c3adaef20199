import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/** Types into a search field and takes the first option with this text. */
export async function choose(
  user: UserEvent,
  field: RegExp,
  typed: string,
  option: RegExp,
): Promise<void> {
  await user.click(await screen.findByRole('combobox', { name: field }));
  await user.paste(typed);
  const [best] = await screen.findAllByRole('option', { name: option });
  await user.click(best!);
}

/** Goes through the wizard, from King's Cross to the Savoy, until the vehicles are shown. */
export async function goToVehicle(user: UserEvent, passenger = 'Anna Smith'): Promise<void> {
  await choose(user, /employee or guest/i, passenger, new RegExp(passenger));
  await choose(user, /pickup/i, 'king', /King/);
  await choose(user, /dropoff/i, 'savoy', /Savoy/);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findAllByRole('radio');
}

/** Presses the button that sends the booking, once the fares are shown and nothing is missing. */
export async function send(user: UserEvent): Promise<void> {
  const button = await screen.findByRole('button', { name: /^(Next|Book)$/ });
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
  await user.click(button);
}

/** Opens the ways of paying, in the footer of the form. */
export const openPayment = async (user: UserEvent): Promise<void> =>
  user.click(await screen.findByRole('button', { name: /^Payment: / }));
