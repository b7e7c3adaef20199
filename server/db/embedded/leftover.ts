import { execFile } from 'node:child_process';
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type pg from 'pg';
import { passwordFile, type Place, SURROUNDINGS } from './cluster.ts';
import { StoreError } from './errors.ts';
import { programOf } from './programs.ts';

/** Longer than it takes to write everything out. */
const SHUTDOWN_SECONDS = 60;
/** For the time between the last connection and the end, or the start and the first connection. */
const SILENT_MS = 3000;
const STEP_MS = 50;

/** What PostgreSQL notes about itself while it runs. */
interface Note {
  pid: number;
  /** Folder of its files. */
  cluster: string;
  port: number;
  /** Folder of its unix socket; empty where it listens on the network's loopback. */
  socketDir: string;
}

/**
 * Ends the PostgreSQL that a killed server left running on these files, or waits for one that is
 * already ending. The caller holds the lock on the folder, so no server uses it any more.
 */
export async function endLeftover({ cluster, account }: Place, bin: string): Promise<void> {
  const silentUntil = Date.now() + SILENT_MS;
  for (let note = readNote(cluster); note; note = readNote(cluster)) {
    if (!isAlive(note.pid)) return;
    if (isSame(note.cluster, cluster) && (await answers(note))) {
      await stop(cluster, account, bin, note.pid);
      return;
    }
    if (Date.now() > silentUntil) {
      // The process number now belongs to another process, or these files are a copy of those that
      // it works on. With the note PostgreSQL would refuse to start; its check of the shared memory
      // still protects files that are in use.
      rmSync(noteOf(cluster), { force: true });
      return;
    }
    await pause(STEP_MS);
  }
}

const noteOf = (cluster: string) => join(cluster, 'postmaster.pid');

/** @see https://www.postgresql.org/docs/18/storage-file-layout.html */
function readNote(cluster: string): Note | null {
  if (!existsSync(noteOf(cluster))) return null;
  const [pid, noted = '', , port, socketDir = ''] = readFileSync(noteOf(cluster), 'utf8').split(
    '\n',
  );
  return { pid: Number(pid), cluster: noted, port: Number(port), socketDir: socketDir.trim() };
}

/**
 * Whether two paths are the same folder: copied files contain the note of the PostgreSQL that works
 * on the originals.
 */
function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((path) => statSync(path, { throwIfNoEntry: false }));
  return a !== undefined && b !== undefined && a.ino === b.ino && a.dev === b.dev;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** How to reach the PostgreSQL that runs on these files; null when none has left a note. */
export function connectionOf({ home, cluster }: Place): pg.ClientConfig | null {
  const note = readNote(cluster);
  if (!note?.port) return null;
  const named = { user: 'postgres', database: 'postgres', port: note.port };
  if (note.socketDir) return { ...named, host: note.socketDir };
  return { ...named, host: '127.0.0.1', password: readFileSync(passwordFile(home), 'utf8') };
}

async function answers({ port, socketDir }: Note): Promise<boolean> {
  if (!port) return false;
  const at = socketDir
    ? { path: join(socketDir, `.s.PGSQL.${port}`) }
    : { host: '127.0.0.1', port };
  const socket = connect(at);
  const isThere = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  });
  socket.destroy();
  return isThere;
}

async function stop(cluster: string, account: Place['account'], bin: string, pid: number) {
  const options = ['stop', '-D', cluster, '-m', 'fast', '-t', String(SHUTDOWN_SECONDS)];
  try {
    await promisify(execFile)(programOf(bin, 'pg_ctl'), options, { ...account, ...SURROUNDINGS });
  } catch (error) {
    // It may have ended before the signal came; removing its note is the last thing that it does.
    if (!existsSync(noteOf(cluster)) || !isAlive(pid)) return;
    throw new StoreError(
      `The PostgreSQL that a killed server left on ${cluster} (process ${pid}) does not end. End it ` +
        `by hand (kill -INT ${pid}), and start again.`,
      { cause: error },
    );
  }
}
