import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { CHILD_FLAGS } from '../../support/childFlags.ts';

const FIRST_PORT = Number(process.env['JOURNEYS_PORT'] ?? 4199);
const READY_MS = 120_000;

/** For two cores: while a page draws a frame or waits for its server, the journey of another worker goes on. */
export const WORKERS = 3;

/**
 * Ports of the run: first one for the server of each worker, then those for servers of single
 * tests.
 */
export const portOf = (index: number): number => FIRST_PORT + index;

/** The product in a separate process. */
export interface JourneyServer {
  origin: string;
  /** Ends it as its operator would. */
  stop(): Promise<void>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
}

/**
 * Starts a script of the product with its data in `dataDir`, and waits until it is ready. The
 * script may end when its standard input ends, which happens when this process is gone.
 */
export async function startServer(
  script: string,
  port: number,
  dataDir: string,
): Promise<JourneyServer> {
  const origin = `http://localhost:${port}`;
  const isTaken = await fetch(origin).then(
    () => true,
    () => false,
  );
  if (isTaken) throw new Error(`Port ${port} is in use: stop what uses it, or set JOURNEYS_PORT`);
  const child: ChildProcess = spawn(process.execPath, [...CHILD_FLAGS, script], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const exited = once(child, 'exit');
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await exited;
  };
  const giveUpAt = Date.now() + READY_MS;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${script} ended before it was ready`);
    const ready = await fetch(`${origin}/readyz`).catch(() => null);
    if (ready?.ok) return { origin, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
    if (Date.now() > giveUpAt) throw new Error(`${script} was not ready in ${READY_MS} ms`);
    await pause(100);
  }
}
