import type { Hono } from 'hono';
import type { Logger } from 'pino';
import Stripe from 'stripe';
import { addMinutes } from '../../../contract/booking/schedule.ts';
import { PAYMENT_EVENTS_PATH } from '../../adapters/payments/types.ts';
import type { Fetch } from '../../adapters/outside.ts';
import type { Database } from '../../db/open.ts';
import { inTransaction } from '../../db/transaction.ts';
import { cancelPayment } from './intents.ts';
import { standInRoutes } from './routes.ts';
import {
  addEvent,
  claimEvent,
  dropEvent,
  dueEvents,
  heldSince,
  lockObject,
  nextDueEvent,
  putObject,
} from './store.ts';
import { repeating } from '../repeating.ts';

interface StandInOptions {
  database: Database;
  secretKey: string;
  /** Signs the webhooks. */
  webhookSecret: string;
  /** Origin of the server that webhooks go to, such as `http://127.0.0.1:4000`. */
  reportTo: string;
  log: Logger;
  now?: () => Date;
  fetch?: Fetch;
}

export interface PaymentsStandIn {
  /** Stripe's side; mount it at PAYMENTS_STAND_IN_PATH. */
  app: Hono;
  /**
   * Releases amounts that were held too long, and delivers the webhooks due at `now`.
   * @returns how many were delivered
   */
  advance(now: Date): Promise<number>;
  /** Starts delivering as time passes. */
  start(): void;
  /** Stops, and waits for deliveries under way. */
  stop(): Promise<void>;
}

/** Card networks release a hold after a week. */
const HOLD_MINUTES = 7 * 1440;
const BATCH = 50;
const TIMEOUT_MS = 8000;
/**
 * A webhook that is not accepted is sent again after 5 s, 10 s, … and dropped after about two days.
 */
const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 3_600_000;
const MAX_ATTEMPTS = 60;

/** Plays Stripe where no account is configured: the same objects, states, errors and webhooks. */
export function createPaymentsStandIn(options: StandInOptions): PaymentsStandIn {
  const { database, log, webhookSecret } = options;
  const present = options.now ?? (() => new Date());
  const send = options.fetch ?? fetch;

  async function deliver(row: { id: string; event: unknown }): Promise<boolean> {
    const payload = JSON.stringify(row.event);
    const signature = await Stripe.webhooks.generateTestHeaderStringAsync({
      payload,
      secret: webhookSecret,
      timestamp: Math.floor(present().getTime() / 1000),
    });
    try {
      const response = await send(new URL(`${options.reportTo}${PAYMENT_EVENTS_PATH}`), {
        method: 'POST',
        body: payload,
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return response.ok;
    } catch (error) {
      log.debug({ err: error }, 'a webhook of the payment stand-in was not taken');
      return false;
    }
  }

  async function expireHolds(now: Date): Promise<void> {
    for (const { id } of await heldSince(database.orm, addMinutes(now, -HOLD_MINUTES)))
      await inTransaction(database, async (tx) => {
        const intent = await lockObject(tx, 'payment_intent', id);
        if (intent?.status !== 'requires_capture') return;
        const { intent: canceled, event } = cancelPayment(intent, 'automatic', now);
        await putObject(tx, canceled, now);
        if (event) await addEvent(tx, event, canceled, now);
      });
  }

  async function advance(now: Date): Promise<number> {
    await expireHolds(now);
    let delivered = 0;
    for (const row of await dueEvents(database.orm, now, BATCH)) {
      const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** row.attempts);
      if (!(await claimEvent(database.orm, row, new Date(now.getTime() + pause)))) continue;
      const isTaken = await deliver(row);
      if (isTaken) delivered += 1;
      if (isTaken || row.attempts + 1 >= MAX_ATTEMPTS) await dropEvent(database.orm, row.id);
    }
    return delivered;
  }

  const loop = repeating({
    work: () => advance(present()),
    nextAt: () => nextDueEvent(database.orm),
    now: present,
    onError: (error) => log.error({ err: error }, 'the payment stand-in failed'),
  });
  return {
    app: standInRoutes({
      database,
      secretKey: options.secretKey,
      now: present,
      onChange: () => loop.wake(),
    }),
    advance,
    start: () => loop.start(),
    stop: () => loop.stop(),
  };
}
