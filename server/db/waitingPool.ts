import pg from 'pg';

type ConnectCallback = Parameters<typeof pg.Pool.prototype.connect>[0];

/** node-postgres's pool, whose error names the cause when no client became free in time. */
export class WaitingPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | void {
    if (!callback)
      return super.connect().catch((error: unknown) => Promise.reject(this.#name(error)));
    super.connect((error, client, release) => {
      callback(error && this.#name(error), client, release);
    });
  }

  #name(error: unknown): Error {
    const known = error instanceof Error ? error : new Error(String(error));
    if (known.message !== 'timeout exceeded when trying to connect') return known;
    return new Error(
      `No database connection became free in ${Number(this.options.connectionTimeoutMillis) / 1000} s ` +
        `(all ${this.options.max} in use, ${this.waitingCount} waiting). Look for code that asks for a second ` +
        'connection inside a transaction, or holds one during a network call.',
      { cause: known },
    );
  }
}
