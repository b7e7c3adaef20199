import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressFiles } from './lib/compressFiles.ts';

const FOLDER = 'dist';
const STAMP = join(FOLDER, '.built-from');
/** All sources of the console's bundle. */
const SOURCES = [
  'index.html',
  'track.html',
  'welcome.html',
  'vite.config.ts',
  'scripts/lib/codeSplitting.ts',
  'scripts/lib/compileHint.ts',
  'scripts/lib/compressFiles.ts',
  'scripts/lib/listModules.ts',
  'package-lock.json',
  'src',
  'contract',
  'public',
];

function hashSources(): string {
  const hash = createHash('sha256');
  const visit = (path: string) => {
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).toSorted()) visit(join(path, name));
    } else if (!/\.test\.tsx?$/.test(path)) {
      hash.update(path).update(readFileSync(path));
    }
  };
  for (const source of SOURCES.filter((path) => existsSync(path))) visit(source);
  return hash.digest('hex');
}

/** The console cannot be built. The message says why, and what to do about it. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
}

/**
 * Vite is among the packages that an installation for production leaves out.
 * @throws BuildError
 */
export function needBuildTools(): void {
  try {
    import.meta.resolve('vite');
  } catch (cause) {
    throw new BuildError(
      'The console has to be built from these sources, and the packages that build it are not installed: run ' +
        '`npm ci --include=dev`, or copy the dist/ folder here from where `npm run build` was run on the same sources.',
      { cause },
    );
  }
}

/** Added to the stamp of a build whose files are not compressed yet. */
const UNCOMPRESSED = ' uncompressed';

function readStamp(): string {
  return existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : '';
}

/**
 * Builds and compresses what is missing. The console can be used once `onBuilt` was called: without
 * compressed files the server sends plain ones.
 */
async function build(onBuilt: () => void): Promise<boolean> {
  const wanted = hashSources();
  if (readStamp() === wanted) return false;
  if (readStamp() !== wanted + UNCOMPRESSED) {
    needBuildTools();
    // Tests and some shells set another one, for which React's far slower development code is bundled.
    process.env['NODE_ENV'] = 'production';
    const vite = await import('vite');
    await vite.build({ logLevel: 'warn' });
    writeFileSync(STAMP, wanted + UNCOMPRESSED);
  }
  onBuilt();
  await compressFiles(FOLDER);
  writeFileSync(STAMP, wanted);
  return true;
}

/**
 * Builds the console into `dist/`, unless it was already built from the same sources. Uses a
 * separate process, because a bundler keeps hundreds of megabytes in its process. That process
 * goes on to compress the files, which takes as long as building them.
 * @throws BuildError
 */
export async function buildIfNeeded(): Promise<void> {
  if (readStamp() === hashSources()) return;
  needBuildTools();
  // Without the server's memory limits, because a bundler needs far more.
  const flags = process.execArgv.filter((flag) => !flag.includes('-space-size='));
  const child = spawn(process.execPath, [...flags, import.meta.filename], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  const outcome = await Promise.race([
    once(child, 'message').then(() => 'built'),
    once(child, 'exit').then(([code]) => (code === 0 ? 'built' : 'failed')),
  ]);
  if (outcome === 'failed')
    throw new BuildError('The console could not be built; what was printed above says why.');
  // The server may stop before everything is compressed; the next start goes on with it.
  child.disconnect();
  child.unref();
}

if (import.meta.main) {
  try {
    const isNew = await build(() => process.send?.('built'));
    // The server's own message says that it is ready.
    if (process.send === undefined)
      console.log(isNew ? 'Built the console into dist/.' : 'The console in dist/ is up to date.');
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
