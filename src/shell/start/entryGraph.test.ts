import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Manifest } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { buildIfNeeded } from '../../../scripts/build.ts';
import { COMPILE_HINT } from '../../../scripts/lib/compileHint.ts';
import { MODULES, type ModulesByFile } from '../../../scripts/lib/listModules.ts';
import { DIST, earlyScript, firstFiles } from '../../../server/builtConsole.ts';
import { leafTexts } from '../../../tests/support/leafTexts.ts';
import { loadLaterTexts } from '../../i18n/languages.ts';

const ROOT = join(DIST, '..');
let modulesByFile: ModulesByFile;
let manifest: Manifest;

beforeAll(async () => {
  await buildIfNeeded();
  const read = (name: string): unknown => JSON.parse(readFileSync(join(DIST, name), 'utf8'));
  modulesByFile = read(MODULES) as ModulesByFile;
  manifest = read('.vite/manifest.json') as Manifest;
}, 180_000);

const modulesOf = (files: Iterable<string>): string[] =>
  [...files].flatMap((file) => modulesByFile[file] ?? []);

/** The files of a chunk and of everything it imports statically. */
function staticGraph(key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) staticGraph(imported, seen);
  return seen;
}

const packageOf = (id: string): string | undefined =>
  /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1];

test('the welcome page loads no package at all, only its own few kilobytes', () => {
  const files = [...staticGraph('welcome.html')];
  const modules = modulesOf(files);
  expect(modules.filter((id) => id.includes('node_modules'))).toEqual([]);
  expect(modules.some((id) => id.endsWith('/src/shell/start/welcome.ts'))).toBe(true);
  expect(files.length).toBeLessThanOrEqual(2);
});

test('the console begins with React and its own code, no react-admin, MUI, emotion or zod', () => {
  const modules = modulesOf(staticGraph('index.html'));
  const packages = new Set(modules.map(packageOf).filter(Boolean));
  expect(packages).toEqual(new Set(['react', 'react-dom', 'scheduler']));
});

/** A script with fewer characters need not be compiled ahead; those with texts have no functions. */
const MOST_LAZY = 40_000;

/** The files with which every page of the console starts. */
const EVERY_PAGE = [
  'index.html',
  'src/early.ts',
  'src/shell/start/openConsole.tsx',
  'src/i18n/en/all.ts',
];

/** The files of a page, the text that identifies them, and the packages in them. */
function pageOf(...roots: string[]) {
  const all = [...EVERY_PAGE, ...roots];
  expect(Object.keys(manifest)).toEqual(expect.arrayContaining(all));
  const files = [...new Set(all.flatMap((root) => [...staticGraph(root)]))];
  return {
    files,
    names: files.map((file) => /assets\/(.+)-[\w-]{8}\.js/.exec(file)?.[1]),
    packages: new Set(modulesOf(files).map(packageOf)),
  };
}

test('the first list loads a handful of files, each for a purpose', () => {
  const { files, names, packages } = pageOf('src/resources/trips/index.ts');
  expect(names).toEqual(
    expect.arrayContaining(['console', 'console-packages', 'session', 'trips', 'trips-packages']),
  );
  for (const late of ['lists', 'booking', 'parts', 'days', 'picker-texts', 'texts-en-later'])
    expect(names).not.toContain(late);
  expect(files.length).toBeLessThanOrEqual(20);
  // Code that no row needs: schemas, date pickers, forms, rules for phone numbers, the sign-in
  // protocol.
  for (const late of [
    'zod',
    'dayjs',
    'react-hook-form',
    'libphonenumber-js',
    'oidc-client-ts',
    '@dnd-kit/core',
    'leaflet',
  ])
    expect(packages).not.toContain(late);
  const modules = modulesOf(files);
  for (const late of ['Autocomplete', 'Dialog', 'Switch'])
    expect(modules.filter((id) => id.includes(`/@mui/material/${late}/`))).toEqual([]);
});

