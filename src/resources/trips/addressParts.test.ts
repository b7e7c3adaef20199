import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addressParts, placeOf, shortTerminal } from './addressParts.ts';

it.each([
  ['The Ned, 27 Poultry, London EC2R 8AJ', 'The Ned', '', ', 27 Poultry, London EC2R 8AJ'],
  [
    'Heathrow Airport Terminal 2, The Queen’s Terminal, Hounslow TW6 1EW',
    'Heathrow Airport',
    ' Terminal 2',
    ', The Queen’s Terminal, Hounslow TW6 1EW',
  ],
  [
    'Sofitel London Heathrow, Terminal 5, Hounslow',
    'Sofitel London Heathrow,',
    ' Terminal 5',
    ', Hounslow',
  ],
  ['Gatwick T1, Horley', 'Gatwick', ' T1', ', Horley'],
  ['Gatwick Airport North Terminal, Horley', 'Gatwick Airport', ' North Terminal', ', Horley'],
  ['222, Marylebone Road, London', '222, Marylebone Road', '', ', London'],
  ['27 Poultry', '27 Poultry', '', ''],
  ['Terminal 5', 'Terminal 5', '', ''],
])('takes %s apart', (address, place, terminal, rest) => {
  expect(addressParts(address)).toEqual({ place, terminal, rest });
});

it('keeps every letter of every address', () => {
  fc.assert(
    fc.property(fc.string(), (address) => {
      const { place, terminal, rest } = addressParts(address);
      expect(place + terminal + rest).toBe(address);
      expect(address.startsWith(placeOf(address))).toBe(true);
    }),
  );
});

it.each([
  [' Terminal 5', ' T5'],
  [' Term. 2B', ' T2B'],
  [' T1', ' T1'],
  [' North Terminal', ' North'],
  [' Terminal South', ' South'],
  [' Ferry Terminal', ' Ferry Terminal'],
  ['', ''],
])('shortens “%s” to “%s”', (terminal, short) => {
  expect(shortTerminal(terminal)).toBe(short);
});
