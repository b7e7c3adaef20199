import { describe, expect, it } from 'vitest';
import { flightClock } from './trip.ts';

describe('flightClock', () => {
  it.each([
    ['a bare time', { arrivalTime: '17:10', arrivalTimeLocal: '17:10' }, '17:10'],
    ['a time with its date', { arrivalTimeLocal: '2026-12-17T17:10:00' }, '17:10'],
    ['the one that was typed', { arrivalTime: '08:05', arrivalTimeLocal: null }, '08:05'],
    ['nothing', { arrivalTime: null, arrivalTimeLocal: null }, null],
  ])('reads %s', (_what, flight, clock) => {
    expect(flightClock(flight)).toBe(clock);
  });
});
