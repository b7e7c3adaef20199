export type { FlightDirectory } from './types.ts';
