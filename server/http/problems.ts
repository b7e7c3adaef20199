import type { Context } from 'hono';
import { DomainError, type ErrorCode, type Problem } from '../../contract/core/errors.ts';
import { FALLBACK_LANGUAGE } from '../../contract/core/languages.ts';
import { PRODUCT_ID } from '../../contract/core/product.ts';
import { errorTexts, fieldErrorText, rowErrorText } from '../../contract/messages/failures.ts';
import { AdapterError } from '../adapters/outside.ts';
import { isDatabaseAway } from '../db/errors.ts';
import { isNoConnection } from '../db/waitingPool.ts';
import type { HttpEnv } from './httpEnv.ts';

/** The status of the answer for each code. */
export const STATUS_OF = {
  VALIDATION_FAILED: 422,
  UNKNOWN_PARAMETER: 400,
  MALFORMED_BODY: 400,
  NOT_SIGNED_IN: 401,
  NO_ACCESS_TO_CHANNEL: 403,
  EMAIL_NOT_VERIFIED: 403,
  FORBIDDEN: 403,
  KEY_NOT_ALLOWED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  ALREADY_EXISTS: 409,
  'USER-SERVICE-01': 409,
  CHANGED_SINCE: 409,
  STILL_IN_USE: 409,
  DEFAULT_GROUP_CANNOT_BE_DELETED: 409,
  ACCOUNT_OWES: 409,
  IS_CREDIT_NOTE: 409,
  NOTHING_LEFT_TO_CREDIT: 409,
  CANNOT_LOCK_YOURSELF_OUT: 409,
  LAST_ADMIN: 409,
  USER_OF_OTHER_ACCOUNTS: 409,
  ACCOUNT_INACTIVE: 409,
  PASSENGER_INACTIVE: 409,
  USER_INACTIVE: 409,
  INVITED_JUST_NOW: 429,
  // Not 401, which says that the session is over.
  FRESH_SIGN_IN_REQUIRED: 403,
  EMAIL_CHANGE_PENDING: 409,
  EMAIL_CHANGE_STOPPED: 409,
  MAILS_STOPPED: 409,
  IDEMPOTENCY_KEY_REQUIRED: 400,
  IDEMPOTENCY_KEY_REUSED: 422,
  IDEMPOTENCY_IN_FLIGHT: 409,
  PAYLOAD_TOO_LARGE: 413,
  TOO_MANY_REQUESTS: 429,
  BOOKING_NOT_CONFIRMABLE: 409,
  BOOKING_EXPIRED: 409,
  BOOKING_ABANDONED: 409,
  BOOKING_NOT_CANCELLABLE: 409,
  BOOKING_NOT_CHANGEABLE: 409,
  BOOKING_CHANGE_EXPIRED: 409,
  DUPLICATE_BOOKING_NOT_ACKNOWLEDGED: 409,
  NOT_ALLOWED_BY_POLICY: 409,
  PAYMENT_DECLINED: 402,
  // Neither done nor refused: the same call continues when it is repeated after the cardholder has
  // confirmed.
  PAYMENT_NOT_CONFIRMED: 425,
  OFFER_NOT_AVAILABLE: 409,
  FARE_NOT_AVAILABLE: 422,
  TRIP_TOO_LONG: 422,
  FARE_CHANGED: 409,
  RECEIPT_NOT_AVAILABLE: 409,
  TRACKING_ENDED: 410,
  NO_CONTACT: 409,
  DISPATCH_SIGNATURE_INVALID: 401,
  TICKET_NOT_VALID: 401,
  PAYMENT_SIGNATURE_INVALID: 400,
  OUTSIDE_SERVICE_UNAVAILABLE: 503,
  SERVER_BUSY: 503,
  DATABASE_UNAVAILABLE: 503,
  INTERNAL: 500,
} as const satisfies Record<ErrorCode, number>;

/** Seconds after which trying again makes sense. */
const RETRY_AFTER: Partial<Record<ErrorCode, number>> = {
  IDEMPOTENCY_IN_FLIGHT: 1,
  SERVER_BUSY: 5,
  DATABASE_UNAVAILABLE: 5,
  OUTSIDE_SERVICE_UNAVAILABLE: 30,
};

/** The failure by one of the known codes; anything unexpected is INTERNAL. */
export function asDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  if (error instanceof AdapterError)
    return new DomainError('OUTSIDE_SERVICE_UNAVAILABLE', { cause: error });
  if (isNoConnection(error)) return new DomainError('SERVER_BUSY', { cause: error });
  if (isDatabaseAway(error)) return new DomainError('DATABASE_UNAVAILABLE', { cause: error });
  return new DomainError('INTERNAL', { cause: error });
}

/** The problem details of a failure, in the caller's language. */
export function problemOf(c: Context<HttpEnv>, error: DomainError): Problem {
  // A request can fail before its language is known.
  const language = c.get('language') ?? FALLBACK_LANGUAGE;
  const texts = errorTexts(language, error.code, error.params);
  const fields = Object.entries(error.errors ?? {});
  return {
    type: `urn:${PRODUCT_ID}:problem:${error.code}`,
    title: errorTexts('en', error.code, error.params).title,
    status: STATUS_OF[error.code],
    code: error.code,
    displayTitle: texts.title,
    displayMessage: error.wasDeleted ? rowErrorText(language, { code: error.code }) : texts.message,
    requestId: c.get('requestId'),
    ...(Object.keys(error.params).length > 0 && { params: error.params }),
    ...(fields.length > 0 && {
      errors: Object.fromEntries(
        fields.map(([path, why]) => [path, { ...why, message: fieldErrorText(language, why) }]),
      ),
    }),
  };
}

/** Without a length a short answer would be compressed too, which costs more than it saves. */
export const withLength = (text: string): Record<string, string> => ({
  'content-length': String(Buffer.byteLength(text)),
});

/** Answers a failure as `application/problem+json`. */
export function answerProblem(
  c: Context<HttpEnv>,
  error: DomainError,
  headers: Record<string, string> = {},
): Response {
  c.set('problem', error.code);
  const retryAfter = RETRY_AFTER[error.code];
  const challenge = error.code === 'NOT_SIGNED_IN' ? 'Bearer' : undefined;
  const text = JSON.stringify(problemOf(c, error));
  return c.body(text, STATUS_OF[error.code], {
    'content-type': 'application/problem+json',
    ...withLength(text),
    'cache-control': 'no-store',
    ...(retryAfter && { 'retry-after': String(retryAfter) }),
    ...(challenge && { 'www-authenticate': challenge }),
    ...headers,
  });
}
