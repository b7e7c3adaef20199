/**
 * The embedded store's thread: PGlite blocks whatever thread it runs on, so it has one to itself
 * and is spoken to through a unix socket, like any PostgreSQL.
 */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
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

/** What the thread is started with. */
export interface WorkerInput {
  socketPath: string;
  /** Folder of the database files, or null for one in memory. */
  folder: string | null;
  /** An in-memory database starts as a copy of this dump (path of a tar file). */
  snapshot: string | null;
  patience: Patience;
}
/** What it is told. */
export type WorkerRequest = { do: 'close' } | { do: 'dump' };
/** What it answers. */
export type WorkerReply = { is: 'listening' } | { is: 'closed' } | { is: 'dump'; tar: Uint8Array };

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

async function openEngine({ folder, snapshot }: WorkerInput) {
  if (folder === null) {
    const dump = snapshot === null ? undefined : new Blob([await readFile(snapshot)]);
    const engine = await PGlite.create({
      startParams: START_PARAMETERS_IN_MEMORY,
      initDbStartParams: INITDB_PARAMETERS,
      loadDataDir: dump,
    });
    return { engine, files: null };
  }
  if (!existsSync(join(folder, 'PG_VERSION'))) await createFiles(folder);
  const files = new DurableNodeFS(folder);
  return { engine: await PGlite.create({ fs: files, startParams: START_PARAMETERS }), files };
}

async function main(input: WorkerInput, reply: (message: WorkerReply) => void): Promise<void> {
  const { engine, files } = await openEngine(input);

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

  const fail = (error: unknown) => {
    // Thrown outside any promise, so that it ends the thread and reaches the main one.
    setImmediate(() => {
      throw new Error('The embedded store broke off', { cause: error });
    });
  };
  const turnstile = new Turnstile(execute, input.patience, fail);
  const server = await listen(input.socketPath, turnstile, await execute(startupPacket()));

  parentPort?.on('message', (request: WorkerRequest) => {
    const work = async () => {
      if (request.do === 'close') {
        await server.close();
        await engine.close();
        reply({ is: 'closed' });
      } else {
        await turnstile.idle();
        const tar = await engine.dumpDataDir('none');
        reply({ is: 'dump', tar: new Uint8Array(await tar.arrayBuffer()) });
      }
    };
    work().catch(fail);
  });
  reply({ is: 'listening' });
}

await main(workerData, (message) => parentPort?.postMessage(message));
