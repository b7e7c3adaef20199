import { HttpError } from 'ra-core';
import type { Problem } from '../../contract/core/errors.ts';
import { waitOf } from './retryAfter.ts';

/*
 * What the errors of calls say: the answer's Problem, when to try again, and why there was no answer.
 */

export const isProblem = (json: unknown): json is Problem =>
  typeof json === 'object' && json !== null && 'code' in json && 'displayMessage' in json;

/** The Problem in the answer to a failed call; null for another kind of failure. */
export function problemOf(error: unknown): Problem | null {
  return error instanceof HttpError && isProblem(error.body) ? error.body : null;
}

/** The answer of a failed call, with the seconds after which it may be sent again. */
export const withWait = (json: unknown, headers: Headers): unknown => {
  const retryAfter = waitOf(headers);
  return retryAfter === null ? json : { ...(isProblem(json) ? json : {}), retryAfter };
};

/** After how many seconds a failed call may be sent again; null where the answer does not say. */
export function retryAfterOf(error: unknown): number | null {
  const body: unknown = error instanceof HttpError ? error.body : null;
  if (typeof body !== 'object' || body === null || !('retryAfter' in body)) return null;
  return typeof body.retryAfter === 'number' ? body.retryAfter : null;
}

/** Whether a row does not exist, is not in reach, or could not exist under that id. */
export const isUnknownRow = (error: unknown): boolean =>
  error instanceof HttpError && (error.status === 404 || error.status === 422);

export const TIMED_OUT = 'shell.error.timeout';
/** A write on a device without a network, which certainly was not sent. */
export const NOT_SENT = 'shell.error.notSent';

/** An answer that is not the API's, such as the sign-in page of a network that was joined. */
const NOT_OURS = 'shell.error.notOurs';
/**
 * The error for an answer that the API cannot have given. Its status is that of no answer: nobody
 * knows whether a write arrived.
 * @param why kept for whoever looks into it
 */
export const notOurs = (why: unknown): HttpError => new HttpError(NOT_OURS, 0, why);

/** Whether something else than the API answered. */
export const isNotOurs = (error: unknown): error is HttpError =>
  error instanceof HttpError && error.message === NOT_OURS;

/** Whether a call was given up because no answer came in time. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof HttpError && error.message === TIMED_OUT;

/** Whether a write certainly was not sent. */
export const isNotSent = (error: unknown): error is HttpError =>
  error instanceof HttpError && error.message === NOT_SENT;
