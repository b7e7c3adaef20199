import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCount, readLeftCount } from './count.ts';

const LIMITS = { min: 1, max: 10 };
const count = (value: number, corrected: 'least' | 'most' | null = null) => ({
  kind: 'count',
  count: value,
  corrected,
});
const unfinished = { kind: 'unfinished' };

it.each([
  ['3', count(3)],
  [' 10 ', count(10)],
  ['25', count(10, 'most')],
  ['05', count(5)],
  ['', unfinished],
  ['0', unfinished],
  ['-4', unfinished],
  ['3.', unfinished],
  ['3.7', unfinished],
  ['3,7', unfinished],
  ['1e1', unfinished],
  ['x2', unfinished],
])('reads %j while it is typed', (text, expected) => {
  expect(readCount(text, LIMITS)).toEqual(expected);
});

it.each([
  ['', count(1, 'least')],
  ['0', count(1, 'least')],
  ['-4', count(1, 'least')],
  ['3.7', unfinished],
  ['two', unfinished],
])('reads %j when its field is left', (text, expected) => {
  expect(readLeftCount(text, LIMITS)).toEqual(expected);
});

it('reads an emptied field as zero where zero is allowed', () => {
  expect(readLeftCount('', { min: 0, max: 10 })).toEqual(count(0));
});

it('is always whole and within the limits, and says so when it differs from what was typed', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String)),
      (text) => {
        const read = readLeftCount(text, LIMITS);
        if (read.kind !== 'count') return;
        expect(Number.isInteger(read.count) && read.count >= 1 && read.count <= 10).toBe(true);
        if (read.corrected === null) expect(Number(text)).toBe(read.count);
      },
    ),
  );
});
