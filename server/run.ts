import { setTimeout as wait } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { buildIfNeeded, needBuildTools } from '../scripts/build.ts';
import { createAdmission } from './admission/admission.ts';
import { createDispatch } from './adapters/dispatch/index.ts';
import type { Config } from './config/env.ts';
import type { AppContext } from './context.ts';
import { outsideServices } from './checks/outsideServices.ts';
import { seedDemo } from './demo/seed.ts';
import { explainDatabase, requireAnswer } from './db/explainDatabase.ts';
import { releaseUnansweredKeys } from './db/idempotencyKeys.ts';
import { migrate } from './db/migrate.ts';
import { type Database, openDatabase } from './db/open.ts';
import { readinessCheck } from './db/ready.ts';
import { developmentPages, type ToolPage } from './development.ts';
import { createApp, limitedCalls } from './http/createApp.ts';
import { mountMetrics } from './http/metrics.ts';
import { createEarlyRefusal } from './http/earlyRefusal.ts';
import type { App } from './http/httpEnv.ts';
import type { RateLimit } from './http/rateLimit.ts';
import { DEMO_PASSWORD } from './identity/demoSignIns.ts';
import { passwordsElsewhere } from './identity/elsewhere.ts';
import { identified } from './identity/identified.ts';
import { withJoining } from './identity/joinHandler.ts';
import { hashPassword } from './identity/passwords.ts';
import { createIdentityProvider } from './identity/provider.ts';
import { createTokenVerifier } from './identity/verify.ts';
import { createJobs } from './jobs/createJobs.ts';
import { listen } from './listen.ts';
import { createLog } from './log.ts';
import { Outages } from './outages.ts';
import {
  chooseFlightDirectory,
  chooseGeocoder,
  chooseMailer,
  choosePayments,
  choosePictures,
  chooseRouter,
} from './outsideServices.ts';
import { dispatchSettings, ownOrigin, SIMULATOR_PATH } from './sandbox/dispatch/settings.ts';
import { createSimulator } from './sandbox/dispatch/simulator.ts';
import { createOutbox, showsOutbox } from './sandbox/mail/outbox.ts';
import { OUTBOX_PATH } from './sandbox/mail/pages.ts';
import { outboxRoutes } from './sandbox/mail/routes.ts';
import { PAYMENTS_STAND_IN_PATH } from './sandbox/payments/settings.ts';
import { createBookingFeed } from './services/bookings/feed.ts';
import { createSignInMails } from './services/users/signInMails.ts';
import { seedInvoices } from './services/invoices/demoInvoices.ts';
import { keepFigureZones } from './services/figures/keepFigures.ts';
import { relayNotices } from './services/notices/relay.ts';
import { relayWebhooks } from './services/webhooks/relay.ts';
import { startReport } from './watch/report.ts';

/** How long open requests may take to finish when the server stops. */
const GRACE_MS = 8000;

export interface RunningServer {
  context: AppContext;
  /** The database with its owner's rights, for tools. */
  store: Database;
  /**
   * Lets open requests and jobs finish, then closes everything.
   * @param drainMs how long new calls are answered before that, while `/readyz` sends them elsewhere
   */
  stop(drainMs?: number): Promise<void>;
}

export interface RunOptions {
  /** Serve the console from its sources with hot reload instead of the build. */
  development?: boolean;
  /** With `development`: a page of a tool, served in addition to the console's. */
  toolPage?: ToolPage;
  /** By what factor simulated trips are faster than usual. */
  simulatorSpeed?: number;
  /** How often one person may call; by default a generous limit. */
  rateLimit?: RateLimit;
  /** Adds a tool's own pages; the context that it gets reaches the rows of every channel. */
  mount?: (app: App, context: AppContext) => void;
}

/** Waits for work that may hang, but not for long. */
async function withGrace(work: Promise<void>): Promise<void> {
  const over = new AbortController();
  const { signal } = over;
  await Promise.race([work, wait(GRACE_MS, undefined, { signal })]);
  over.abort();
}

async function openStore(config: Config) {
  const database = await openDatabase(config.database);
  const named = config.database.kind === 'postgres' ? config.database : null;
  try {
    if (named) await requireAnswer(database, named);
    await migrate(database);
    await keepFigureZones({ database, now: () => new Date() }, config.channels);
    // The folder is locked, so the process that had these calls is gone, and they may be repeated
    // now.
    if (database.kind === 'embedded') await releaseUnansweredKeys(database);
    if (config.demo) {
      const passwordHash = await hashPassword(DEMO_PASSWORD);
      await seedDemo(database, {
        channels: config.channels,
        now: new Date(),
        passwordHash,
        withCards: config.payments === null,
        writeInvoices: seedInvoices,
      });
    }
    return database;
  } catch (error) {
    await database.close();
    throw (named && explainDatabase(error, named.url)) ?? error;
  }
}

