import { expect, it } from 'vitest';
import { attentionOf } from './attention.ts';
import type { BookingStatus } from './status.ts';

const NOW = Date.parse('2026-11-30T12:00:00Z');
const trip = (status: BookingStatus, time: string, outstanding?: number) => ({
  status,
  pickupAt: `2026-11-30T${time}:00Z`,
  payment: outstanding === undefined ? {} : { charge: { outstanding } },
});

it.each([
  ['PREBOOKED', '12:16', null],
  ['PREBOOKED', '12:14', 'noDriver'],
  ['NEW', '11:55', 'noDriver'],
  ['NEW', '11:54', 'late'],
  ['ASSIGN', '12:01', null],
  ['ENROUTE', '11:54', 'late'],
  ['MADECONTACT', '11:30', null],
  ['DROPPINGOFF', '11:30', null],
  ['COMPLETED', '09:00', null],
] as const)('%s at %s needs %s', (status, time, needs) => {
  expect(attentionOf(trip(status, time), NOW)).toBe(needs);
});

it('tells first that something is owed, also after the trip', () => {
  expect(attentionOf(trip('COMPLETED', '09:00', 100), NOW)).toBe('unpaid');
  expect(attentionOf(trip('NEW', '09:00', 100), NOW)).toBe('unpaid');
  expect(attentionOf(trip('COMPLETED', '09:00', 0), NOW)).toBeNull();
});
