import type { Context, MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { databaseError } from '../db/errors.ts';
import type { HttpEnv } from './httpEnv.ts';

/** Who and where, without anything personal: ids and the route's pattern, never its values. */
const about = (c: Context<HttpEnv>) => ({
  requestId: c.get('requestId'),
  channel: c.get('channel')?.id,
  actorId: c.get('actor')?.userId,
  method: c.req.method,
  route: c.get('route') ?? 'unmatched',
});

/** One line a request. Bodies, query strings, names and tokens never reach the log. */
export function logRequests(log: Logger): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const startedAt = performance.now();
    await next();
    const durationMs = Math.round(performance.now() - startedAt);
    log.info({ ...about(c), status: c.res.status, durationMs }, 'request');
  };
}

const frames = (error: Error) =>
  (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));

/**
 * What may be kept of an error. A database error's message and details quote the values of the
 * row, so that only its code and names remain; the stack's first line repeats the message.
 */
export function describeError(error: unknown): Record<string, unknown> {
  const refused = databaseError(error);
  if (refused) {
    const { code, table, column, constraint, routine } = refused;
    const stack = error instanceof Error ? frames(error) : [];
    return { name: 'DatabaseError', code, table, column, constraint, routine, stack };
  }
  if (!(error instanceof Error)) return { name: typeof error };
  const { name, message } = error;
  const quotesValues = name === 'DrizzleQueryError' || message.startsWith('Failed query');
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) };
  return { name, ...(!quotesValues && { message }), stack: frames(error), ...cause };
}

/** Logs a failure that is ours, with its stack; the caller learns only the request id. */
export function logFailure(log: Logger, c: Context<HttpEnv>, error: unknown): void {
  log.error({ ...about(c), error: describeError(error) }, 'request failed');
}
