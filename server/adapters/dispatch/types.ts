import type { Coordinates } from '../../../contract/booking/geo.ts';
import type {
  DispatchBooking,
  DispatchDriver,
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
  /** Free drivers around a point, the nearest first. */
  drivers(
    fleetId: string,
    near: Coordinates,
    limit: number,
    signal?: AbortSignal,
  ): Promise<DispatchDriver[]>;
  /** Whether a call that came in was signed by dispatch, and not too long ago. */
  isSigned(parts: SignedParts, signature: string, now: Date): boolean;
}
