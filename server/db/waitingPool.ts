import pg from 'pg';
import { inPresentTrace } from '../tracing/spans.ts';

type ConnectCallback = Parameters<typeof pg.Pool.prototype.connect>[0];

/** No connection of the pool became free, or could be opened, in time. */
export class NoConnectionError extends Error {
  override readonly name = 'NoConnectionError';
}

/** Whether a failure, or its cause, is that there was no connection, so that nothing was done. */
export function isNoConnection(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause)
    if (one instanceof NoConnectionError) return true;
  return false;
}

/**
 * node-postgres's pool, which also knows how long callers wait for a connection, and has its own
 * error for waiting in vain.
 */
export class WaitingPool extends pg.Pool {
  /** When the waiting callers began to wait, the earliest first. */
  readonly #waiting = new Set<{ since: number }>();
  #shortestWait: number | null = null;
  readonly #openedAt = new WeakMap<pg.PoolClient, number>();
  /** Connections that were opened before are closed instead of being used again. */
  #renewedAt = 0;

  constructor(options: pg.PoolConfig) {
    super(options);
    this.on('connect', (client) => this.#openedAt.set(client, performance.now()));
  }

  /**
   * The named statements of the connections no longer fit the tables, as work has found that began at `since`: lets
   * those who come from now on have new connections. Others may have found the same meanwhile, and it is done once.
   */
  renew(since: number): void {
    if (this.#renewedAt < since) this.#renewedAt = performance.now();
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | void {
    const one = { since: performance.now() };
    this.#waiting.add(one);
    if (!callback)
      return this.#usable().then(
        (client) => {
          this.#served(one);
          return client;
        },
        (error: unknown) => {
          this.#waiting.delete(one);
          throw this.#name(error);
        },
      );
    // Otherwise it would go on in the trace of whoever gives a connection back.
    const told = inPresentTrace(callback);
    super.connect((error, client, release) => {
      if (client && this.#isOutdated(client)) {
        this.#waiting.delete(one);
        release(true);
        this.connect(callback);
        return;
      }
      if (error) this.#waiting.delete(one);
      else this.#served(one);
      told(error && this.#name(error), client, release);
    });
  }

  async #usable(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await super.connect();
      if (!this.#isOutdated(client)) return client;
      client.release(true);
    }
  }

  #isOutdated(client: pg.PoolClient): boolean {
    return (this.#openedAt.get(client) ?? 0) < this.#renewedAt;
  }

  #served(one: { since: number }): void {
    this.#waiting.delete(one);
    const waited = performance.now() - one.since;
    this.#shortestWait = Math.min(this.#shortestWait ?? waited, waited);
  }

  /**
   * The shortest time in milliseconds that any caller waited for a connection since the last
   * question. Where nobody got one, callers who still wait count. Above zero, every caller had to
   * wait.
   */
  takeShortestWait(): number {
    const shortest = this.#shortestWait;
    this.#shortestWait = null;
    if (shortest !== null) return shortest;
    const [first] = this.#waiting;
    return first ? performance.now() - first.since : 0;
  }

  #name(error: unknown): Error {
    const known = error instanceof Error ? error : new Error(String(error));
    const limit = `${Number(this.options.connectionTimeoutMillis) / 1000} s`;
    if (known.message === 'Connection terminated due to connection timeout')
      return new NoConnectionError(
        `The database did not open a connection in ${limit}. Look whether it is overloaded, or the network slow.`,
        { cause: known },
      );
    if (known.message !== 'timeout exceeded when trying to connect') return known;
    return new NoConnectionError(
      `No database connection became free in ${limit} ` +
        `(all ${this.options.max} in use, ${this.waitingCount} waiting). Look for code that asks for a second ` +
        'connection inside a transaction, or holds one during a network call.',
      { cause: known },
    );
  }
}