/**
 * Starts the whole product: database, console, API, sign-in, jobs and stand-ins, on one port.
 * @throws ListenError | StoreError, each naming the remedy
 */
export async function runServer(config: Config, options: RunOptions = {}): Promise<RunningServer> {
  const outages = new Outages();
  const log = createLog(config.logLevel, undefined, outages);
  const [store] = await Promise.all([
    openStore(config),
    options.development ? needBuildTools() : buildIfNeeded(),
  ]);
  outages.watchDatabase(readinessCheck(store));
  const { development, toolPage } = options;
  const pages = development ? await developmentPages(config, toolPage) : null;
  // Code that works for one channel, or for all, asks for that reach; everything else reaches no
  // rows.
  const database = store.reaching('nowhere');
  const everything = store.reaching('everywhere');
  const { url, secret, isSimulated } = await dispatchSettings(config, everything);
  const { payments, standIn } = await choosePayments(config, everything, log);
  const jobs = await createJobs({ database: store, log });
  const context: AppContext = {
    config,
    database,
    geocoder: chooseGeocoder(config.geocoding),
    router: chooseRouter({
      ...config.routing,
      onFailure: (error) => log.warn({ err: error }, 'routes are estimated: OSRM failed'),
    }),
    flights: chooseFlightDirectory(),
    dispatch: createDispatch({ url, secret }),
    payments,
    pictures: choosePictures((error) => log.warn({ err: error }, 'a brand has no picture')),
    mailer: chooseMailer(config.mail, everything),
    jobs,
    bookingFeed: createBookingFeed({ database, log }),
    admission: createAdmission(store.pool),
    log,
    now: () => new Date(),
  };
  const app = createApp(context, {
    verifyAccessToken: createTokenVerifier(context),
    ...(options.rateLimit && { rateLimit: options.rateLimit }),
  });
  const simulator = isSimulated
    ? createSimulator({
        database: everything,
        secret,
        reportTo: ownOrigin(config),
        log,
        speed: options.simulatorSpeed,
      })
    : null;
  mountMetrics(app, context, store);
  options.mount?.(app, { ...context, database: everything });
  if (simulator) app.route(SIMULATOR_PATH, simulator.app);
  if (showsOutbox(config)) app.route(OUTBOX_PATH, outboxRoutes(createOutbox(everything)));
  if (standIn) app.route(PAYMENTS_STAND_IN_PATH, standIn.app);
  const provider =
    config.identity.kind === 'embedded'
      ? createIdentityProvider(context, createSignInMails(context))
      : null;

  const closeStore = async () => {
    await jobs.stop();
    await pages?.close();
    await store.close();
  };
  const appListener = getRequestListener(app.fetch);
  const isRefused = createEarlyRefusal(app, context, limitedCalls());
  const port = await listen(config, {
    app(request, response) {
      if (!isRefused(request, response)) void appListener(request, response);
    },
    identity: identified(
      context,
      withJoining(
        context,
        config.identity.kind === 'external'
          ? passwordsElsewhere(context, config.identity.issuer)
          : (request, response) => provider?.handle(request, response),
      ),
    ),
    assets: pages ? (request, response) => pages.handle(request, response) : null,
  }).catch(async (error: unknown) => {
    await closeStore();
    throw error;
  });
  await jobs.start({ ...context, database: store.forJobs().reaching('nowhere') });
  const forAll = { ...context, database: everything };
  const stopRelays = [relayNotices(forAll), relayWebhooks(forAll)];
  const endReport = startReport({ store, log, services: outsideServices(config) });
  simulator?.start();
  standIn?.start();

  let stopping: Promise<void> | undefined;
  const stop = async (drainMs: number) => {
    app.markDraining();
    port.drain();
    // Streams never finish by themselves. Their readers open another, elsewhere if they can.
    await context.bookingFeed.stop();
    await wait(drainMs);
    // They call this same server, so they end before its port is closed.
    await withGrace(jobs.leaveDispatch());
    await Promise.all([simulator?.stop(), standIn?.stop()]);
    await Promise.all(stopRelays.map((end) => end()));
    // Every call that has a connection is answered; a balancer brings the others to another process.
    await port.close(GRACE_MS);
    await endReport();
    await closeStore();
  };
  return { context, store, stop: (drainMs = 0) => (stopping ??= stop(drainMs)) };
}
