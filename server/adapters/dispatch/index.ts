import type { z } from 'zod';
import {
  dispatchAccountFieldsSchema,
  dispatchAccountSchema,
  dispatchDriversSchema,
  dispatchQuoteSchema,
  dispatchTripSchema,
} from '../../../contract/booking/dispatch.ts';
import type { DispatchQuoteRequest } from '../../../contract/booking/dispatch.ts';
import type { Coordinates } from '../../../contract/booking/geo.ts';
import { AdapterError, callOutside, type Fetch } from '../outside.ts';
import { remember } from '../remember.ts';
import { isSigned, signedHeaders } from './signature.ts';
import type { Dispatch } from './types.ts';

export type { Dispatch } from './types.ts';

const SERVICE = 'dispatch';
const TIMEOUT_MS = 8000;
/** Somebody is waiting for the price. */
const QUOTE_TIMEOUT_MS = 2000;
/** After this long a gateway without quotes is asked again, in case it has learnt to quote. */
const UNPRICED_MS = 600_000;
const DRIVERS_TIMEOUT_MS = 2000;
/** The list of vehicles must not wait for a slow dispatch system: it then shows no arrival time. */
const NEAREST_TIMEOUT_MS = 1000;
/** About as long as somebody takes from one step of a booking to the next. */
const LATELY = { freshMs: 10_000, standInMs: 0 };
/** A booker waits for these before the next step. */
const ACCOUNT_TIMEOUT_MS = 4000;

export interface DispatchOptions {
  /** Root of the dispatch gateway; each fleet has a path below it. */
  url: string;
  /** Shared with the gateway; both sides sign with it. */
  secret: string;
  now?: () => Date;
  fetch?: Fetch;
}

/** The dispatch gateway over signed HTTP. See docs/dispatch.md. */
export function createDispatch({ url, secret, now, fetch }: DispatchOptions): Dispatch {
  const present = now ?? (() => new Date());

  function call<T>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    schema: z.ZodType<T>,
    options: {
      body?: string;
      headers?: Record<string, string>;
      timeoutMs?: number;
      retry?: boolean;
    } = {},
  ): Promise<T> {
    const target = new URL(`${url.replace(/\/+$/, '')}${path}`);
    const { body, headers, timeoutMs = TIMEOUT_MS, retry } = options;
    const signed = signedHeaders(secret, { method, url: target, body: body ?? '', now: present() });
    return callOutside({
      service: SERVICE,
      url: target,
      init: {
        method,
        body,
        headers: { ...signed, ...headers, 'content-type': 'application/json' },
      },
      schema,
      timeoutMs,
      retry,
      fetch,
    });
  }

  const accountPath = (fleetId: string, accountNumber: string) =>
    `/fleets/${fleetId}/accounts/${encodeURIComponent(accountNumber)}`;
  const accountFields = remember(
    async (path: string) =>
      (await unlessUnknown(
        call('GET', path, dispatchAccountFieldsSchema, { timeoutMs: ACCOUNT_TIMEOUT_MS }),
      )) ?? [],
    present,
  );

  const drivers = (
    fleetId: string,
    { latitude, longitude }: Coordinates,
    limit: number,
    timeoutMs = DRIVERS_TIMEOUT_MS,
  ) => {
    const query = new URLSearchParams({
      latitude: String(latitude),
      longitude: String(longitude),
      limit: String(limit),
    });
    const options = { timeoutMs, retry: false };
    return call('GET', `/fleets/${fleetId}/drivers?${query}`, dispatchDriversSchema, options);
  };
  const nearest = remember(
    async (key) => {
      const [fleetId, near] = JSON.parse(key) as [string, Coordinates];
      const [found = null] = await drivers(fleetId, near, 1, NEAREST_TIMEOUT_MS);
      return found;
    },
    present,
    LATELY,
  );

  /** Fleets that do not quote prices, and until when they are not asked again. */
  const unpriced = new Map<string, number>();
  const quote: Dispatch['quote'] = async (fleetId, question) => {
    const now = present().getTime();
    if (now < (unpriced.get(fleetId) ?? 0)) return null;
    const answer = await unlessUnknown(
      call('POST', `/fleets/${fleetId}/quotes`, dispatchQuoteSchema, {
        body: JSON.stringify(question),
        timeoutMs: QUOTE_TIMEOUT_MS,
        retry: false,
      }),
    );
    if (!answer) unpriced.set(fleetId, now + UNPRICED_MS);
    return answer;
  };
  const lateQuote = remember(
    (key) => quote(...(JSON.parse(key) as [string, DispatchQuoteRequest])),
    present,
    LATELY,
  );

  return {
    createBooking: (booking) =>
      call('POST', `/fleets/${booking.fleetId}/bookings`, dispatchTripSchema, {
        body: JSON.stringify(booking),
        headers: { 'idempotency-key': booking.bookingId },
      }),
    updateBooking: (booking) =>
      unlessUnknown(
        call(
          'PUT',
          `/fleets/${booking.fleetId}/bookings/${booking.bookingId}`,
          dispatchTripSchema,
          {
            body: JSON.stringify(booking),
          },
        ),
      ),
    cancelBooking: (fleetId, bookingId) =>
      unlessUnknown(call('DELETE', `/fleets/${fleetId}/bookings/${bookingId}`, dispatchTripSchema)),
    getBooking: (fleetId, bookingId) =>
      unlessUnknown(call('GET', `/fleets/${fleetId}/bookings/${bookingId}`, dispatchTripSchema)),
    drivers: (fleetId, near, limit) => drivers(fleetId, near, limit),
    nearest: (fleetId, { latitude, longitude }) =>
      nearest(JSON.stringify([fleetId, { latitude, longitude }])),
    quote,
    lateQuote: (fleetId, question) => lateQuote(JSON.stringify([fleetId, question])),
    accountFields: (fleetId, accountNumber) =>
      accountFields(`${accountPath(fleetId, accountNumber)}/fields`),
    async isAccountValid(fleetId, accountNumber) {
      const path = accountPath(fleetId, accountNumber);
      const options = { timeoutMs: ACCOUNT_TIMEOUT_MS };
      const account = await unlessUnknown(call('GET', path, dispatchAccountSchema, options));
      return account?.isValid ?? false;
    },
    isSigned: (parts, signature, at) => isSigned(secret, parts, signature, at),
  };
}

async function unlessUnknown<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof AdapterError && error.status === 404) return null;
    throw error;
  }
}
