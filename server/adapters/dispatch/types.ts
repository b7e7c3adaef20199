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
  /** Hands a booking over; handing it over again answers the existing trip. */
  createBooking(booking: DispatchBooking): Promise<DispatchTrip>;
  /**
   * Reports a new pickup time of a booking handed over before; null when dispatch does not know it.
   */
  updateBooking(booking: DispatchBooking): Promise<DispatchTrip | null>;
  /** Calls a trip off; null when dispatch does not know it. */
  cancelBooking(fleetId: string, bookingId: string): Promise<DispatchTrip | null>;
  /** The state of a trip; null when dispatch does not know it. */
  getBooking(fleetId: string, bookingId: string): Promise<DispatchTrip | null>;
  /**
   * The free driver nearest to a point, at most some seconds old; null where there is none.
   * Choosing a vehicle asks this of every fleet at each step, and does not wait long.
   */
  nearest(fleetId: string, near: Coordinates): Promise<DispatchDriver | null>;
  /** Free drivers around a point, the nearest first. */
  drivers(fleetId: string, near: Coordinates, limit: number): Promise<DispatchDriver[]>;
  /**
   * What one vehicle would cost; null where the fleet leaves its prices to the console. That is
   * remembered for a while.
   */
  quote(fleetId: string, question: DispatchQuoteRequest): Promise<DispatchQuote | null>;
  /** The same, but at most some seconds old: for showing a price, never for booking at it. */
  lateQuote(fleetId: string, question: DispatchQuoteRequest): Promise<DispatchQuote | null>;
  /**
   * What is asked with each trip that is billed to an account; empty where dispatch does not know
   * the account, or does not have this call. Answers are remembered for a minute.
   */
  accountFields(fleetId: string, accountNumber: string): Promise<AccountField[]>;
  /** Whether the fleet's dispatch system has such an account. */
  isAccountValid(fleetId: string, accountNumber: string): Promise<boolean>;
  /** Whether an incoming call was signed by dispatch, and not too long ago. */
  isSigned(parts: SignedParts, signature: string, now: Date): boolean;
}
