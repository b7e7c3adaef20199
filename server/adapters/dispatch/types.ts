import type { AccountField } from '../../../contract/booking/accountFields.ts';
import type { Coordinates } from '../../../contract/booking/geo.ts';
import type {
  DispatchBooking,
  DispatchDriver,
  DispatchQuote,
  DispatchQuoteRequest,
  DispatchTrip,
  SignedParts,
} from '../../../contract/booking/dispatch.ts';

/**
 * The taxi companies' dispatch systems, behind one gateway. Every method that calls out may throw
 * an `AdapterError`; all of them are safe to repeat.
 */
export interface Dispatch {
  /** Hands a booking over; the same booking again answers the trip that is there. */
  createBooking(booking: DispatchBooking): Promise<DispatchTrip>;
  /**
   * Tells of another pickup time of a booking handed over before; null when dispatch never heard
   * of it.
   */
  updateBooking(booking: DispatchBooking): Promise<DispatchTrip | null>;
  /** Calls a trip off; null when dispatch never heard of it. */
  cancelBooking(fleetId: string, bookingId: string): Promise<DispatchTrip | null>;
  /** How a trip stands; null when dispatch never heard of it. */
  getBooking(fleetId: string, bookingId: string): Promise<DispatchTrip | null>;
  /**
   * The free driver nearest to a point, as it was some seconds ago at most; null where there is none. Whoever
   * chooses a vehicle asks it of every fleet at each step, and does not wait long.
   */
  nearest(fleetId: string, near: Coordinates): Promise<DispatchDriver | null>;
  /** Free drivers around a point, the nearest first. */
  drivers(fleetId: string, near: Coordinates, limit: number): Promise<DispatchDriver[]>;
  /**
   * What one vehicle would cost; null where the fleet leaves its prices to the console, which is
   * remembered for a while.
   */
  quote(fleetId: string, question: DispatchQuoteRequest): Promise<DispatchQuote | null>;
  /** The same as it was quoted some seconds ago at most: to be shown, and never to be booked at. */
  lateQuote(fleetId: string, question: DispatchQuoteRequest): Promise<DispatchQuote | null>;
  /**
   * What is asked with each trip that is billed to an account; nothing where dispatch does not know
   * the account, or knows no such call. Answers are remembered for a minute.
   */
  accountFields(fleetId: string, accountNumber: string): Promise<AccountField[]>;
  /** Whether the fleet's dispatch system has such an account. */
  isAccountValid(fleetId: string, accountNumber: string): Promise<boolean>;
  /** Whether a call that came in was signed by dispatch, and not too long ago. */
  isSigned(parts: SignedParts, signature: string, now: Date): boolean;
}
