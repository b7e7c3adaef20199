import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { lockDataDir } from './dataDirLock.ts';
import type { Patience } from './turnstile.ts';
import type { WorkerInput, WorkerReply, WorkerRequest } from './worker.ts';

/** A running embedded store. */
export interface EmbeddedEngine {
  /** Folder of its unix socket: node-postgres's `host`, with {@link EMBEDDED_PORT}. */
  socketDir: string;
  /** A tar of the whole database, while no transaction is open. */
  dump(): Promise<Uint8Array>;
  /** Rolls back what is open, writes everything out and stops the thread. */
  close(): Promise<void>;
}

/** Only names the socket's file; nothing listens on the network. */
export const EMBEDDED_PORT = 5432;

/** The limits when nothing else is said. */
export const DEFAULT_PATIENCE: Patience = { lockWaitMs: 15_000, idleInTransactionMs: 60_000 };

/**
 * Starts the embedded store on a folder, or in memory.
 * @param onFatal called when the store ends by itself; nothing works on it from then on
 * @throws {DataDirInUseError | DataDirUnusableError}
 */
export async function startEmbedded(
  options: { dataDir: string | null; snapshot?: string; patience?: Patience },
  onFatal: (error: Error) => void,
): Promise<EmbeddedEngine> {
  const { dataDir } = options;
  const unlock = dataDir === null ? () => undefined : lockDataDir(dataDir);
  const socketDir = makeSocketDir(dataDir);
  const release = () => {
    rmSync(socketDir, { recursive: true, force: true });
    unlock();
  };

  const input: WorkerInput = {
    socketPath: join(socketDir, `.s.PGSQL.${EMBEDDED_PORT}`),
    folder: dataDir === null ? null : join(dataDir, 'pgdata'),
    snapshot: options.snapshot ?? null,
    patience: options.patience ?? DEFAULT_PATIENCE,
  };
  // By path, not by URL: under jsdom `URL` is not Node's, and Worker would refuse it.
  const worker = new Worker(join(import.meta.dirname, 'worker.ts'), { workerData: input });
  const ended = new Promise<Error>((resolve) => {
    worker.once('error', (error) => resolve(storeEnded(error)));
    worker.once('exit', () => resolve(storeEnded()));
  });
  const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()));

  /** Waits for a reply, or fails with the reason when the thread ends before it. */
  const reply = <Kind extends WorkerReply['is']>(kind: Kind) =>
    new Promise<Extract<WorkerReply, { is: Kind }>>((resolve, reject) => {
      const onMessage = (message: WorkerReply) => {
        if (!isReply(message, kind)) return;
        worker.off('message', onMessage);
        resolve(message);
      };
      worker.on('message', onMessage);
      void ended.then(reject);
    });
  const send = (request: WorkerRequest) => worker.postMessage(request);

  try {
    await reply('listening');
  } catch (error) {
    await exited;
    release();
    throw error;
  }

  let closing: Promise<void> | undefined;
  void ended.then((error) => {
    if (!closing) onFatal(error);
  });
  const stop = async () => {
    const closed = reply('closed');
    send({ do: 'close' });
    try {
      await closed;
    } finally {
      await worker.terminate();
      release();
    }
  };
  return {
    socketDir,
    close: () => (closing ??= stop()),
    async dump() {
      const dumped = reply('dump');
      send({ do: 'dump' });
      return (await dumped).tar;
    },
  };
}

function isReply<Kind extends WorkerReply['is']>(
  message: WorkerReply,
  kind: Kind,
): message is Extract<WorkerReply, { is: Kind }> {
  return message.is === kind;
}

const storeEnded = (cause?: unknown) =>
  new Error(
    'The embedded store ended by itself. Restart the process: it recovers what was committed.',
    { cause },
  );

// A unix socket's path may have 103 bytes on macOS and 107 on Linux.
const socketParent = () => (tmpdir().length > 60 ? '/tmp' : tmpdir());

/**
 * A folder for the socket that no other user may enter. One of a data folder has always the same
 * name, so that a process killed before it could remove it leaves nothing behind for good.
 */
function makeSocketDir(dataDir: string | null): string {
  const prefix = join(socketParent(), 'taxi-db-');
  if (dataDir === null) return mkdtempSync(prefix);
  const name = createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 16);
  try {
    // Ours to remove: the lock on the data folder says that nobody is using it.
    rmSync(prefix + name, { recursive: true, force: true });
    mkdirSync(prefix + name, { mode: 0o700 });
    return prefix + name;
  } catch {
    // Another user holds the name.
    return mkdtempSync(prefix);
  }
}
