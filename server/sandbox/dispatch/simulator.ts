import type { Hono } from 'hono';
import type { Logger } from 'pino';
import {
  DISPATCH_EVENTS_PATH,
  dispatchEventAnswerSchema,
  type DispatchEvent,
} from '../../../contract/booking/dispatch.ts';
import { signedHeaders } from '../../adapters/dispatch/signature.ts';
import { AdapterError, callOutside, type Fetch } from '../../adapters/outside.ts';
import type { Queryable } from '../../context.ts';
import { repeating } from '../repeating.ts';
import { firstRest, nextStep, type Step } from './course.ts';
import { simulatorRoutes } from './routes.ts';
import { type TripRow, tripStore } from './trips.ts';

interface SimulatorOptions {
  database: { orm: Queryable };
  /** The secret shared with the server to which it reports. */
  secret: string;
  /** Origin of that server, such as `http://127.0.0.1:4000`. */
  reportTo: string;
  log: Logger;
  now?: () => Date;
  fetch?: Fetch;
  /** By what factor trips are faster than usual: 2 halves every wait. */
  speed?: number;
}

interface Simulator {
  /** The taxi companies' side of the contract; mount it at SIMULATOR_PATH. */
  app: Hono;
  /**
   * Takes every step due at `now`, at most one for each trip, and reports it to the server.
   * @returns how many were taken
   */
  advance(now: Date): Promise<number>;
  /** Starts driving trips as time passes. */
  start(): void;
  /** Stops, and waits for steps under way. */
  stop(): Promise<void>;
}

const EVENT_TIMEOUT_MS = 8000;
const BATCH = 50;

/**
 * Plays the taxi companies when no dispatch system is configured. It only knows the dispatch
 * contract, nothing else of the server: bookings come in and events go out over signed HTTP.
 */
export function createSimulator(options: SimulatorOptions): Simulator {
  const { secret, log, speed = 1, fetch } = options;
  const present = options.now ?? (() => new Date());
  const store = tripStore(options.database.orm);
  const later = (now: Date, seconds: number) => new Date(now.getTime() + (seconds * 1000) / speed);

  async function tell(trip: TripRow, step: Step, occurredAt: Date): Promise<'told' | 'unwanted'> {
    const { channelId, fleetId, bookingId } = trip.booking;
    const event = {
      // Made from the step, so that reporting it again after a broken connection changes nothing.
      eventId: `${trip.dispatchId}-${trip.sequence + 1}`,
      occurredAt: occurredAt.toISOString(),
      channelId,
      fleetId,
      bookingId,
      dispatchId: trip.dispatchId,
      type: step.news.status === undefined ? 'eta' : 'status',
      data: step.news,
    } as DispatchEvent;
    const url = new URL(`${options.reportTo}${DISPATCH_EVENTS_PATH}`);
    const body = JSON.stringify(event);
    const signed = signedHeaders(secret, { method: 'POST', url, body, now: present() });
    try {
      await callOutside({
        service: 'dispatch events',
        url,
        init: { method: 'POST', body, headers: { ...signed, 'content-type': 'application/json' } },
        schema: dispatchEventAnswerSchema,
        timeoutMs: EVENT_TIMEOUT_MS,
        fetch,
      });
      return 'told';
    } catch (error) {
      if (error instanceof AdapterError && error.code === 'refused') return 'unwanted';
      throw error;
    }
  }

  async function drive(trip: TripRow, now: Date): Promise<boolean> {
    const step = nextStep(trip);
    if (!step || !(await store.claim(trip, now))) return false;
    try {
      if ((await tell(trip, step, now)) === 'unwanted') await store.drop(trip);
      else await store.move(trip, step, step.rest === null ? null : later(now, step.rest), now);
      return true;
    } catch (error) {
      if (!(error instanceof AdapterError)) throw error;
      log.warn(
        { bookingId: trip.bookingId, err: error },
        'a simulated step could not be reported yet',
      );
      return false;
    }
  }

  async function advance(now: Date): Promise<number> {
    const due = await store.due(now, BATCH);
    const driven = await Promise.all(due.map((trip) => drive(trip, now)));
    return driven.filter(Boolean).length;
  }

  const loop = repeating({
    work: () => advance(present()),
    nextAt: () => store.nextDue(),
    now: present,
    onError: (error) => log.error({ err: error }, 'the dispatch simulator failed'),
  });

  return {
    app: simulatorRoutes({
      store,
      secret,
      now: present,
      firstStepAt: (booking) => later(present(), firstRest(booking, present())),
    }),
    advance,
    start: () => loop.start(),
    stop: () => loop.stop(),
  };
}
