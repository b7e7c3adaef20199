import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { choose, goToVehicle } from '../../tests/support/bookingForm.ts';
import { renderConsole } from '../../tests/support/console.tsx';
import { notedReads } from '../../tests/support/notedReads.ts';
import { drawnByLetter, drawnOf, rendersOf } from '../../tests/support/renders.ts';

const open = (path: string) => renderConsole({ as: ({ users }) => users.northwindAdmin, path });

/** The page, its frame and its fields; not every page has all of them. */
const PARTS = [
  'BookingPage',
  'SinglePage',
  'MapPage',
  'FormGate',
  'BookingMap',
  'StepFrame',
  'WizardStepper',
  'PassengerFields',
  'RecipientSearch',
  'GuestForm',
  'GuestText',
  'GuestPhone',
  'RouteFields',
  'AddressField',
  'ScheduleFields',
  'DateField',
  'TimeField',
  'FlightText',
  'VehicleFields',
  'OfferList',
  'PaymentChoice',
  'VehicleCount',
  'ReturnTrip',
  'NotesField',
  'WhatIsBooked',
  'FareTotal',
];

/** How often a part was drawn for the letter that drew it least. */
async function leastDrawn(user: UserEvent, text: string, part: string): Promise<number> {
  const counts: number[] = [];
  for (const letter of text) {
    const drawn = await rendersOf(() => user.keyboard(letter));
    counts.push(drawn.filter((name) => name === part).length);
  }
  return Math.min(...counts);
}

it('a letter redraws only its field: passenger, guest and address', async () => {
  const { user } = await open('/create-v2');
  await user.click(await screen.findByRole('combobox', { name: /employee or guest/i }));
  expect(await drawnByLetter(user, 'jane', PARTS)).toEqual(['RecipientSearch']);
  await user.click(screen.getByRole('button', { name: 'Add guest' }));
  await user.click(await screen.findByRole('textbox', { name: /Last name/ }));
  expect(await drawnByLetter(user, 'roemer', PARTS)).toEqual(['GuestText']);
  expect(await leastDrawn(user, 'roemer', 'GuestText')).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Choose from the list instead' }));
  await user.clear(await screen.findByRole('combobox', { name: /employee or guest/i }));
  await choose(user, /employee or guest/i, 'anna', /Anna Smith/);

  await user.click(await screen.findByRole('combobox', { name: /pickup/i }));
  expect(await drawnByLetter(user, 'qqq', PARTS)).toEqual(['AddressField']);
  expect(await leastDrawn(user, 'qqq', 'AddressField')).toBe(1);

  // Only the letter and the answer draw something, not the pause in typing or the request.
  const reads = notedReads(() => null);
  await user.clear(screen.getByRole('combobox', { name: /pickup/i }));
  await user.keyboard('savo');
  const [line] = await screen.findAllByRole('option', { name: /Savoy/ });
  const drawn = await rendersOf(async () => {
    await user.keyboard('y');
    // Places that still fit stay until the answer is there.
    expect(line).toBeInTheDocument();
    await waitFor(() =>
      expect(reads('/v1/address-suggestions', { search: 'savoy' })).toHaveLength(1),
    );
  });
  expect(drawnOf(['AddressField', 'TypedInput'], drawn).length).toBeLessThanOrEqual(4);
  expect(drawnOf(['PlaceName'], drawn)).toEqual([]);
  // The parts around the text are not redrawn.
  expect(drawnOf(['AddressInput', 'InputBase', 'FormControl', 'AddressMark'], drawn)).toEqual([]);
});

it('the first letter of a booking does not redraw the page', async () => {
  const { user } = await open('/book-dp');
  await user.click(await screen.findByRole('combobox', { name: /pickup/i }));
  await screen.findByRole('option', { name: /Head office/ });
  const counts: number[] = [];
  for (const letter of 'qrs') {
    const drawn = await rendersOf(() => user.keyboard(letter));
    expect(drawn).toContain('AddressField');
    counts.push(drawnOf(['SinglePage', 'StepFrame', 'RouteFields', 'DateField'], drawn).length);
    await user.keyboard('{Backspace}');
  }
  // Answers that arrive in the meantime redraw the page, too.
  expect(Math.min(...counts)).toBe(0);
});

it('a letter redraws only its field: notes', async () => {
  const { user } = await open('/create-v2');
  await goToVehicle(user);
  const book = await screen.findByRole('button', { name: 'Book' });
  await waitFor(() => expect(book).toHaveAttribute('aria-disabled', 'false'));
  await user.click(screen.getByRole('textbox', { name: /notes/i }));
  const parts = [...PARTS, 'NotesText', 'InputBase', 'FormControl'];
  expect(await drawnByLetter(user, 'Gate four', parts)).toEqual(['NotesText']);
});
