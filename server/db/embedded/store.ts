/**
 * The embedded store's process: PGlite blocks whatever thread it runs on, so it has a process to
 * itself and is spoken to through a unix socket, like any PostgreSQL. It ends with its parent.
 */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { lockStore } from './dataDirLock.ts';
import { DurableNodeFS, fsyncPath, fsyncTree } from './durableFs.ts';
import { query, startupPacket } from './protocol.ts';
import {
  CHECKPOINT_EVERY_WAL_BYTES,
  INITDB_PARAMETERS,
  START_PARAMETERS,
  START_PARAMETERS_IN_MEMORY,
} from './settings.ts';
import type { Patience } from './turnstile.ts';
import { Turnstile } from './turnstile.ts';
import { listen } from './wireServer.ts';

/** What the store is opened with. */
export interface StoreInput {
  socketPath: string;
  /** The data folder, or null for a database in memory. */
  dataDir: string | null;
  /** An in-memory database starts as a copy of this dump (path of a tar file). */
  snapshot: string | null;
  patience: Patience;
}
/** What the process is told. */
export type StoreRequest = { do: 'open'; input: StoreInput } | { do: 'close' } | { do: 'dump' };
/** What it answers. */
export type StoreReply =
  | { is: 'listening' }
  | { is: 'closed' }
  | { is: 'dump'; tar: Uint8Array }
  | { is: 'failed'; error: unknown };

/** A kill in the middle of making the files must not leave half a database behind. */
async function createFiles(folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const engine = await PGlite.create({
    fs: new DurableNodeFS(unfinished),
    startParams: START_PARAMETERS,
    initDbStartParams: INITDB_PARAMETERS,
  });
  await engine.close();
  fsyncTree(unfinished);
  renameSync(unfinished, folder);
  fsyncPath(dirname(folder));
}

async function openEngine({ dataDir, snapshot }: StoreInput) {
  if (dataDir === null) {
    const dump = snapshot === null ? undefined : new Blob([await readFile(snapshot)]);
    const engine = await PGlite.create({
      startParams: START_PARAMETERS_IN_MEMORY,
      initDbStartParams: INITDB_PARAMETERS,
      loadDataDir: dump,
    });
    return { engine, files: null, unlock: () => undefined };
  }
  const unlock = lockStore(dataDir);
  const folder = join(dataDir, 'pgdata');
  if (!existsSync(join(folder, 'PG_VERSION'))) await createFiles(folder);
  const files = new DurableNodeFS(folder);
  return {
    engine: await PGlite.create({ fs: files, startParams: START_PARAMETERS }),
    files,
    unlock,
  };
}

async function open(input: StoreInput): Promise<{ close(): Promise<void>; dump(): Promise<Blob> }> {
  const { engine, files, unlock } = await openEngine(input);

  const execute = async (batch: Buffer): Promise<Buffer> => {
    const chunks: Buffer[] = [];
    const onRawData = (data: Uint8Array) => void chunks.push(Buffer.from(data));
    await engine.execProtocolRawStream(batch, { syncToFs: false, onRawData });
    if (files && files.walBytes > CHECKPOINT_EVERY_WAL_BYTES && !engine.isInTransaction()) {
      files.walBytes = 0;
      await engine.execProtocolRawStream(query('CHECKPOINT'), {
        syncToFs: false,
        onRawData: () => undefined,
      });
    }
    return Buffer.concat(chunks);
  };
  const turnstile = new Turnstile(execute, input.patience, fail);
  const server = await listen(input.socketPath, turnstile, await execute(startupPacket()));
  return {
    async close() {
      await server.close();
      await engine.close();
      unlock();
    },
    async dump() {
      await turnstile.idle();
      return engine.dumpDataDir('none');
    },
  };
}

/** The parent hears the reason before the process ends; nothing works on a store that broke off. */
function fail(error: unknown): void {
  process.send?.({ is: 'failed', error } satisfies StoreReply, () => process.exit(1));
}

const reply = (message: StoreReply) => process.send?.(message);
let store: ReturnType<typeof open> | undefined;

async function answer(request: StoreRequest): Promise<void> {
  if (request.do === 'open') {
    store = open(request.input);
    await store;
    reply({ is: 'listening' });
  } else if (request.do === 'close') {
    await (await store)?.close();
    reply({ is: 'closed' });
  } else {
    const tar = await (await store)?.dump();
    if (tar) reply({ is: 'dump', tar: new Uint8Array(await tar.arrayBuffer()) });
  }
}

process.on('message', (request: StoreRequest) => void answer(request).catch(fail));
// The terminal signals the whole group; the parent alone says when the store may close.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
// The parent is gone, however it ended. What it was told of is on the disk.
process.on('disconnect', () => process.exit());
