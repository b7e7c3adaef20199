import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BOOKING_STATUSES } from './status.ts';
import { knownTripFilters } from './tripFilters.ts';
import { tripFiltersSchema } from './tripView.ts';

const { shape } = tripFiltersSchema;
const ID = '0192f0c1-2345-7abc-8def-0123456789ab';

/** The filters that the schema accepts from any input, each checked separately. */
const bySchema = (wanted: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(wanted).filter(
      ([name, value]) => tripFiltersSchema.safeParse({ [name]: value }).success,
    ),
  );

const text = fc.oneof(
  fc.string({ maxLength: 310 }),
  fc.constantFrom('x'.repeat(300), 'x'.repeat(301), 'ab', 'abc', 'Cost centre:4711', ':', ''),
  fc.constantFrom('today', 'next7', 'yesterday', 'cash', 'NEW', ...BOOKING_STATUSES),
);
const id = fc.oneof(
  fc.uuid(),
  fc.constantFrom(ID, ID.toUpperCase(), `${ID}0`, ID.slice(1), ID.replace('7abc', '0abc')),
  fc.constantFrom('0', 'f').map((digit) => ID.replaceAll(/[^-]/g, digit)),
);
const instant = fc.oneof(
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  fc.constantFrom(
    '2026-11-20T00:00:00Z',
    '2026-11-20T00:00Z',
    '2026-11-20T00:00:00.5Z',
    '2026-02-29T00:00:00Z',
    '2024-02-29T00:00:00Z',
    '2026-11-20T24:00:00Z',
    '2026-11-20T00:00:00+01:00',
    '2026-11-20T00:00:00',
    '1899-12-31T00:00:00Z',
    '2026-11-20',
  ),
);
const single = fc.oneof(text, id, instant, fc.integer(), fc.boolean(), fc.constant(null));
const value = fc.oneof(single, fc.array(single, { maxLength: 25 }), fc.object({ maxDepth: 1 }));
const filters = fc.dictionary(
  fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...Object.keys(shape)) },
    { weight: 1, arbitrary: fc.constantFrom('page', 'toString', 'constructor') },
  ),
  value,
);

test('an address may have the same filters and values as the schema', () => {
  fc.assert(
    fc.property(filters, (wanted) => {
      expect(knownTripFilters(wanted)).toEqual(bySchema(wanted));
    }),
    { numRuns: 2000 },
  );
});

test.each([null, 'text', 7, ['status'], undefined])('%j names no filter', (wanted) => {
  expect(knownTripFilters(wanted)).toEqual({});
});
