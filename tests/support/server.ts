import type { Problem } from '../../contract/core/errors.ts';
import { admitAll } from '../../server/admission/admission.ts';
import { createDispatch } from '../../server/adapters/dispatch/index.ts';
import { readConfig } from '../../server/config/env.ts';
import type { AppContext } from '../../server/context.ts';
import { createApp, type AppDependencies } from '../../server/http/createApp.ts';
import { issuerOf } from '../../server/identity/issuers.ts';
import { createTokenVerifier } from '../../server/identity/verify.ts';
import {
  chooseFlightDirectory,
  chooseGeocoder,
  chooseMailer,
  choosePictures,
  chooseRouter,
} from '../../server/outsideServices.ts';
import { PAYMENTS_STAND_IN_PATH } from '../../server/sandbox/payments/settings.ts';
import type { Database } from '../../server/db/open.ts';
import { createLog } from '../../server/log.ts';
import { createBookingFeed } from '../../server/services/bookings/feed.ts';
import { expectDescribed } from './describedProblems.ts';
import { openTestDatabase } from './database.ts';
import { type Fixtures, insertFixtures, type TestUser } from './fixtures.ts';
import { startTestPayments } from './payments.ts';
import { type EnqueuedJob, isCommitted, recordingJobs } from './recordedJobs.ts';
import { signAccessToken } from './tokens.ts';

const PORT = 4330;
/** The secret with which the server signs its calls to dispatch and checks dispatch's events. */
const DISPATCH_SECRET = 'a secret of the tests, long enough';

/** An answer whose body has been read. */
export interface Reply<T = unknown> {
  status: number;
  body: T;
  headers: Headers;
}
export interface CallOptions {
  headers?: Record<string, string>;
  idempotencyKey?: string;
  language?: string;
  /** Text sent as it is, instead of a JSON body. */
  rawBody?: string;
}

/** Calls by one user. `T` is the part of the answer that a test reads; it is not checked. */
export interface Client {
  get<T = Record<string, unknown>>(path: string, options?: CallOptions): Promise<Reply<T>>;
  post<T = Record<string, unknown>>(
    path: string,
    body?: unknown,
    options?: CallOptions,
  ): Promise<Reply<T>>;
  put<T = Record<string, unknown>>(
    path: string,
    body: unknown,
    options?: CallOptions,
  ): Promise<Reply<T>>;
  patch<T = Record<string, unknown>>(
    path: string,
    body: unknown,
    options?: CallOptions,
  ): Promise<Reply<T>>;
  delete<T = Record<string, unknown>>(path: string, options?: CallOptions): Promise<Reply<T>>;
  call<T = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    options?: CallOptions,
  ): Promise<Reply<T>>;
}

export interface TestServerOptions {
  /** A database that already has its fixtures, instead of a fresh one. */
  store?: { database: Database; fixtures: Fixtures } | undefined;
  /** Parts that replace the usual ones. */
  context?: Partial<AppContext>;
  dependencies?: Partial<AppDependencies>;
  environment?: Record<string, string>;
}

/**
 * The whole server in this process, on a fresh database with the fixtures. It listens on no port:
 * calls go straight to the app.
 * @example
 * const server = await startTestServer();
 * afterAll(() => server.close());
 * const { body } = await server.as(server.fixtures.users.fleetManager).get('/v1/fleets');
 */
