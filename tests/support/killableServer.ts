import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { demoChannels } from '../../server/config/demoChannels.ts';
import { CHILD_FLAGS } from './childFlags.ts';
import type { StopPoint, StopReply } from './stopAt.ts';

const ROOT = join(import.meta.dirname, '../..');
const READY_MS = 60_000;

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/**
 * Prepares a folder for the product to run in. Without sources the console's build takes no time,
 * and no developer's `.env` is read.
 */
export function makeHome(folder: string): void {
  mkdirSync(join(folder, 'dist'), { recursive: true });
  writeFileSync(join(folder, 'dist/.built-from'), createHash('sha256').digest('hex'));
  writeFileSync(join(folder, 'channels.json'), JSON.stringify(demoChannels));
}

/**
 * The product in a separate process, started as its users start it, to be killed at a given point.
 */
export interface KillableServer {
  /**
   * Stops the server for good the first time it comes to this point. @returns a promise of that
   * moment
   */
  stopAt(point: StopPoint): Promise<{ reached: Promise<string> }>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Ends it as its operator would. */
  stop(): Promise<void>;
}

export async function startKillable(
  home: string,
  origin: string,
  store: { DATA_DIR: string } | { DATABASE_URL: string },
): Promise<KillableServer> {
  const stopAt = join(ROOT, 'tests/support/stopAt.ts');
  const child: ChildProcess = spawn(
    process.execPath,
    [...CHILD_FLAGS, '--import', stopAt, join(ROOT, 'server/main.ts')],
    {
      cwd: home,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      env: {
        PATH: process.env['PATH'],
        ...store,
        PORT: new URL(origin).port,
        DEMO: '0',
        ALLOW_SIMULATED_DISPATCH: '1',
        CHANNELS_FILE: join(home, 'channels.json'),
        LOG_LEVEL: 'silent',
      },
    },
  );
  let said = '';
  child.stderr?.on('data', (text: Buffer) => (said += text.toString()));
  const exited = once(child, 'exit');
  await vi.waitFor(
    async () => {
      if (child.exitCode !== null) throw new Error(`The server did not start:\n${said}`);
      expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    },
    { timeout: READY_MS, interval: 50 },
  );
  const reply = async <K extends 'armed' | 'reached'>(kind: K) => {
    for (;;) {
      const [message] = (await once(child, 'message')) as [StopReply];
      if (kind in message) return message as Extract<StopReply, Record<K, unknown>>;
    }
  };
  return {
    async stopAt(point) {
      const armed = reply('armed');
      const reached = reply('reached').then((message) => message.reached);
      child.send(point);
      await armed;
      return { reached };
    },
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
