import { createAirlineList } from '../../sandbox/flights/airlineList.ts';
import type { FlightDirectory } from './types.ts';

export type { FlightDirectory } from './types.ts';

/**
 * Who flies what. There is no free service to ask that an operator would not need a contract with,
 * so the list of well-known airlines answers; one that is bought is put in its place here.
 */
export const createFlightDirectory = (): FlightDirectory => createAirlineList();
