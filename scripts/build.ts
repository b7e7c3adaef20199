import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const STAMP = 'dist/.built-from';
/** Everything the console's bundle is made from. */
const SOURCES = [
  'index.html',
  'track.html',
  'vite.config.ts',
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

/**
 * Builds the console into `dist/` unless what is there was made from the very same sources.
 * @returns whether it had to build
 */
export async function buildIfNeeded(): Promise<boolean> {
  const wanted = hashSources();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return false;
  const { build } = await import('vite');
  await build({ logLevel: 'warn' });
  writeFileSync(STAMP, wanted);
  return true;
}

if (import.meta.main) {
  const built = await buildIfNeeded();
  console.log(built ? 'Built the console into dist/.' : 'The console in dist/ is up to date.');
}
