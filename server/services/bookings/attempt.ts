import { createHash } from 'node:crypto';
import type { ParsedBookingRequest } from '../../../contract/booking/request.ts';
import { DomainError } from '../../../contract/core/errors.ts';

/** The form of a booking's idempotency key; its first group is the attempt with its leg. */
export const ATTEMPT_KEY = /^([\w-]{8,64}:[\w-]{1,16}):request(?:-acknowledged)?$/;

/**
 * The booking an idempotency key stands for: `<attempt>:<leg>:request` names `<attempt>:<leg>`. The
 * browser makes the attempt before its first call; the leg tells the outbound trip from the return.
 * A booker who was told of a duplicate and wants it all the same goes on with the same attempt
 * under `…:request-acknowledged`, because the refusal is kept under the first key.
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
 * Whether an attempt's leg is a way back. `2` is the first try at it; a try that was refused is
 * followed by another, `2-2` and so on, since the refusal is kept under the first one's key.
 */
export const isReturnLeg = (attempt: string): boolean => /:2(?:-\d+)?$/.test(attempt);

/** The attempt that a leg belongs to. */
export const attemptIdOf = (attempt: string): string => attempt.slice(0, attempt.indexOf(':'));

/**
 * Tells two requests apart. Parsing has put the fields of equal ones in the same order. That a
 * duplicate is wanted makes no other trip of it.
 */
export function hashOf({ isDuplicateAcknowledged: _, ...trip }: ParsedBookingRequest): string {
  return createHash('sha256').update(JSON.stringify(trip)).digest('hex');
}
