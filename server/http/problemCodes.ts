import type { ErrorCode } from '../../contract/core/errors.ts';
import type { Route } from './route.ts';

/**
 * Every call can fail with these, whatever it does. The description explains them once, not for
 * each call.
 */
export const EVERYWHERE: readonly ErrorCode[] = [
  'NOT_SIGNED_IN',
  'NO_ACCESS_TO_CHANNEL',
  'EMAIL_NOT_VERIFIED',
  'FORBIDDEN',
  'KEY_NOT_ALLOWED',
  'PAYLOAD_TOO_LARGE',
  'TOO_MANY_REQUESTS',
  'SERVER_BUSY',
  'DATABASE_UNAVAILABLE',
  // Also where the keys of an outside identity provider cannot be read.
  'OUTSIDE_SERVICE_UNAVAILABLE',
  'INTERNAL',
];
const WRITES: readonly ErrorCode[] = [
  // A key that is sent must be readable, also where none is required.
  'IDEMPOTENCY_KEY_REQUIRED',
  'IDEMPOTENCY_KEY_REUSED',
  'IDEMPOTENCY_IN_FLIGHT',
];
const BODIES: readonly ErrorCode[] = ['MALFORMED_BODY', 'VALIDATION_FAILED'];

/**
 * Every code with which a call can fail: those that follow from its method, parameters and body, and
 * those that its operation names.
 */
export function problemCodes({
  describes,
  idempotency,
}: Pick<Route, 'describes' | 'idempotency'>): ReadonlySet<ErrorCode> {
  const { problems, params, query, body, isDownload } = describes;
  return new Set<ErrorCode>([
    ...EVERYWHERE,
    'UNKNOWN_PARAMETER',
    ...(isDownload ? (['TICKET_NOT_VALID', 'VALIDATION_FAILED'] as const) : []),
    ...problems,
    ...(params ? (['NOT_FOUND'] as const) : []),
    ...(query ? (['VALIDATION_FAILED'] as const) : []),
    ...(body ? BODIES : []),
    ...(idempotency === 'none' ? [] : WRITES),
  ]);
}
