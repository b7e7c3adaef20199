import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { NodePgDatabase, NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgTransaction } from 'drizzle-orm/pg-core';
import type { Logger } from 'pino';
import type { Channel } from '../contract/core/channel.ts';
import type { Language } from '../contract/core/languages.ts';
import type { Actor } from '../contract/core/roles.ts';
import type { Admission } from './admission/admission.ts';
import type { Dispatch } from './adapters/dispatch/types.ts';
import type { FlightDirectory } from './adapters/flights/types.ts';
import type { Geocoder } from './adapters/geocoding/types.ts';
import type { Mailer } from './adapters/mail/types.ts';
import type { Pictures } from './adapters/pictures/types.ts';
import type { Payments } from './adapters/payments/types.ts';
import type { Router } from './adapters/routing/types.ts';
import type { Config } from './config/env.ts';
import type { Database } from './db/open.ts';
import type { Filled } from './db/statements/writtenOnce.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { BookingFeed } from './services/bookings/feed.ts';

type NoSchema = Record<string, never>;
/** An open transaction. Everything inside it must use it: a second connection would wait for it. */
export type Transaction = PgTransaction<
  NodePgQueryResultHKT,
  NoSchema,
  ExtractTablesWithRelations<NoSchema>
>;
/** What a query can run on. */
export type Queryable = NodePgDatabase | Transaction;

/** The parts of a process; each process has one, made in main.ts or by a test. */
export interface AppContext {
  config: Config;
  database: Database;
  geocoder: Geocoder;
  router: Router;
  flights: FlightDirectory;
  dispatch: Dispatch;
  payments: Payments;
  pictures: Pictures;
  mailer: Mailer;
  jobs: Jobs;
  /** Changes of trips, by any process. */
  bookingFeed: BookingFeed;
  /** Decides which calls are served when more come than can be. */
  admission: Admission;
  log: Logger;
  /** The present moment; tests set it. */
  now(): Date;
}

/** A checked call by a signed-in user: who calls, in which channel and language. */
export interface RequestContext {
  app: AppContext;
  actor: Actor;
  channel: Channel;
  language: Language;
  requestId: string;
  /** The token of the call; absent where a ticket replaces it. */
  signIn?:
    | { token: string; expiresAt: Date; sessionId: string | null; authenticatedAt: Date | null }
    | undefined;
  /**
   * Stores the answer to a call with an Idempotency-Key in the transaction of the call's work, so
   * that no crash can separate the two. Absent for a call without a key.
   * @throws DomainError IDEMPOTENCY_IN_FLIGHT when another process took the key over meanwhile
   */
  keepAnswer?: ((tx: Transaction, answer: KeptAnswer) => Promise<void>) | undefined;
  /** The same as the last statement of a transaction, together with its last writes. It also commits. */
  commitWithAnswer?:
    | ((tx: Transaction, answer: KeptAnswer, writes: readonly Filled[]) => Promise<void>)
    | undefined;
}

/** The answer that is sent again when a call is repeated. */
export interface KeptAnswer {
  status: number;
  body: unknown;
}
