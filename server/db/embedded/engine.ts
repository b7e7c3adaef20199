import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockDataDir } from './dataDirLock.ts';
import type { StoreInput, StoreReply, StoreRequest } from './store.ts';
import type { Patience } from './turnstile.ts';

/** A running embedded store. */
export interface EmbeddedEngine {
  /** Folder of its unix socket: node-postgres's `host`, with {@link EMBEDDED_PORT}. */
  socketDir: string;
  /** A tar of the whole database, while no transaction is open. */
  dump(): Promise<Uint8Array>;
  /** Rolls back what is open, writes everything out and ends the store's process. */
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

  const input: StoreInput = {
    socketPath: join(socketDir, `.s.PGSQL.${EMBEDDED_PORT}`),
    dataDir,
    snapshot: options.snapshot ?? null,
    patience: options.patience ?? DEFAULT_PATIENCE,
  };
  // A process and not a thread: two threads that compile at once can break V8's one list of code
  // pages (nodejs/node#64500), which ends the whole process.
  const child = fork(join(import.meta.dirname, 'store.ts'), {
    serialization: 'advanced',
    execArgv: [...process.execArgv, '--disable-warning=ExperimentalWarning'],
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const ended = new Promise<Error>((resolve) => {
    child.on('message', (message: StoreReply) => {
      if (message.is === 'failed') resolve(storeEnded(message.error));
    });
    child.once('error', (error) => resolve(storeEnded(error)));
    child.once('exit', (code, signal) => resolve(storeEnded(signal ?? `exit code ${code}`)));
  });

  /** Waits for a reply, or fails with the reason when the store ends before it. */
  const reply = <Kind extends StoreReply['is']>(kind: Kind) =>
    new Promise<Extract<StoreReply, { is: Kind }>>((resolve, reject) => {
      const onMessage = (message: StoreReply) => {
        if (!isReply(message, kind)) return;
        child.off('message', onMessage);
        resolve(message);
      };
      child.on('message', onMessage);
      void ended.then(reject);
    });
  const send = (request: StoreRequest) => child.send(request, () => undefined);

  try {
    const listening = reply('listening');
    send({ do: 'open', input });
    await listening;
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
      if (child.connected) child.disconnect();
      await exited;
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

function isReply<Kind extends StoreReply['is']>(
  message: StoreReply,
  kind: Kind,
): message is Extract<StoreReply, { is: Kind }> {
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
