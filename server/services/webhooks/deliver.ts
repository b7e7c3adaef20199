import { and, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { WebhookAttempt } from '../../../contract/webhooks/calls.ts';
import { post, type Posted } from '../../adapters/webhooks/post.ts';
import type { AppContext, Transaction } from '../../context.ts';
import { reaching } from '../../db/rowSecurity/reaching.ts';
import {
  webhookDeliveries as deliveries,
  webhookEndpoints as endpoints,
  webhookSecrets as secrets,
} from '../../db/tables/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { JobPayloads } from '../../jobs/jobs.ts';
import { mailSwitchedOff } from './mail.ts';
import { bodyOf, headersOf } from './message.ts';
import { queueNextOf } from './queue.ts';

const HOUR = 3600;
/** How long after each failed attempt the next one is made: ten attempts in three days. */
export const RETRY_SECONDS: readonly number[] = [
  5,
  300,
  1800,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  20.5 * HOUR,
];
const ALL_MS = RETRY_SECONDS.reduce((sum, seconds) => sum + seconds, 0) * 1000;
/** How many attempts are kept in the log of a delivery. */
const MOST_ATTEMPTS = 20;
/** The endpoint says that it wants nothing more. */
const GONE = 410;

type Key = JobPayloads['deliver-webhook'];
type Delivery = typeof deliveries.$inferSelect;
type Endpoint = typeof endpoints.$inferSelect;

const isDelivery = ({ channelId, deliveryId }: Key) =>
  and(
    eq(deliveries.channelId, channelId),
    eq(deliveries.id, deliveryId),
    eq(deliveries.state, 'queued'),
  );
const isEndpoint = ({ channelId, id }: Pick<Endpoint, 'channelId' | 'id'>) =>
  and(eq(endpoints.channelId, channelId), eq(endpoints.id, id));

/** Sends an event to its endpoint and notes what came of it. Sent again, it has the same id. */
export async function deliverWebhook(app: AppContext, key: Key): Promise<void> {
  const found = await find(app, key);
  const channel = app.config.channels.find(({ id }) => id === key.channelId);
  if (!found || !channel) return;
  const { delivery, endpoint } = found;
  if (endpoint.status !== 'active' || endpoint.deletedAt !== null) {
    await inTransaction(app.database, (tx) => hold(tx, endpoint));
    return;
  }
  const body = bodyOf(app, channel, delivery);
  const sentAt = app.now();
  const headers = headersOf(delivery.id, body, await secretsOf(app, endpoint, sentAt), sentAt);
  const began = performance.now();
  const posted = await post({
    url: endpoint.url,
    headers,
    body,
    allowed: app.config.webhookNetworks,
  });
  const attempt = {
    at: sentAt.toISOString(),
    tookMs: Math.round(performance.now() - began),
    ...posted,
  };
  if (isTaken(posted)) await noteTaken(app, key, endpoint, attempt);
  else await noteFailure(app, key, found, attempt);
  await queueNextOf(app, { ...key, subject: delivery.subject });
}

const isTaken = ({ status }: Posted): boolean => status !== null && status >= 200 && status < 300;

async function find(
  { database: { orm } }: AppContext,
  key: Key,
): Promise<{ delivery: Delivery; endpoint: Endpoint } | undefined> {
  const [found] = await orm
    .select({ delivery: deliveries, endpoint: endpoints })
    .from(deliveries)
    .innerJoin(
      endpoints,
      and(eq(endpoints.channelId, deliveries.channelId), eq(endpoints.id, deliveries.endpointId)),
    )
    .where(isDelivery(key));
  return found;
}

/** The secrets that sign now. No call reaches them, and so no job that is kept to its channel. */
async function secretsOf(
  app: AppContext,
  { channelId, id }: Endpoint,
  now: Date,
): Promise<string[]> {
  const { orm } = reaching(app, 'everywhere').database;
  const found = await orm
    .select({ secret: secrets.secret })
    .from(secrets)
    .where(
      and(
        eq(secrets.channelId, channelId),
        eq(secrets.endpointId, id),
        or(isNull(secrets.endsAt), gt(secrets.endsAt, now)),
      ),
    )
    .orderBy(sql`${secrets.createdAt} desc`);
  return found.map(({ secret }) => secret);
}

/** The log of a delivery with one more attempt, the last one first. */
const withAttempt = (attempt: WebhookAttempt) =>
  sql`(select jsonb_agg(one order by at) from jsonb_array_elements(${JSON.stringify([attempt])}::jsonb || ${deliveries.attempts})
    with ordinality as logged (one, at) where at <= ${MOST_ATTEMPTS})`;

async function noteTaken(
  { database: { orm } }: AppContext,
  key: Key,
  endpoint: Endpoint,
  attempt: WebhookAttempt,
): Promise<void> {
  await orm
    .update(deliveries)
    .set({ state: 'delivered', nextAttemptAt: null, attempts: withAttempt(attempt) })
    .where(isDelivery(key));
  if (endpoint.failingSince === null) return;
  await orm
    .update(endpoints)
    .set({ failingSince: null })
    .where(and(isEndpoint(endpoint), isNotNull(endpoints.failingSince)));
}

/** Tries it again later; or gives it up, and the endpoint too if nothing has been taken for as long. */
async function noteFailure(
  app: AppContext,
  key: Key,
  { delivery, endpoint }: { delivery: Delivery; endpoint: Endpoint },
  attempt: WebhookAttempt,
): Promise<void> {
  const now = app.now();
  const delay = RETRY_SECONDS[delivery.tries];
  await inTransaction(app.database, async (tx) => {
    const [failing] = await tx
      .update(endpoints)
      .set({ failingSince: sql`coalesce(${endpoints.failingSince}, ${attempt.at}::timestamptz)` })
      .where(and(isEndpoint(endpoint), eq(endpoints.status, 'active')))
      .returning();
    const [noted] = await tx
      .update(deliveries)
      .set({
        attempts: withAttempt(attempt),
        tries: delivery.tries + 1,
        ...(delay === undefined
          ? { state: 'failed' as const, nextAttemptAt: null }
          : { nextAttemptAt: new Date(now.getTime() + delay * 1000) }),
      })
      .where(isDelivery(key))
      .returning({ id: deliveries.id });
    if (!failing || !noted) return;
    const isDead =
      delay === undefined &&
      failing.failingSince !== null &&
      now.getTime() - failing.failingSince.getTime() >= ALL_MS;
    if (isDead || attempt.status === GONE) {
      await tx
        .update(endpoints)
        .set({ status: 'inactive', switchedOffAt: now })
        .where(isEndpoint(endpoint));
      await hold(tx, endpoint);
      await mailSwitchedOff(app, tx, failing, attempt);
    } else if (delay !== undefined)
      await app.jobs.enqueue(tx, 'deliver-webhook', key, { startAfterSeconds: delay });
  });
}

/** What an endpoint that is off has not got yet waits until somebody asks for it. */
export async function hold(
  tx: Transaction,
  { channelId, id }: Pick<Endpoint, 'channelId' | 'id'>,
): Promise<void> {
  await tx
    .update(deliveries)
    .set({ state: 'held', nextAttemptAt: null })
    .where(
      and(
        eq(deliveries.channelId, channelId),
        eq(deliveries.endpointId, id),
        inArray(deliveries.state, ['waiting', 'queued']),
      ),
    );
}
