import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
// Loads the rules of phone numbers for checking inputs.
import '../../contract/core/phone.ts';
import { DomainError } from '../../contract/core/errors.ts';
import { languageOf } from '../../contract/core/languages.ts';
import { bindings, catalogue } from '../bindings/index.ts';
import { channelForHost } from '../config/origins.ts';
import type { AppContext } from '../context.ts';
import type { VerifyAccessToken } from '../identity/verify.ts';
import { apiDescription } from './apiDescription.ts';
import { apiDocs } from './apiDocs.ts';
import { limitBodies } from './bodies.ts';
import { compressAnswers, sendJson } from './compressed.ts';
import { crudRoutes } from './crudRoutes.ts';
import { dispatchEvents } from './dispatchEvents.ts';
import { apiHeaders, channelCors } from './headers.ts';
import { mountHealth } from './health.ts';
import { installed } from './installed/installed.ts';
import type { App, HttpEnv } from './httpEnv.ts';
import { logRequests } from './logging.ts';
import type { LimitedCall } from './earlyRefusal.ts';
import { fail, mountRoutes } from './mount.ts';
import { mountPublic, PUBLIC_LOAD } from './mountPublic.ts';
import { OpenStreams, STREAM_LIMITS, type StreamLimits } from './openStreams.ts';
import { operationRoute } from './operationRoute.ts';
import { operations } from './operations/index.ts';
import { publicOperations } from './operations/public.ts';
import { DIST } from '../builtConsole.ts';
import { consolePage } from './page.ts';
import { paymentEvents } from './paymentEvents.ts';
import { emailChangePage } from './emailChangePage.ts';
import { stopMails } from './stopMails.ts';
import { answerProblem } from './problems.ts';
import { callLimiter, GENEROUS, type RateLimit } from './rateLimit.ts';
import type { Route } from './route.ts';
import { SCIM_PATH, scim } from './scim/scim.ts';

const MAX_BODY_BYTES = 1024 * 1024;

export interface AppDependencies {
  verifyAccessToken: VerifyAccessToken;
  /** Each caller's limit; by default a generous one. */
  rateLimit?: RateLimit;
  /** Limit of each address for calls without sign-in. */
  publicRateLimit?: RateLimit;
  /** How many live streams may be open; by default STREAM_LIMITS. */
  streamLimits?: StreamLimits;
  /** Folder of the built console. */
  dist?: string;
}

/**
 * Every call under /v1, hand-written operations first, because they may replace a generated one.
 */
export function allRoutes(): Route[] {
  return [
    ...operations.map(operationRoute),
    ...bindings.flatMap((binding) => crudRoutes(binding, catalogue)),
  ];
}

/** Every call whose class follows from its path, in the order in which paths are matched. */
export const limitedCalls = (): LimitedCall[] => [
  ...publicOperations.map(({ path }): LimitedCall => ({ method: 'get', path, load: PUBLIC_LOAD })),
  ...allRoutes(),
];

/**
 * The HTTP application: the API under /v1, health, and the console's page for everything else.
 * Routes may be added to it before the first request.
 * @example serve({ fetch: createApp(context, { verifyAccessToken }).fetch, port })
 */
export function createApp(app: AppContext, dependencies: AppDependencies): App {
  const hono = new Hono<HttpEnv>();
  const routes = allRoutes();
  let draining = false;

  hono.use(requestId({ limitLength: 100 }));
  hono.use(async (c, next) => {
    c.set('channel', channelForHost(app.config, c.req.header('host') ?? new URL(c.req.url).host));
    c.set('language', languageOf(c.req.header('x-lang')));
    await next();
  });
  hono.use(logRequests(app.log));
  hono.use(compressAnswers());
  hono.use('/v1/*', apiHeaders(), channelCors(app.config));
  hono.use(`${SCIM_PATH}/*`, apiHeaders());
  // For every mount, also those added later, so that no body can fill the memory.
  const limited = limitBodies(MAX_BODY_BYTES);
  hono.use((c, next) => (c.req.path.startsWith(`${SCIM_PATH}/`) ? next() : limited(c, next)));

  mountHealth(hono, app, () => draining);
  const described = apiDescription(() => app.now(), routes, publicOperations);
  hono.get('/v1/openapi.json', (c) => {
    c.set('route', '/v1/openapi.json');
    return sendJson(c, described().text, 200, {});
  });
  hono.route(
    '/',
    apiDocs(() => described().document),
  );
  hono.route('/', dispatchEvents(app));
  hono.route('/', paymentEvents(app));
  hono.route('/', stopMails(app));
  hono.route('/', emailChangePage(app));
  hono.route('/', installed(app));
  mountPublic(hono, publicOperations, app, dependencies.publicRateLimit);
  const takeToken = callLimiter(dependencies.rateLimit ?? GENEROUS, () => performance.now());
  const options = {
    app,
    verifyAccessToken: dependencies.verifyAccessToken,
    takeToken,
    streams: new OpenStreams(dependencies.streamLimits ?? STREAM_LIMITS),
  };
  mountRoutes(hono, routes, options);
  hono.route('/', scim(options));

  const page = consolePage(app, dependencies.dist ?? DIST);
  hono.notFound((c) => {
    const isNavigation = c.req.method === 'GET' || c.req.method === 'HEAD';
    const isApi = c.req.path === '/v1' || c.req.path.startsWith('/v1/');
    return isNavigation && !isApi ? page(c) : answerProblem(c, new DomainError('NOT_FOUND'));
  });
  hono.onError((error, c) => fail(c, error, app));
  return Object.assign(hono, {
    markDraining() {
      draining = true;
    },
  });
}
