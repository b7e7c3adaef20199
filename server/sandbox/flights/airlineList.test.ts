import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseFlightNumber } from '../../../contract/booking/flight.ts';
import { createAirlineList } from './airlineList.ts';

const rows = readFileSync(join(import.meta.dirname, 'airlines.psv'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('|'));

describe('the list of airlines', () => {
  const directory = createAirlineList();

  it.each([
    ['BA117', 'British Airways'],
    ['baw 117', 'British Airways'],
    ['QF1', 'Qantas'],
    ['u2 8005', 'easyJet'],
    ['W95301', 'Wizz Air UK'],
  ])('knows who flies %s', async (number, airline) => {
    expect(await directory.airlineOf(number)).toBe(airline);
  });

  it.each(['ZZ117', 'QQQ1', '117', 'British Airways', ''])(
    'finds no airline for %j',
    async (number) => {
      expect(await directory.airlineOf(number)).toBeNull();
    },
  );

  it('has each airline under two designators, which belong to no other airline', () => {
    expect(rows.length).toBeGreaterThan(150);
    for (const row of rows)
      expect(row).toEqual([
        expect.stringMatching(/^(?:[A-Z][A-Z\d]|\d[A-Z])$/),
        expect.stringMatching(/^[A-Z]{3}$/),
        expect.stringMatching(/^\S.*\S$/),
      ]);
    const designators = rows.flatMap(([iata = '', icao = '']) => [iata, icao]);
    expect(new Set(designators).size).toBe(designators.length);
    for (const designator of designators)
      expect(parseFlightNumber(`${designator}1`)).toEqual({ designator, flight: '1' });
  });
});
