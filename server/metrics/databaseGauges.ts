import { Gauge, Registry } from 'prom-client';
import { BOOKING_STATUSES } from '../../contract/booking/status.ts';
import type { Database } from '../db/open.ts';
import { readDatabaseNumbers, recentNumbers, UNCONFIRMED } from './databaseNumbers.ts';

/** Several collectors, or an impatient one, cost the database no more than one. */
const KEPT_MS = 5000;

/** What is read when somebody asks for it: the pools of this process, and what the database knows. */
export interface DatabaseGauges {
  registry: Registry;
  refresh(): Promise<void>;
}

/** @param known the queues and channels that are told even where they have nothing */
export function databaseGauges(
  store: Database,
  known: { queues: readonly string[]; channels: readonly string[] },
): DatabaseGauges {
  const registry = new Registry();
  const gauge = <L extends string>(name: string, help: string, ...labelNames: L[]) =>
    new Gauge<L>({ name, help, labelNames, registers: [registry] });
  const connections = gauge(
    'taxi_database_connections',
    'Database connections of this process by pool, in use or idle, and calls that wait for one.',
    'pool',
    'state',
  );
  const most = gauge('taxi_database_connections_max', 'The most that a pool opens.', 'pool');
  const up = gauge(
    'taxi_database_up',
    '1 when the database answered this scrape within two seconds, else 0: what only it knows is then left out.',
  );
  const due = gauge('taxi_queue_jobs_due', 'Background jobs that wait for a worker.', 'queue');
  const oldest = gauge(
    'taxi_queue_oldest_seconds',
    'For how long the oldest job of a queue has been due; 0 without one.',
    'queue',
  );
  const bookings = gauge(
    'taxi_bookings',
    'Booked trips by their status, and requests that are not confirmed yet by their state.',
    'channel',
    'status',
  );

  const undelivered = gauge(
    'taxi_webhooks_undelivered',
    'Events of webhooks that are not delivered yet; those of an endpoint that is off are not counted.',
    'channel',
  );
  const lag = gauge(
    'taxi_webhooks_oldest_seconds',
    'How long ago the oldest of them happened; 0 without one.',
    'channel',
  );

  const jobs = store.forJobs();
  const pools = { calls: store.pool, jobs: jobs.pool };
  const numbers = recentNumbers(() => readDatabaseNumbers(jobs.reaching('everywhere')), {
    keptMs: KEPT_MS,
    now: () => performance.now(),
  });

  function setPools(): void {
    for (const [pool, { options, totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
      most.set({ pool }, options.max);
      connections.set({ pool, state: 'in_use' }, totalCount - idleCount);
      connections.set({ pool, state: 'idle' }, idleCount);
      connections.set({ pool, state: 'waiting' }, waitingCount);
    }
  }
  function setZeros(): void {
    for (const queue of known.queues) for (const one of [due, oldest]) one.set({ queue }, 0);
    for (const channel of known.channels) {
      for (const one of [undelivered, lag]) one.set({ channel }, 0);
      for (const status of [...UNCONFIRMED, ...BOOKING_STATUSES])
        bookings.set({ channel, status }, 0);
    }
  }

  return {
    registry,
    async refresh() {
      setPools();
      const read = await numbers();
      up.set(read ? 1 : 0);
      for (const one of [due, oldest, bookings, undelivered, lag]) one.reset();
      if (!read) return;
      setZeros();
      for (const { queue, jobs: count, seconds } of read.queues) {
        due.set({ queue }, count);
        oldest.set({ queue }, seconds);
      }
      for (const { channel, status, trips } of read.bookings)
        bookings.set({ channel, status }, trips);
      for (const { channel, events, seconds } of read.webhooks) {
        undelivered.set({ channel }, events);
        lag.set({ channel }, seconds);
      }
    },
  };
}
