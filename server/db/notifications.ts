import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Database } from './open.ts';

/** What to do with what is heard. */
interface Hears {
  /**
   * From now on nothing is missed. Called again after every break, during which something may have
   * been missed.
   */
  onListening(): void;
  onPayload(payload: string, channel: string): void;
  /** The connection broke or was refused; another one is tried automatically. */
  onError(error: unknown): void;
}

const RETRY_MS = 2000;

/**
 * Listens to what is sent to channels with NOTIFY, on its own connection, which is opened again
 * whenever it breaks.
 * @param channels plain lower-case names
 * @returns a function that stops it
 */
export function listenTo(
  database: Database,
  channels: readonly string[],
  hears: Hears,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function listenOnce(): Promise<void> {
    const client = new pg.Client({ ...database.connection, keepAlive: true });
    const over = new Promise<void>((resolve) => {
      client.once('end', resolve);
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
    client.on('error', (error) => hears.onError(error));
    client.on('notification', ({ payload, channel }) => hears.onPayload(payload ?? '', channel));
    try {
      await client.connect();
      for (const channel of channels) await client.query(`LISTEN ${channel}`);
      hears.onListening();
      await over;
    } finally {
      await client.end();
    }
  }

  async function keepListening(): Promise<void> {
    while (!signal.aborted) {
      await listenOnce().catch(hears.onError);
      await delay(RETRY_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  const listening = keepListening();
  return async () => {
    stopping.abort();
    await listening;
  };
}
