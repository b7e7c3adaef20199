import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestDatabase } from '../../tests/support/database.ts';
import type { Database } from './open.ts';
import { isNoConnection, NoConnectionError, WaitingPool } from './waitingPool.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const withPool = async (
  options: { connectionTimeoutMillis: number },
  work: (pool: WaitingPool) => Promise<void>,
) => {
  const pool = new WaitingPool({ ...database.connection, ...options, max: 1 });
  try {
    await work(pool);
  } finally {
    await pool.end();
  }
};

it('knows how long callers wait for a client, even while nobody gets one', () =>
  withPool({ connectionTimeoutMillis: 60_000 }, async (pool) => {
    expect(pool.takeShortestWait()).toBe(0);
    const client = await pool.connect();
    expect(pool.takeShortestWait()).toBeGreaterThan(0);
    expect(pool.takeShortestWait()).toBe(0);
    const second = pool.query('select 1');
    const third = pool.query('select 1');
    // Neither has a connection yet, and both still wait.
    await vi.waitFor(() => expect(pool.takeShortestWait()).toBeGreaterThan(0));
    const soFar = pool.takeShortestWait();
    await vi.waitFor(() => expect(pool.takeShortestWait()).toBeGreaterThan(soFar));
    client.release();
    await Promise.all([second, third]);
    expect(pool.takeShortestWait()).toBeGreaterThan(soFar);
    expect(pool.takeShortestWait()).toBe(0);
  }));

it('says so if no client becomes free in time, even if the error is wrapped', () =>
  withPool({ connectionTimeoutMillis: 60_000 }, async (pool) => {
    const client = await pool.connect();
    // Opening the connection may take longer than this on a busy machine, and has a limit of its own.
    pool.options.connectionTimeoutMillis = 20;
    const orm = drizzle(pool);
    const failure: unknown = await orm.execute(sql`select 1`).catch((error: unknown) => error);
    expect(isNoConnection(failure)).toBe(true);
    await expect(pool.connect()).rejects.toThrow('No database connection became free');
    client.release();
    const other: unknown = await orm.execute(sql`select 1/0`).catch((error: unknown) => error);
    expect(other).toBeInstanceOf(Error);
    expect(isNoConnection(other)).toBe(false);
    // Callers who gave up do not wait any more.
    pool.takeShortestWait();
    expect(pool.takeShortestWait()).toBe(0);
  }));

it('closes connections from before a renewal instead of using them again, once for all who ask for it', () =>
  withPool({ connectionTimeoutMillis: 60_000 }, async (pool) => {
    const backend = async () =>
      (await pool.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;
    const first = await backend();
    expect(await backend()).toBe(first);
    const since = performance.now();
    pool.renew(since);
    const second = await backend();
    expect(second).not.toBe(first);
    pool.renew(since);
    expect(await backend()).toBe(second);
    pool.renew(performance.now());
    const client = await pool.connect();
    client.release();
    expect(pool.totalCount).toBe(1);
    expect(await backend()).not.toBe(second);
  }));

it('says so where the database opens none in time', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const address = silent.address();
  if (address === null || typeof address === 'string') throw new Error('It listens on a port.');
  const pool = new WaitingPool({
    host: '127.0.0.1',
    port: address.port,
    connectionTimeoutMillis: 20,
  });
  await expect(pool.connect()).rejects.toThrow(NoConnectionError);
  await pool.end();
  for (const socket of sockets) socket.destroy();
  silent.close();
});
