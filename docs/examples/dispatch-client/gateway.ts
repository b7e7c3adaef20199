import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { isSigned } from './signature.ts';

/** The part of a booking that this example reads; everything else is kept unchanged. */
export interface Booking {
  bookingId: string;
  fleetId: string;
  channelId: string;
  status: string;
  pickupAt: string;
  [more: string]: unknown;
}
export interface Trip {
  booking: Booking;
  dispatchId: string;
  status: string;
  changedAt: string;
}
/** The part of a request for a price that this example uses. */
interface QuoteRequest {
  distanceMeters: number;
}
type Answer = [status: number, body: unknown];

/** The fields for trips that are billed to an account. */
const FIELDS = [
  {
    id: 'cost-centre',
    title: 'Cost centre',
    type: 'text',
    active: true,
    validation: { required: true },
  },
];
const FLAT_START = 500;
const OVER = /CANCELLED|NOSHOW|COMPLETE/;

/**
 * A taxi company's side of the dispatch contract, as small as possible: trips in memory, one car,
 * one account. docs/dispatch.md describes every call.
 */
export function createGateway(options: { secret: string; accountNumbers: readonly string[] }) {
  const trips = new Map<string, Trip>();
  const calls: string[] = [];

  const answerOf = ({ booking, dispatchId, status, changedAt }: Trip) => ({
    bookingId: booking.bookingId,
    dispatchId,
    occurredAt: changedAt,
    report: { status },
  });

  /** Accepts a booking once; if it is sent again, answers the existing trip. */
  function take(booking: Booking): Answer {
    const known = trips.get(booking.bookingId);
    if (known) return [200, answerOf(known)];
    const trip: Trip = {
      booking,
      dispatchId: `EX-${trips.size + 1}`,
      status: booking.status,
      changedAt: new Date().toISOString(),
    };
    trips.set(booking.bookingId, trip);
    return [201, answerOf(trip)];
  }

  function change(trip: Trip, booking: Booking): Answer {
    if (trip.status !== 'PREBOOKED') return [409, { error: 'the trip has begun' }];
    trip.booking = booking;
    return [200, answerOf(trip)];
  }

  function cancel(trip: Trip): Answer {
    // A repeated cancellation changes nothing.
    if (!OVER.test(trip.status)) {
      trip.status = 'CUSTOMER_CANCELLED';
      trip.changedAt = new Date().toISOString();
    }
    return [200, answerOf(trip)];
  }

  /**
   * A fixed amount plus a price for each kilometre, in minor units; trips of more than 200 km are
   * refused. Cancelling within an hour of the pickup costs the fixed amount.
   */
  function quote({ distanceMeters }: QuoteRequest): Answer {
    if (distanceMeters > 200_000) return [422, { error: 'too far' }];
    const price = FLAT_START + Math.round(distanceMeters / 1000) * 200;
    const cancellation = { minutesBefore: 60, fee: FLAT_START };
    return [200, { type: 'FIXED_FARE', price, cancellation }];
  }

  function account(number: string, isAboutFields: boolean): Answer {
    const isValid = options.accountNumbers.includes(number);
    if (isAboutFields) return isValid ? [200, FIELDS] : [404, { error: 'no such account' }];
    return [200, { isValid }];
  }

  function answer(method: string, path: string, body: string): Answer {
    const [, fleets, , kind, id, more] = path.split('/').map(decodeURIComponent);
    if (fleets !== 'fleets') return [404, { error: 'no such path' }];
    if (kind === 'drivers')
      return [200, [{ driverId: 'car-1', latitude: 51.51, longitude: -0.12, heading: 90 }]];
    if (kind === 'quotes') return quote(JSON.parse(body) as QuoteRequest);
    if (kind === 'accounts') return account(id ?? '', more === 'fields');
    if (kind !== 'bookings') return [404, { error: 'no such path' }];
    if (method === 'POST') return take(JSON.parse(body) as Booking);
    const trip = trips.get(id ?? '');
    if (!trip) return [404, { error: 'no such booking' }];
    if (method === 'PUT') return change(trip, JSON.parse(body) as Booking);
    return method === 'DELETE' ? cancel(trip) : [200, answerOf(trip)];
  }

  const server: Server = createServer((request, response) => {
    void (async () => {
      const { method = '', url = '', headers } = request;
      const body = await text(request);
      const isTheirs = isSigned(options.secret, headers, { method, path: url, body });
      const [status, content] = isTheirs
        ? answer(method, url.split('?')[0]!, body)
        : ([401, { error: 'the signature does not hold' }] satisfies Answer);
      if (isTheirs) calls.push(`${method} ${url.split('?')[0]!}`);
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(content));
    })();
  });
  return { server, trips, calls };
}
