import type { HttpError } from 'ra-core';
import { v4 as uuid } from 'uuid';
import { problemOf } from './failedCalls.ts';

/**
 * Sends a write, under the key of the last try of the same if nobody knows what became of that.
 * @param what is written; something else has another key
 */
export type Attempt = <T>(what: string, send: (idempotencyKey: string) => Promise<T>) => Promise<T>;

/** Whether the server has refused a write, so that it certainly was not done. */
const isRefused = (error: unknown): boolean => {
  const { status } = error as HttpError;
  return status >= 400 && status < 500 && problemOf(error)?.code !== 'IDEMPOTENCY_IN_FLIGHT';
};

/**
 * The `meta` of the creations of one form: saving the same again after no answer came does not create
 * it twice. What was refused is tried under another key, because the server repeats the answers of a
 * key.
 */
export function newAttempts(): { attempt: Attempt } {
  const keys = new Map<string, string>();
  return {
    attempt(what, send) {
      const key = keys.get(what) ?? uuid();
      keys.delete(what);
      return send(key).catch((error: unknown) => {
        if (!isRefused(error)) keys.set(what, key);
        throw error;
      });
    },
  };
}
