import fc from 'fast-check';

const NESTING = 200;
const nested = (): unknown => {
  let value: unknown = 'deep';
  for (let depth = 0; depth < NESTING; depth += 1) value = depth % 2 === 0 ? [value] : { a: value };
  return value;
};

/**
 * Texts that have broken something somewhere: they cannot be stored, are too long, or belong to
 * another language or syntax.
 */
export const nastyText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'a\0b',
    '\uD800',
    'x\uDFFFy',
    '\u202Eabc',
    '\uFEFF',
    '🚕'.repeat(300),
    'x'.repeat(20_000),
    '%',
    '%zz',
    '%00',
    '%_\\',
    '../../etc/passwd',
    "'; drop table bookings; --",
    '<script>alert(1)</script>',
    '=1+1',
    '__proto__',
    'constructor',
    'null',
    'NaN',
    '-1',
    '1e400',
    '0x10',
    '9'.repeat(40),
    '0000-01-01T00:00:00Z',
    '0000-01-01T00:00:00',
    '9999-12-31T23:59:59Z',
    '2026-02-30T10:00:00Z',
    '2026-11-22T24:00:00',
    '+275760-09-13T00:00:00Z',
    '00000000-0000-0000-0000-000000000000',
    'a@b',
    '+44',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

/** A value of any kind where another was expected. */
export const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  nastyText,
  fc.constantFrom<unknown>(null, true, false, 0, -0, -1, 0.1, 1e308, -1e308, 2 ** 53, 2 ** 31),
  fc.constantFrom<unknown>([], {}, [null], [[]], { length: -1 }),
  fc.constant(null).map(nested),
  fc.jsonValue({ maxDepth: 3 }),
);
