import { HttpError } from 'ra-core';
import type { ErrorCode, Problem } from '../../../contract/core/errors.ts';

/** Why a call did not give a booking. `problem` is null when nobody answered. */
export interface Failure {
  status: number;
  problem: Problem | null;
  /** The device had no network: the call went nowhere. */
  isNotSent?: boolean;
  /** There was an answer, but it does not say what became of the trip. */
  isUnreadable?: boolean | undefined;
}

/** The failed call as others report it. */
export const errorOf = ({ status, problem }: Failure, unanswered: string): HttpError =>
  new HttpError(unanswered, status, problem);

/** 4xx that say nothing about the attempt itself: signed out, too busy, still at work on it. */
const PASSING = new Set([401, 408, 425, 429]);
const UNDECIDED_CODES = new Set<ErrorCode>([
  'IDEMPOTENCY_IN_FLIGHT',
  'IDEMPOTENCY_KEY_REUSED',
  'CONFLICT',
]);

/** Whether a failure proves that the attempt has not become a booking. */
export function isRefusal({ status, problem }: Failure): boolean {
  if (status < 400 || status >= 500 || problem === null) return false;
  return !PASSING.has(status) && !UNDECIDED_CODES.has(problem.code);
}

/** The fields that the server refused, by path, in the user's language. */
export const refusedFieldsOf = ({ problem }: Failure): Record<string, string> =>
  Object.fromEntries(
    Object.entries(problem?.errors ?? {}).map(([path, { message }]) => [path, message]),
  );