test('the document names every file of the first list, so that none of them waits for another', () => {
  const { files } = pageOf('src/resources/trips/index.ts');
  const named = new Set([`/${earlyScript(DIST)}`, ...firstFiles('/trips/all-trips', 'en', DIST)]);
  expect(files.filter((file) => !named.has(`/${file}`))).toEqual([]);
});

test('only scripts of the first list are compiled while they load, the large ones among them', () => {
  const { files } = pageOf('src/resources/trips/index.ts');
  const contents = (file: string) => readFileSync(join(DIST, file), 'utf8');
  const scripts = Object.values(manifest).map(({ file }) => file);
  const hinted = new Set(
    scripts.filter((file) => file.endsWith('.js') && contents(file).startsWith(COMPILE_HINT)),
  );
  expect(files).toEqual(expect.arrayContaining([...hinted]));
  // Vite begins some with a line of its own, after which the hint has no effect.
  const large = files.filter(
    (file) => contents(file).length > MOST_LAZY && !contents(file).startsWith('const __vite__'),
  );
  expect([...hinted]).toEqual(expect.arrayContaining(large));
});

test('the first list does not load the texts that come after it', async () => {
  const later = new Set(leafTexts((await loadLaterTexts('en')).texts).map(([key]) => key));
  const { files } = pageOf('src/resources/trips/index.ts');
  const own = modulesOf(files).filter(
    (id) => /^\/src\/.*\.tsx?$/.test(id) && !id.startsWith('/src/i18n/'),
  );
  expect(own.length).toBeGreaterThan(100);
  const early = own.flatMap((id) =>
    [...readFileSync(join(ROOT, id), 'utf8').matchAll(/'([a-z]\w*(?:\.[\w-]+)+)'/g)]
      .map(([, key = '']) => key)
      .filter((key) => later.has(key))
      .map((key) => `${key} in ${basename(id)}`),
  );
  // A page's own title waits for the texts of its page.
  expect(early).toEqual(['payments.page.title in place.ts']);
});

test.each([
  ['people', 28, ['src/resources/people/PeoplePage.tsx']],
  [
    'the form of an employee',
    34,
    ['src/resources/people/PeoplePage.tsx', 'src/resources/people/EmployeeEdit.tsx'],
  ],
  ['booking', 36, ['src/booking/index.ts']],
])('the page of %s loads at most %i files', (_name, most, roots) => {
  expect(pageOf('src/i18n/en/later/all.ts', ...roots).files.length).toBeLessThanOrEqual(most);
});

test('no two files import each other before they run', () => {
  const inCircle = Object.keys(manifest).filter((key) => {
    const needed = new Set(manifest[key]?.imports);
    // A set that grows while it is read.
    for (const one of needed) for (const next of manifest[one]?.imports ?? []) needed.add(next);
    return needed.has(key);
  });
  expect(inCircle).toEqual([]);
});

test('the tracking page loads little, and its map after it', () => {
  const modules = modulesOf(staticGraph('track.html'));
  const packages = new Set(modules.map(packageOf).filter(Boolean));
  expect(packages).toEqual(new Set(['react', 'react-dom', 'scheduler']));
  expect(manifest['src/tracking/TrackingMap.tsx']?.isDynamicEntry).toBe(true);
});

test('pages are files of their own, loaded when opened', () => {
  const lazy = Object.keys(manifest).filter((key) => manifest[key]?.isDynamicEntry);
  expect(lazy).toContain('src/shell/start/openConsole.tsx');
  expect(lazy.filter((key) => /src\/resources\/.*Page\.tsx$/.test(key)).length).toBeGreaterThan(2);
  expect(lazy.some((key) => key.startsWith('src/booking/'))).toBe(true);
});

test('no package is bundled in two versions', () => {
  const folders = new Map<string, Set<string>>();
  for (const id of Object.values(modulesByFile).flat()) {
    const [, folder, name] = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//.exec(id) ?? [];
    if (folder && name) folders.set(name, (folders.get(name) ?? new Set()).add(folder));
  }
  const repeated = [...folders.values()].filter(({ size }) => size > 1);
  expect(repeated.map((paths) => [...paths])).toEqual([]);
});
