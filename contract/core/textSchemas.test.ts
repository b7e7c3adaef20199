import { expect, it } from 'vitest';
import { nameSchema } from './textSchemas.ts';

it.each([
  ['O', 1, true],
  ['李', 1, true],
  ['Bo', 2, true],
  ['O', 2, false],
  // One character is a whole name there.
  ['李', 2, true],
  ['유', 2, true],
])('the name %s is taken where at least %i characters are wanted: %s', (name, least, isTaken) => {
  expect(nameSchema('personName', least, 255).safeParse(name).success).toBe(isTaken);
});
