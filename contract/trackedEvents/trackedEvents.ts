import { z } from 'zod';
import { instantSchema } from '../core/instant.ts';
import { ERROR_CODES } from '../core/errors.ts';
import { LANGUAGES } from '../core/languages.ts';

/** Events by which the console reports how it is used. */
export const TRACKED_EVENTS = [
  'PAGE_VISITED',
  'BOOKING_REQUEST_COMPLETED',
  'BOOKING_CONFIRM_COMPLETED',
  'RETURN_BOOKING_REQUEST_COMPLETED',
  'RETURN_BOOKING_CONFIRM_COMPLETED',
  'FLEET_ACCOUNT_REQUEST_COMPLETED',
] as const;
export type TrackedEventCode = (typeof TRACKED_EVENTS)[number];

/** The most events that wait in the browser before they are sent, and how long they wait. */
export const EVENT_BUFFER_SIZE = 20;
export const EVENT_BUFFER_MS = 5000;
/** The most events in one call, which may include a buffer that could not be sent earlier. */
export const EVENTS_PER_CALL = 100;

/**
 * What an event may say. A closed list, so that no name, phone or address can get into it.
 */
export const eventPayloadSchema = z.strictObject({
  outcome: z.enum(['succeeded', 'failed']).optional(),
  /** Of a failed call: why, and the answer's status; 0 when there was none. */
  errorCode: z.enum(ERROR_CODES).optional(),
  status: z.int().min(0).max(599).optional(),
  durationMs: z.int().min(0).max(86_400_000).optional(),
  bookingId: z.uuid().optional(),
});
export type EventPayload = z.infer<typeof eventPayloadSchema>;

/** One event as the console sends it; the server adds user, roles, channel and time. */
export const trackedEventSchema = z.strictObject({
  /** Made by the console, so that an event that is sent twice is stored once. */
  id: z.uuid(),
  code: z.enum(TRACKED_EVENTS),
  /** Path of the page, without its query, which may contain people's names. */
  pageUri: z
    .string()
    .max(300)
    .regex(/^\/[^?#]*$/),
  payload: eventPayloadSchema,
  appVersion: z.string().min(1).max(40),
  userAgent: z.string().max(400),
  metadata: z.strictObject({
    locale: z.enum(LANGUAGES),
    /** By the clock of the device. */
    deviceTime: instantSchema,
  }),
});
export type TrackedEvent = z.infer<typeof trackedEventSchema>;

/** Body of POST /v1/events. */
export const trackedEventsSchema = z.strictObject({
  events: z.array(trackedEventSchema).min(1).max(EVENTS_PER_CALL),
});
