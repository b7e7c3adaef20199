import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatAccountField, parseAccountField } from './accountFieldFilter.ts';

it('reads back any title and value that was written', () => {
  const text = fc.string({ minLength: 1, unit: 'grapheme' });
  const awkward = fc.array(fc.constantFrom(':', '\\', 'a', ' ', '\n'), { minLength: 1 });
  const title = fc.oneof(
    text,
    awkward.map((letters) => letters.join('')),
  );
  fc.assert(
    fc.property(title, title, (title, value) => {
      expect(parseAccountField(formatAccountField({ title, value }))).toEqual({ title, value });
    }),
  );
});

it.each(['', 'Cost centre', ':4711', 'Cost centre:', String.raw`Cost centre\:4711`])(
  'finds no field and value in %j',
  (text) => {
    expect(parseAccountField(text)).toBeNull();
  },
);
