import type { FieldError } from '../core/errors.ts';
import {
  FLIGHT_NUMBER_MAX_LENGTH,
  FLIGHT_NUMBER_MIN_LENGTH,
  FLIGHT_TEXT,
  TERMINAL_MAX_LENGTH,
} from './flightLimits.ts';

/** Flights as people write them, and as they are shown. */

/** Why a flight number is refused; undefined where it is accepted, and where there is none. */
export function flightNumberReason(typed: string): FieldError | undefined {
  const number = typed.trim();
  if (number !== '' && number.length < FLIGHT_NUMBER_MIN_LENGTH)
    return { code: 'tooShort', params: { min: FLIGHT_NUMBER_MIN_LENGTH } };
  return flightTextReason(number, FLIGHT_NUMBER_MAX_LENGTH);
}

/** Why a terminal is refused; undefined where it is accepted, and where there is none. */
export const terminalReason = (typed: string): FieldError | undefined =>
  flightTextReason(typed.trim(), TERMINAL_MAX_LENGTH);

function flightTextReason(text: string, max: number): FieldError | undefined {
  if (text.length > max) return { code: 'tooLong', params: { max } };
  return FLIGHT_TEXT.test(text) ? undefined : { code: 'plainText' };
}

/** The parts of a flight number, in capitals: the airline and its flight. */
export interface FlightNumber {
  /** IATA (two characters, one of them a letter) or ICAO (three letters). */
  designator: string;
  /** One to four digits without leading zeros, and the suffix letter that few flights have. */
  flight: string;
}

const FLIGHT_NUMBER = /^([A-Z]{3}|[A-Z][A-Z\d]|\d[A-Z])[\s-]*0*([1-9]\d{0,3}[A-Z]?)$/;

/**
 * Reads a flight number as it was typed; null for any other text.
 * @example parseFlightNumber('ba 0117') // { designator: 'BA', flight: '117' }
 */
export function parseFlightNumber(typed: string): FlightNumber | null {
  const [, designator, flight] = FLIGHT_NUMBER.exec(typed.trim().toUpperCase()) ?? [];
  return designator && flight ? { designator, flight } : null;
}

/**
 * Whether anybody said that there are bags: a form that nobody touched says that there are none,
 * which is not worth showing.
 */
export const hasBags = (flight: {
  totalSmallBags?: number | undefined;
  totalLargeBags?: number | undefined;
}): boolean => Boolean(flight.totalSmallBags) || Boolean(flight.totalLargeBags);

/**
 * A flight as it is shown; a number that cannot be read stays as it was typed. Empty without a
 * number.
 * @example flightName({ airline: 'British Airways', number: 'ba117' }) // 'British Airways BA 117'
 */
export function flightName(flight: {
  airline?: string | null | undefined;
  number?: string | null | undefined;
}): string {
  const typed = flight.number ?? '';
  const read = parseFlightNumber(typed);
  const number = read ? `${read.designator} ${read.flight}` : typed.trim();
  return [flight.airline, number].filter(Boolean).join(' ');
}

/**
 * A terminal without the word before it, which is shown in the reader's language.
 * @example terminalName('T5') // '5'
 */
export const terminalName = (typed: string): string =>
  /^(?:terminal\s+|t\s?(?=\d))(\S.*)$/i.exec(typed.trim())?.[1] ?? typed.trim();

/**
 * When a flight lands or leaves, on the airport's clock, HH:mm; null where it is not known. The
 * local time of a dispatch system comes with its date.
 */
export function flightClock(flight: {
  arrivalTime?: string | null | undefined;
  arrivalTimeLocal?: string | null | undefined;
}): string | null {
  const told = flight.arrivalTimeLocal ?? flight.arrivalTime ?? '';
  return /\d{2}:\d{2}/.exec(told)?.[0] ?? null;
}

const DAY_MINUTES = 24 * 60;
/**
 * A flight whose time is this much before or after that of its trip belongs to the same night: it
 * lands at 23:50 for a pickup at 00:30.
 */
const SAME_NIGHT_MINUTES = 6 * 60;

const minutesOf = (clock: string): number =>
  Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/**
 * How many minutes a flight's time, which comes without a date, is after a time of its trip; below
 * zero where it is before. Both are of one day, unless they are so far apart that midnight lies
 * between them.
 * @example minutesAfter('18:00', '14:00') // 240
 * @example minutesAfter('23:50', '00:30') // -40
 */
export function minutesAfter(flight: string, trip: string): number {
  const minutes = minutesOf(flight) - minutesOf(trip);
  if (minutes > DAY_MINUTES - SAME_NIGHT_MINUTES) return minutes - DAY_MINUTES;
  if (minutes < SAME_NIGHT_MINUTES - DAY_MINUTES) return minutes + DAY_MINUTES;
  return minutes;
}
