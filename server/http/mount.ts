import type { Context, Hono } from 'hono';
import { DomainError, type ErrorCode } from '../../contract/core/errors.ts';
import { prefersCountLater } from '../../contract/core/laterTotal.ts';
import { secondsUntilRetry } from '../admission/admission.ts';
import type { AppContext, RequestContext } from '../context.ts';
import { reaching } from '../db/rowSecurity/reaching.ts';
import type { VerifyAccessToken } from '../identity/verify.ts';
import { JsonText } from '../crud/jsonRows.ts';
import { ifAdmitted } from './admitted.ts';
import { sendJson } from './compressed.ts';
import { EventStream, sendEvents } from './eventStream.ts';
import { honoPath } from './honoPath.ts';
import { FileAnswer, sendFile } from './file.ts';
import type { HttpEnv } from './httpEnv.ts';
import { once, readKey, requestHash } from './idempotency.ts';
import { logFailure } from './logging.ts';
import { answerProblem, asDomainError, problemOf } from './problems.ts';
import type { OpenStreams } from './openStreams.ts';
import { refuseUnreadable } from './readableInput.ts';
import type { Answer, Method, Route } from './route.ts';
import type { RateLimit } from './rateLimit.ts';
import { requirePermission, signedIn, withTicket } from './signIn.ts';

export interface MountOptions {
  app: AppContext;
  verifyAccessToken: VerifyAccessToken;
  /**
   * Counts one request of a caller, also by the route's own limit; returns 0, or the seconds to
   * wait.
   */
  takeToken(caller: string, ofRoute?: RateLimit): number;
  streams: OpenStreams;
}

/** @throws DomainError MALFORMED_BODY */
export function parseJson(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new DomainError('MALFORMED_BODY');
  }
}

function send(
  c: Context<HttpEnv>,
  { status, body, headers }: Answer,
  { app, streams }: MountOptions,
): Response {
  if (body instanceof EventStream) return sendEvents(c, body, { now: app.now(), streams });
  if (body instanceof FileAnswer) return sendFile(c, body, app);
  const all = { 'cache-control': 'no-store', ...headers };
  if (status === 204) return c.body(null, 204, all);
  const text = body instanceof JsonText ? body.text : JSON.stringify(body);
  return sendJson(c, text, status, all);
}

function sendStored(c: Context<HttpEnv>, status: number, body: unknown): Response {
  const type = status < 400 ? 'application/json' : 'application/problem+json';
  return new Response(body === null ? null : JSON.stringify(body), {
    status,
    headers: {
      ...(body !== null && { 'content-type': type }),
      'cache-control': 'no-store',
      'idempotency-replayed': 'true',
      'x-request-id': c.get('requestId'),
    },
  });
}

async function run(
  c: Context<HttpEnv>,
  route: Route,
  ctx: RequestContext,
  options: MountOptions,
): Promise<Response> {
  const idempotencyKey = readKey(route, c.req.header('idempotency-key'));
  const text = route.method === 'get' ? '' : await c.req.text();
  const url = new URL(c.req.url);
  const input = { params: c.req.param(), search: url.searchParams, body: parseJson(text) };
  refuseUnreadable(input);
  const raw = {
    ...input,
    idempotencyKey,
    prefersCountLater: prefersCountLater(c.req.header('prefer')),
  };
  const call = (by: RequestContext) => route.call(by, raw);
  if (!idempotencyKey) return send(c, await call(ctx), options);

  let sent: Response | undefined;
  const hash = requestHash(c.req.method, url, text);
  const { replayed, answer } = await once(ctx, idempotencyKey, hash, async (keeping) => {
    try {
      const done = await call(keeping);
      sent = send(c, done, options);
      return { status: done.status, body: done.status === 204 ? null : done.body };
    } catch (error) {
      const known = asDomainError(error);
      const problem = problemOf(c, known);
      sent = fail(c, error, options.app);
      return { status: problem.status, body: problem };
    }
  });
  return replayed || !sent ? sendStored(c, answer.status, answer.body) : sent;
}

/**
 * SERVER_BUSY is only thrown when no connection became free; refused calls are answered without it.
 */
const OUR_FAULT = new Set<ErrorCode>([
  'INTERNAL',
  'OUTSIDE_SERVICE_UNAVAILABLE',
  'SERVER_BUSY',
  'DATABASE_UNAVAILABLE',
]);

/** Answers a failure; the server's own faults are logged with their stack. */
export function fail(c: Context<HttpEnv>, error: unknown, app: AppContext): Response {
  const known = asDomainError(error);
  if (OUR_FAULT.has(known.code)) logFailure(app.log, c, known.cause ?? known);
  return answerProblem(c, known);
}

async function answer(c: Context<HttpEnv>, route: Route, options: MountOptions): Promise<Response> {
  const hasTicket = route.describes.isDownload && c.req.query('token') !== undefined;
  // A ticket opens its download only once, so asking for just the headers must not use it up.
  if (hasTicket && c.req.method === 'HEAD')
    return answerProblem(c, new DomainError('METHOD_NOT_ALLOWED'), { allow: 'GET' });
  const identify = hasTicket ? withTicket : signedIn;
  const app = reaching(options.app, { channelId: c.get('channel').id });
  const ctx = await identify(c, app, options.verifyAccessToken);
  requirePermission(ctx, route);
  const wait = options.takeToken(`${ctx.channel.id} ${ctx.actor.userId}`, route.rateLimit);
  if (wait > 0)
    return answerProblem(c, new DomainError('TOO_MANY_REQUESTS'), {
      'retry-after': String(wait),
    });
  const giveBack = await options.app.admission.shares.take(ctx.actor, route.load);
  if (!giveBack)
    return answerProblem(c, new DomainError('SERVER_BUSY'), {
      'retry-after': String(secondsUntilRetry(route.load)),
    });
  try {
    return await run(c, route, ctx, options);
  } finally {
    giveBack();
  }
}

/** Puts the routes on the app, in order, and 405 on every other method of their paths. */
export function mountRoutes(hono: Hono<HttpEnv>, routes: readonly Route[], options: MountOptions) {
  const methods = new Map<string, Method[]>();
  for (const route of routes) {
    const path = honoPath(route.path);
    const mounted = methods.get(path) ?? [];
    if (mounted.includes(route.method))
      throw new Error(`Two routes answer ${route.method} ${route.path}; the second is ${route.id}`);
    methods.set(path, [...mounted, route.method]);
    hono.on(route.method, path, (c) => {
      c.set('route', route.path);
      return ifAdmitted(c, options.app, route.load, () => answer(c, route, options));
    });
  }
  for (const [path, mounted] of methods) {
    const allow = mounted.flatMap((method) =>
      method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()],
    );
    hono.all(path, (c) => {
      c.set('route', path);
      return answerProblem(c, new DomainError('METHOD_NOT_ALLOWED'), { allow: allow.join(', ') });
    });
  }
}
