import { expect, test } from 'vitest';
import { passwordProblem } from './passwordRules.ts';

const ada = { email: 'ada.byron@northwind.example', givenName: 'Ada', familyName: 'Lovelace' };

test.each([
  ['', 'passwordTooShort'],
  ['nine char', 'passwordTooShort'],
  // Five characters for the person who types them, ten for the machine.
  ['😀😃😄😁😆', 'passwordTooShort'],
  ['x'.repeat(1025), 'passwordTooLong'],
  ['aaaaaaaaaaaaa', 'passwordGuessable'],
  ['abababababab', 'passwordGuessable'],
  ['ada.byron@northwind.example', 'passwordGuessable'],
  ['Ada.Byron12', 'passwordGuessable'],
  ['Lovelace1815', 'passwordGuessable'],
  ['Password123!', 'passwordGuessable'],
  ['1234567890', 'passwordGuessable'],
  ['1q2w3e4r5t', 'passwordGuessable'],
  ['Qwertyuiop', 'passwordGuessable'],
  ['iloveyou2024', 'passwordGuessable'],
  ['!!Liverpool!!', 'passwordGuessable'],
  // Enough of it is not guessable.
  ['liverpool at 7:30', null],
  ['correct horse battery', null],
  ['Lovelace and the engine', null],
  ['größe süß über', null],
])('%s: %s', (password, problem) => {
  expect(passwordProblem(password, ada)).toBe(problem);
});
