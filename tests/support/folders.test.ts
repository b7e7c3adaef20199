import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';
import { LANGUAGES } from '../../contract/core/languages.ts';

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

const LANGUAGE_FOLDER = /(?:^contract\/messages|^src\/i18n)\/([a-z]{2})(?:-[a-z]{2})?\//;

/**
 * A language is added by its folders, so that no code has to be changed: texts are found by the
 * names of the folders. English is what everything falls back to, and may be imported.
 */
it('no file outside the folders of a language imports its texts', () => {
  const files = globSync('{contract,server,src,scripts}/**/*.{ts,tsx}', { cwd: ROOT });
  const imported = files.flatMap((file) => {
    const own = LANGUAGE_FOLDER.exec(file)?.[1];
    return [...readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORT)].flatMap(([, path = '']) => {
      const language = LANGUAGE_FOLDER.exec(normalize(join(dirname(file), path)))?.[1];
      return language && language !== 'en' && language !== own ? [`${file} imports ${path}`] : [];
    });
  });
  expect(imported).toEqual([]);
  const folders = globSync('contract/messages/*/all.ts', { cwd: ROOT });
  expect(folders.map((file) => basename(dirname(file))).toSorted()).toEqual(LANGUAGES.toSorted());
});

/** Also of types: whoever reads a file of the contract would have to know all files of its circle. */
it('no files of the contract import each other in a circle', () => {
  const files = globSync('contract/**/*.ts', { cwd: ROOT });
  const imports = new Map(
    files.map((file) => [
      file,
      [...readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORT)].map(([, path = '']) =>
        normalize(join(dirname(file), path)),
      ),
    ]),
  );
  // What imports nothing that is left is in no circle.
  let left = files;
  for (let before = Infinity; left.length < before;) {
    before = left.length;
    const rest = new Set(left);
    left = left.filter((file) => imports.get(file)?.some((path) => rest.has(path)));
  }
  // What only imports a circle is left, too.
  expect(left).toEqual([]);
});
