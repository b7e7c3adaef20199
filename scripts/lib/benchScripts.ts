import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  imports?: string[];
}

/** The gzipped scripts of the welcome page as a share of those of the whole built console. */
export function welcomeShare(): number {
  const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Record<
    string,
    Chunk
  >;
  const reach = (key: string, seen = new Set<string>()): Set<string> => {
    if (!seen.has(key)) {
      seen.add(key);
      for (const next of manifest[key]?.imports ?? []) reach(next, seen);
    }
    return seen;
  };
  const sizeOf = (file: string) => gzipSync(readFileSync(join('dist', file))).length;
  const bytes = (keys: Iterable<string>) =>
    [...keys].reduce((sum, key) => sum + sizeOf(manifest[key]?.file ?? ''), 0);
  const scripts = Object.keys(manifest).filter((key) => manifest[key]?.file.endsWith('.js'));
  return bytes(reach('welcome.html')) / bytes(scripts);
}