export async function startTestServer(options: TestServerOptions = {}) {
  const database = options.store?.database ?? (await openTestDatabase());
  const fixtures = options.store?.fixtures ?? (await insertFixtures(database.orm));
  const config = readConfig({ PORT: String(PORT), ...options.environment });
  const logs: string[] = [];
  const enqueued: EnqueuedJob[] = [];
  const log = createLog('debug', { write: (line: string) => void logs.push(line) });
  const now = options.context?.now ?? (() => new Date());
  const cards = startTestPayments(database, { log, now });
  const nowhere = database.reaching('nowhere');
  const context: AppContext = {
    config,
    database,
    geocoder: chooseGeocoder({}),
    router: chooseRouter({}),
    flights: chooseFlightDirectory(),
    dispatch: createDispatch({
      url: 'http://dispatch.invalid',
      secret: DISPATCH_SECRET,
      // Out of reach, except that every account number but `unknown` is valid and no trip has
      // account fields.
      fetch: ({ pathname }) => {
        if (pathname.endsWith('/fields')) return Promise.resolve(Response.json([]));
        return pathname.includes('/accounts/')
          ? Promise.resolve(Response.json({ isValid: !pathname.endsWith('/unknown') }))
          : Promise.reject(new TypeError('fetch failed'));
      },
    }),
    // Long enough for a busy machine.
    pictures: choosePictures(() => undefined, 60_000),
    mailer: chooseMailer({ smtpUrl: null }, database),
    jobs: recordingJobs(enqueued),
    bookingFeed: createBookingFeed({ database, log }),
    admission: admitAll,
    log,
    payments: cards.payments,
    now,
    ...options.context,
  };
  // As in the product, the app reaches no rows until it says which channel it is for. Tests
  // themselves reach all rows, as the owner of the tables.
  const inside = new Proxy(context, {
    get: (target, key) => (key === 'database' ? nowhere : Reflect.get(target, key)),
  });
  const app = createApp(inside, {
    verifyAccessToken: createTokenVerifier(inside),
    ...options.dependencies,
  });

  app.route(PAYMENTS_STAND_IN_PATH, cards.standIn.app);
  cards.reportTo(async (url, init) => app.request(url.href, init));

  const originOf = (channelId: string) => `http://${channelId}.localhost:${PORT}`;

  /** Calls to a channel with a token, or with none. */
  function client(channelId: string, token: () => Promise<string | null>): Client {
    const call = async <T>(
      method: string,
      path: string,
      body?: unknown,
      { headers = {}, idempotencyKey, language, rawBody }: CallOptions = {},
    ): Promise<Reply<T>> => {
      const bearer = await token();
      const json = body === undefined || method === 'GET' ? undefined : JSON.stringify(body);
      const content = rawBody ?? json;
      const response = await app.request(`${originOf(channelId)}${path}`, {
        method,
        body: content,
        headers: {
          ...(bearer && { authorization: `Bearer ${bearer}` }),
          ...(content !== undefined && { 'content-type': 'application/json' }),
          ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
          ...(language && { 'x-lang': language }),
          ...headers,
        },
      });
      // A stream never ends, so only its status and headers are looked at here.
      const isStream = response.headers.get('content-type') === 'text/event-stream';
      if (isStream) await response.body?.cancel();
      const text = isStream ? '' : await response.text();
      const isJson = response.headers.get('content-type')?.includes('json');
      const read: unknown = isJson && text !== '' ? JSON.parse(text) : text;
      if (response.status >= 400 && isJson) expectDescribed(method, path, read as Problem);
      return {
        status: response.status,
        // The test claims this type, and fails if the claim is wrong.
        body: read as T,
        headers: response.headers,
      };
    };
    return {
      call,
      get: (path, extra) => call('GET', path, undefined, extra),
      post: (path, body, extra) => call('POST', path, body, extra),
      put: (path, body, extra) => call('PUT', path, body, extra),
      patch: (path, body, extra) => call('PATCH', path, body, extra),
      delete: (path, extra) => call('DELETE', path, undefined, extra),
    };
  }

  /** A token for a user; `channelId` is the channel on whose sign-in page it was given. */
  const tokenFor = (
    user: Pick<TestUser, 'id'>,
    channelId: string,
    lifetime: { expiresIn?: number } = {},
  ) =>
    signAccessToken(database, {
      issuer: issuerOf(originOf(channelId)),
      subject: user.id,
      channelId,
      ...lifetime,
    });

  const tokens = new Map<string, Promise<string>>();
  function as(user: TestUser): Client {
    const token = tokens.get(user.id) ?? tokenFor(user, user.channelId);
    tokens.set(user.id, token);
    return client(user.channelId, () => token);
  }

  return {
    app,
    context,
    fixtures,
    /** Lines that the server logged, at the most detailed level. */
    logs,
    enqueued,
    /** The card processor's stand-in. */
    cards,
    /**
     * Whether a queue would already give a job to a worker: the transaction that enqueued it is
     * committed.
     */
    isCommitted: (job: EnqueuedJob) => isCommitted(database, job),
    as,
    /** A caller who sends no token. */
    anonymous: (channelId: string) => client(channelId, () => Promise.resolve(null)),
    /** Calls a channel with any token. */
    withToken: (channelId: string, token: string) =>
      client(channelId, () => Promise.resolve(token)),
    tokenFor,
    originOf,
    async close() {
      await context.bookingFeed.stop();
      await database.close();
    },
  };
}
export type TestServer = Awaited<ReturnType<typeof startTestServer>>;
export type ProblemReply = Reply<Problem>;
