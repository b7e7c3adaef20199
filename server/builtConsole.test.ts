import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { earlyScript, firstFiles, fontRules } from './builtConsole.ts';

const dist = mkdtempSync(join(tmpdir(), 'built-'));
afterAll(() => rmSync(dist, { recursive: true, force: true }));

/** Makes a build with its own file names, at a given second. */
function build(name: string, second: number): void {
  const path = join(dist, '.vite/manifest.json');
  mkdirSync(join(dist, '.vite'), { recursive: true });
  writeFileSync(
    path,
    JSON.stringify({
      'src/early.ts': { file: `early-${name}.js` },
      'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2': {
        file: `assets/latin-${name}.woff2`,
      },
      'index.html': { file: `console-${name}.js`, css: [`console-${name}.css`] },
    }),
  );
  utimesSync(path, second, second);
}

it('names the files of the present build, even after another build', () => {
  expect(earlyScript(dist)).toBeUndefined();
  build('first', 1000);
  expect(earlyScript(dist)).toBe('early-first.js');
  expect(firstFiles('/', 'en', dist)).toEqual([
    '/console-first.js',
    '/console-first.css',
    '/assets/latin-first.woff2',
  ]);
  build('second', 2000);
  expect(earlyScript(dist)).toBe('early-second.js');
  expect(fontRules(dist)).toContain('url(/assets/latin-second.woff2)');
  expect(firstFiles('/', 'en', dist)).toEqual([
    '/console-second.js',
    '/console-second.css',
    '/assets/latin-second.woff2',
  ]);
});
