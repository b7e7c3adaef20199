import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'(\.{1,2}\/[^']+)'/g;

const isInside = (folder: string, other: string) => folder.startsWith(`${other}/`);

/**
 * For each folder of `src`, the other folders that its files import, each with one such import as
 * an example.
 */
function importsByFolder(): Map<string, Map<string, string>> {
  const folders = new Map<string, Map<string, string>>();
  const files = globSync('src/**/*.{ts,tsx}', { cwd: ROOT });
  for (const file of files.filter((name) => !/\.(test|fixture)\.tsx?$/.test(name))) {
    const folder = dirname(file);
    const imports = folders.get(folder) ?? new Map<string, string>();
    folders.set(folder, imports);
    for (const [, path = ''] of readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORT)) {
      const target = normalize(join(folder, path));
      if (target.startsWith('src/')) imports.set(dirname(target), `${file} imports ${target}`);
    }
  }
  return folders;
}

/**
 * If one folder of the console imports another, the other must not import it. A folder and its
 * subfolders are one part in several pieces, so they may import each other.
 */
it('no two folders of the console import each other', () => {
  const folders = importsByFolder();
  expect(folders.size).toBeGreaterThan(30);
  const mutual = [...folders].flatMap(([one, imports]) =>
    [...imports].flatMap(([other, there]) => {
      const back = folders.get(other)?.get(one);
      const isOnePart = one === other || isInside(one, other) || isInside(other, one);
      return back && !isOnePart && one < other ? [`${there}, and ${back}`] : [];
    }),
  );
  expect(mutual).toEqual([]);
});
