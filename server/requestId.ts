import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Ids that callers may give their own requests. */
const OWN_ID = /^[\w=-]{1,100}$/;

/** The id of a request outside of the application, by the application's own rule. */
export function requestIdOf({ headers: { 'x-request-id': own } }: IncomingMessage): string {
  return typeof own === 'string' && OWN_ID.test(own) ? own : randomUUID();
}
