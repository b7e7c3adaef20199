// Not in request.ts, whose schemas are not loaded by pages that only show a flight.

export const FLIGHT_NUMBER_MIN_LENGTH = 3;
export const FLIGHT_NUMBER_MAX_LENGTH = 10;
export const TERMINAL_MAX_LENGTH = 20;
/** Flight numbers and terminals as people write them: BA 117, G-ABCD, 2E, South. */
export const FLIGHT_TEXT = /^[\p{L}\p{M}\d -]*$/u;
