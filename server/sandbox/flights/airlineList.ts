import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseFlightNumber } from '../../../contract/booking/flight.ts';
import type { FlightDirectory } from '../../adapters/flights/types.ts';

/** Names by IATA and by ICAO designator, from `airlines.psv`. */
export function readAirlines(): Map<string, string> {
  const lines = readFileSync(join(import.meta.dirname, 'airlines.psv'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.flatMap((line) => {
      const [iata = '', icao = '', name = ''] = line.split('|');
      return [
        [iata, name],
        [icao, name],
      ] as const;
    }),
  );
}

/** The airline that a flight number names, as `airlineList` knows it. */
export const airlineIn = (airlines: ReadonlyMap<string, string>, number: string): string | null =>
  airlines.get(parseFlightNumber(number)?.designator ?? '') ?? null;

/**
 * Answers from a list of well-known airlines. It does not know single flights, and does not make
 * any up.
 */
export function createAirlineList(): FlightDirectory {
  const airlines = readAirlines();
  return { airlineOf: (number) => Promise.resolve(airlineIn(airlines, number)) };
}
