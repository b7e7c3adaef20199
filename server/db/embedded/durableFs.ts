import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** What of Emscripten's node file system this touches; its own types leave it out. */
interface OpenFile {
  path: string;
  /** File descriptor; directories have none. */
  nfd?: number;
  node: object;
}
interface NodeFileSystem {
  realPath(node: object): string;
  stream_ops: {
    fsync?: (file: OpenFile) => number;
    write(file: OpenFile, buffer: Uint8Array, offset: number, length: number, at: number): number;
  };
}

/**
 * PGlite's file system on a folder, with the fsync that it lacks: as shipped, PostgreSQL's call to
 * make a commit durable does nothing, and a power cut may lose or tear what was acknowledged.
 */
export class DurableNodeFS extends NodeFS {
  /** Bytes written to the write-ahead log since this was last set to 0. */
  walBytes = 0;

  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const preRun = [...(emscriptenOpts.preRun ?? []), (mod: object) => this.#instrument(mod)];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }

  #instrument(mod: object): void {
    if (!hasNodeFs(mod)) {
      throw new Error('This version of @electric-sql/pglite has no NODEFS: pin the known one');
    }
    const { NODEFS: fileSystem } = mod;
    const operations = fileSystem.stream_ops;
    const write = operations.write;
    operations.fsync = (file) => {
      if (file.nfd === undefined) fsyncPath(fileSystem.realPath(file.node));
      else fsyncSync(file.nfd);
      return 0;
    };
    operations.write = (file, buffer, offset, length, at) => {
      if (file.path.includes('/pg_wal/')) this.walBytes += length;
      return write(file, buffer, offset, length, at);
    };
  }
}

function hasNodeFs(mod: object): mod is { NODEFS: NodeFileSystem } {
  return 'NODEFS' in mod;
}

/** Makes a file or a folder's list of names durable. */
export function fsyncPath(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Makes a folder and everything in it durable. */
export function fsyncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) fsyncTree(path);
    else fsyncPath(path);
  }
  fsyncPath(folder);
}
