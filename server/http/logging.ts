import type { Span } from '@opentelemetry/api';
import type { Context, MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { inLogScope } from '../logScope.ts';
import { countRequest, problems, requestSeconds } from '../metrics/instruments.ts';
import { failSpan, inSpan } from '../tracing/spans.ts';
import { countCall } from '../watch/measures.ts';
import type { HttpEnv } from './httpEnv.ts';

/**
 * The caller and the route, without anything personal: ids and the route's pattern, never its
 * values.
 */
const about = (c: Context<HttpEnv>) => ({
  requestId: c.get('requestId'),
  channel: c.get('channel')?.id,
  actorId: c.get('actor')?.userId,
  method: c.req.method,
  route: c.get('route') ?? 'unmatched',
});

/** The trace of which a caller says that the request is a part. */
const traceOf = (c: Context<HttpEnv>) => ({ traceparent: c.req.header('traceparent') });

function describeRequest(span: Span, c: Context<HttpEnv>): void {
  const { method, route, requestId, channel } = about(c);
  const { status } = c.res;
  span.updateName(`${method} ${route}`);
  span.setAttributes({
    'http.request.method': method,
    'http.route': route,
    'http.response.status_code': status,
    'taxi.request.id': requestId,
    ...(channel && { 'taxi.channel': channel }),
  });
  if (status >= 500) failSpan(span, { code: c.get('problem') ?? String(status) });
}

/** Asked every few seconds by programs that watch the process, so that they would fill the log. */
const WATCHED = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Logs one line for each request and counts it, and makes every other line that is logged meanwhile say which
 * request it was. Bodies, query strings, names and tokens never reach the log.
 */
export function logRequests(log: Logger): MiddlewareHandler<HttpEnv> {
  return (c, next) =>
    inLogScope(
      () => about(c),
      async () => {
        const startedAt = performance.now();
        await inSpan(c.req.method, { kind: 'server', parent: traceOf(c) }, async (span) => {
          await next();
          describeRequest(span, c);
        });
        // Nobody made this call.
        if (c.env?.isRefused) return;
        const durationMs = performance.now() - startedAt;
        const { status } = c.res;
        const { method, route } = about(c);
        const code = c.get('problem');
        countRequest(method, route, status);
        requestSeconds.observe({ method, route }, durationMs / 1000);
        if (code) problems.inc({ code });
        const channel = c.get('channel')?.id;
        if (channel && route.startsWith('/v1/')) countCall(channel, { status, code, durationMs });
        const level = WATCHED.has(route) && status < 400 ? 'debug' : 'info';
        log[level]({ status, code, durationMs: Math.round(durationMs) }, 'request');
      },
    );
}

/** Logs a failure of the server with its stack; the caller only learns the request id. */
export function logFailure(log: Logger, c: Context<HttpEnv>, error: unknown): void {
  log.error({ ...about(c), error }, 'request failed');
}
