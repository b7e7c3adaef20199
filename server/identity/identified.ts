import type { RequestListener } from 'node:http';
import { channelForHost, IDENTITY_PATH } from '../config/origins.ts';
import { inLogScope } from '../logScope.ts';
import { countRequest, requestSeconds } from '../metrics/instruments.ts';
import { requestIdOf } from '../requestId.ts';
import type { IdentityContext } from './context.ts';

/** Addresses below it hold secrets, such as those of mailed links. */
const ROUTE = `${IDENTITY_PATH}/*`;

/**
 * Gives each request for signing in an id, logs one line for it and counts it, and makes every other line that is
 * logged meanwhile say which request it was.
 */
export function identified(
  { config, log }: Pick<IdentityContext, 'config' | 'log'>,
  next: RequestListener,
): RequestListener {
  return (request, response) => {
    const about = {
      requestId: requestIdOf(request),
      channel: channelForHost(config, request.headers.host ?? '').id,
      method: request.method,
      route: ROUTE,
    };
    const startedAt = performance.now();
    response.setHeader('x-request-id', about.requestId);
    response.once('finish', () => {
      const durationMs = performance.now() - startedAt;
      const { method = 'GET', route } = about;
      const status = response.statusCode;
      countRequest(method, route, status);
      requestSeconds.observe({ method, route }, durationMs / 1000);
      log.info({ ...about, status, durationMs: Math.round(durationMs) }, 'request');
    });
    inLogScope(
      () => about,
      () => next(request, response),
    );
  };
}
