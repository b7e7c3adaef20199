import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flightClock, flightName, parseFlightNumber, terminalName } from './flight.ts';

describe('parseFlightNumber', () => {
  it.each([
    ['BA117', 'BA', '117'],
    ['ba 0117', 'BA', '117'],
    [' Ba-117 ', 'BA', '117'],
    ['U21234', 'U2', '1234'],
    ['6E 23', '6E', '23'],
    ['BAW117', 'BAW', '117'],
    ['EZY81KM', null, null],
    ['LH400A', 'LH', '400A'],
    ['12345', null, null],
    ['BA', null, null],
    ['BA0', null, null],
    ['BA12345', null, null],
    ['the one from Rome', null, null],
  ])('reads %j', (typed, designator, flight) => {
    expect(parseFlightNumber(typed)).toEqual(designator && { designator, flight });
  });

  const letter = fc.stringMatching(/^[A-Z]$/);
  const digit = fc.stringMatching(/^\d$/);
  const designators = fc.oneof(
    fc.tuple(letter, letter),
    fc.tuple(letter, digit),
    fc.tuple(digit, letter),
    fc.tuple(letter, letter, letter),
  );

  it('reads every number however it is spaced, and what it shows reads the same', () => {
    fc.assert(
      fc.property(
        designators.map((characters) => characters.join('')),
        fc.integer({ min: 1, max: 9999 }),
        fc.constantFrom('', ' ', '-', '  '),
        fc.boolean(),
        (designator, flight, gap, isSmall) => {
          const written = `${designator}${gap}${flight}`;
          const typed = isSmall ? written.toLowerCase() : written;
          expect(parseFlightNumber(typed)).toEqual({ designator, flight: String(flight) });
          const shown = flightName({ number: typed });
          expect(shown).toBe(`${designator} ${flight}`);
          expect(flightName({ number: shown })).toBe(shown);
        },
      ),
    );
  });
});

describe('flightName', () => {
  it.each([
    [{ airline: 'British Airways', number: 'ba117' }, 'British Airways BA 117'],
    [{ airline: null, number: 'ZZ117' }, 'ZZ 117'],
    [{ airline: null, number: 'private jet' }, 'private jet'],
    [{ airline: null, number: null }, ''],
    [{}, ''],
  ])('of %j is %j', (flight, name) => {
    expect(flightName(flight)).toBe(name);
  });
});

describe('terminalName', () => {
  it.each([
    ['5', '5'],
    ['T5', '5'],
    ['t 2', '2'],
    ['Terminal 2E', '2E'],
    ['North', 'North'],
    ['Terminal', 'Terminal'],
    ['Tom Bradley', 'Tom Bradley'],
  ])('of %j is %j', (typed, name) => {
    expect(terminalName(typed)).toBe(name);
  });
});

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
