import { createHash, timingSafeEqual } from 'node:crypto';
import type { BlockList } from 'node:net';
import type { Context } from 'hono';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { DomainError } from '../../contract/core/errors.ts';
import type { AppContext } from '../context.ts';
import { isInNetworks } from '../config/networks.ts';
import type { Database } from '../db/open.ts';
import { QUEUE_NAMES } from '../jobs/queues.ts';
import { databaseGauges } from '../metrics/databaseGauges.ts';
import { counted } from '../metrics/instruments.ts';
import { callerAddress, peerOf } from './callerAddress.ts';
import { apiHeaders } from './headers.ts';
import type { App, HttpEnv } from './httpEnv.ts';
import { answerProblem } from './problems.ts';

export const METRICS_PATH = '/metrics';

/** Gauges of prom-client whose names are those of counters, which Prometheus's own check refuses. */
const MISNAMED = ['handles', 'requests', 'resources'].map((what) => `nodejs_active_${what}_total`);

const digest = (text: string) => createHash('sha256').update(text).digest();
const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other));

const FORWARDED = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'];

/**
 * Whether a call comes from one of the addresses. A proxy that TRUSTED_PROXIES does not name may pass
 * on calls from anywhere, so its own address says nothing.
 */
function isFrom(
  app: Pick<AppContext, 'config' | 'log'>,
  c: Context<HttpEnv>,
  addresses: BlockList,
): boolean {
  const isForwarded = FORWARDED.some((name) => c.req.header(name) !== undefined);
  if (isForwarded && !isInNetworks(app.config.trustedProxies, peerOf(c))) return false;
  return isInNetworks(addresses, callerAddress(app, c));
}

/**
 * Why somebody may not read the metrics; null when they may. What is configured must hold: the token,
 * the address, or both. By default nobody may.
 */
function refusal(app: Pick<AppContext, 'config' | 'log'>, c: Context<HttpEnv>): DomainError | null {
  const { token, from } = app.config.metrics;
  const isByAddress = from.rules.length > 0;
  if (token === null && !isByAddress) return new DomainError('NOT_FOUND');
  if (isByAddress && !isFrom(app, c, from)) return new DomainError('FORBIDDEN');
  if (token !== null && !isSame(c.req.header('authorization') ?? '', `Bearer ${token}`))
    return new DomainError('NOT_SIGNED_IN');
  return null;
}

/** `/metrics`, for Prometheus. Like `/healthz` it is never refused for overload. */
export function mountMetrics(
  hono: App,
  app: Pick<AppContext, 'config' | 'log'>,
  store: Database,
): void {
  const ofProcess = new Registry();
  const ofDatabase = databaseGauges(store, {
    queues: QUEUE_NAMES,
    channels: app.config.channels.map(({ id }) => id),
  });
  const { token, from } = app.config.metrics;
  if (token !== null || from.rules.length > 0) collectDefaultMetrics({ register: ofProcess });
  for (const name of MISNAMED) ofProcess.removeSingleMetric(name);
  const all = Registry.merge([counted, ofDatabase.registry, ofProcess]);
  hono.use(METRICS_PATH, apiHeaders());
  hono.get(METRICS_PATH, async (c) => {
    c.set('route', METRICS_PATH);
    const refused = refusal(app, c);
    if (refused) return answerProblem(c, refused);
    await ofDatabase.refresh();
    return c.body(await all.metrics(), 200, {
      'content-type': all.contentType,
      'cache-control': 'no-store',
    });
  });
}
