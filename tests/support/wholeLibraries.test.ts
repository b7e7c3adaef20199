import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const SOURCES = [
  'vite.config.ts',
  'vitest.config.ts',
  ...globSync('{contract,server,src,scripts,tests}/**/*.{ts,tsx,js}', { cwd: ROOT }),
];
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g;
const contents = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** A script inside of a package that only its own files should name. Style sheets have no other name. */
const INTERNAL =
  /node_modules|^(?:@[^/]+\/)?[^./@][^/]*\/(?:.*\/)?(?:build|cjs|dist|esm|internals?|lib|src)\/(?:[^.]+|.*\.[cm]?[jt]sx?)$/;

it('imports libraries only by what they offer', () => {
  const imported = SOURCES.flatMap((file) =>
    [...contents(file).matchAll(IMPORT)].map(([, from = '']) => `${from} in ${file}`),
  );
  expect(imported.length).toBeGreaterThan(5000);
  expect(imported.filter((one) => INTERNAL.test(one.split(' in ')[0] ?? ''))).toEqual([]);
});

it.each(['ra-core/dist/export', '@mui/material/esm/Menu/Menu.js', '../node_modules/pg/lib/x.js'])(
  'knows %s as an internal file',
  (path) => expect(path).toMatch(INTERNAL),
);

/** Sends statements that are written out already, for which drizzle offers no other way. */
const USES_PRIVATE = join('server', 'db', 'statements', 'writtenOnce.ts');

it('uses private members of libraries in one file', () => {
  const privateMember = /\w\._(?:\.|[a-z])/;
  const code = SOURCES.filter((file) => /^(?:contract|server|src)/.test(file));
  expect(code.filter((file) => privateMember.test(contents(file)))).toEqual([USES_PRIVATE]);
});

/** The hooks of a bundler's plugin that see or change the code of a module or of a script. */
const CHANGES_CODE =
  /\b(?:load|renderChunk|resolveId|transform|transformIndexHtml)\s*[(:]|\.code\s*=[^=]/;
/** Bundles a page of its own, with which the product is compared. */
const BENCHMARK = join('scripts', 'lib', 'benchPages.ts');

it('has no plugin that replaces or rewrites code', () => {
  const plugins = SOURCES.filter(
    (file) =>
      /^(?:scripts|vite)/.test(file) && file !== BENCHMARK && /\bfrom 'vite/.test(contents(file)),
  );
  expect(plugins).toEqual(
    expect.arrayContaining(['vite.config.ts', join('scripts', 'lib', 'listModules.ts')]),
  );
  expect(plugins.filter((file) => CHANGES_CODE.test(contents(file)))).toEqual([]);
});

it('leaves the way in which Node finds modules alone', () => {
  const hooks = /\b(?:registerHooks|nodeModule\.register|module\.register)\b/;
  const own = join('tests', 'support', 'wholeLibraries.test.ts');
  expect(SOURCES.filter((file) => file !== own && hooks.test(contents(file)))).toEqual([]);
});

it('names the colours of text as MUI does, which ignores paths of its palette', () => {
  const palettePath =
    /\scolor=(?:"|\{[^}]*')(?:action|error|info|primary|success|text|warning)\.\w/;
  const pages = SOURCES.filter((file) => /^src.*\.tsx$/.test(file));
  expect(pages.filter((file) => palettePath.test(contents(file)))).toEqual([]);
});
