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

function isBuilt(): boolean {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hashSources();
}

async function build(): Promise<void> {
  const wanted = hashSources();
  // Tests and some shells set another one, for which React's far slower development code is bundled.
  process.env['NODE_ENV'] = 'production';
  const vite = await import('vite');
  await vite.build({ logLevel: 'warn' });
  await compressFiles(FOLDER);
  writeFileSync(STAMP, wanted);
}

/**
 * Builds the console into `dist/`, unless it was already built from the same sources. Uses a
 * separate process, because a bundler keeps hundreds of megabytes in its process.
 */
export async function buildIfNeeded(): Promise<void> {
  if (isBuilt()) return;
  // Without the server's memory limits, because a bundler needs far more.
  const flags = process.execArgv.filter((flag) => !flag.includes('-space-size='));
  const child = spawn(process.execPath, [...flags, import.meta.filename], {
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0)
    throw new Error('The console could not be built; what was printed above says why.');
}

if (import.meta.main) {
  const isUpToDate = isBuilt();
  if (!isUpToDate) await build();
  console.log(isUpToDate ? 'The console in dist/ is up to date.' : 'Built the console into dist/.');
}
