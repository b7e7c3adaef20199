import { createHash } from 'node:crypto';
import type { ParsedBookingRequest } from '../../../contract/booking/request.ts';
import { DomainError } from '../../../contract/core/errors.ts';

/** The form of a booking's idempotency key; the first group is the attempt with its leg. */
export const ATTEMPT_KEY =
  /^([\w-]{8,64}:[\w-]{1,16}):request(?:-fare-\d{1,10})?(?:-acknowledged)?$/;

/**
 * The booking that an idempotency key stands for: `<attempt>:<leg>:request` names
 * `<attempt>:<leg>`. The browser makes the attempt before its first call; the leg distinguishes the
 * outbound trip and the return. A booker who was warned about a duplicate and still wants the trip
 * continues the same attempt under `…:request-acknowledged`, because the refusal is stored under
 * the first key; one who agreed to a higher fare, under `…:request-fare-<minor units>`.
 * @throws DomainError IDEMPOTENCY_KEY_REQUIRED, VALIDATION_FAILED for a key of another form
 */
export function attemptOf(idempotencyKey: string | null): string {
  if (idempotencyKey === null) throw new DomainError('IDEMPOTENCY_KEY_REQUIRED');
  const attempt = ATTEMPT_KEY.exec(idempotencyKey)?.[1];
  if (attempt === undefined)
    throw new DomainError('VALIDATION_FAILED', { errors: { 'Idempotency-Key': { code: 'type' } } });
  return attempt;
}

/**
 * Whether an attempt's leg is a return. `2` is the first try; after a refusal the next tries are
 * `2-2`, `2-3` and so on, because the refusal is stored under the key of the first.
 */
export const isReturnLeg = (attempt: string): boolean => /:2(?:-\d+)?$/.test(attempt);

const LINE = 'sheet-';

/** What tells the trip of a line of a file from all others of its account. */
export interface LineIdentity {
  channelId: string;
  corporationId: string;
  passenger: string;
  stops: readonly { latitude: number; longitude: number }[];
  pickupTime: string;
  /** 2 for a second trip that is wanted although it is the same as another. */
  again: number;
}

/**
 * The attempt of a line of a file of trips: the same for the same trip, in whichever file and whoever
 * sends it.
 */
export function attemptOfLine({ stops, ...line }: LineIdentity): string {
  const points = stops.map(({ latitude, longitude }) => [
    latitude.toFixed(5),
    longitude.toFixed(5),
  ]);
  const named = createHash('sha256').update(JSON.stringify([Object.values(line), points]));
  return LINE + named.digest('base64url');
}

/** Whether an attempt is that of a line of a file. */
export const isOfLine = (attempt: string): boolean => attempt.startsWith(LINE);

/** The attempt that a leg belongs to. */
export const attemptIdOf = (attempt: string): string => attempt.slice(0, attempt.indexOf(':'));

/**
 * Shows whether two requests are the same; parsing has put their fields in the same order. Whether
 * a duplicate is acknowledged, and which fare was agreed to, makes no difference: it is still the
 * same trip.
 */
export function hashOf({
  isDuplicateAcknowledged: _,
  expectedFare: _agreed,
  ...trip
}: ParsedBookingRequest): string {
  return createHash('sha256').update(JSON.stringify(trip)).digest('hex');
}
