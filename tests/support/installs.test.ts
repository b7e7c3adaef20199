import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { CHILD_FLAGS } from './childFlags.ts';
import { readProjectFile, ROOT } from './namedTests.ts';

/** What `npm ci --omit=dev` leaves working, with a console that was built elsewhere. */
const RUN_IN_PRODUCTION = [
  'scripts/start.js',
  'server/compileCache.js',
  'server/main.ts',
  'scripts/doctor.ts',
  'scripts/backup.ts',
  'scripts/restore.ts',
  'scripts/manager.ts',
];
/** Imports of values: what is only a type is gone before the file runs. */
const IMPORT =
  /(?:^(?:import|export)\s(?!type\s)(?:[^'";]*?\sfrom\s)?|\bimport\(\s*|\bimport\.meta\.resolve\(\s*|\bnew URL\(\s*)'([^']+)'/gm;
/** Named only when the console is built from its sources, and asked for first (`needBuildTools`). */
const BUILDS = 'vite';
/** server/services/papers/fonts.ts finds these files by their path. */
/** Who wants traces installs it (docs/operations.md). */
const TRACES = '@opentelemetry/sdk-node';
const FONT = /^@(?:fontsource-variable|expo-google-fonts)\//;

const packageOf = (name: string) => name.split('/', name.startsWith('@') ? 2 : 1).join('/');

/** The packages that these files need, and the files that they import. */
function packagesOf(roots: readonly string[]): Set<string> {
  const packages = new Set<string>();
  const files = new Set(roots);
  // The set grows while it is read.
  for (const file of files)
    for (const [, named = ''] of readProjectFile(file).matchAll(IMPORT)) {
      const target = join(dirname(file), named);
      // An address, such as the one of a database, is no package.
      if (named.includes('://')) continue;
      if (!named.startsWith('.')) packages.add(packageOf(named));
      else if (/\.[jt]s$/.test(named) && existsSync(join(ROOT, target))) files.add(target);
    }
  expect(files.size).toBeGreaterThan(400);
  return packages;
}

it('an installation without what builds and tests has the packages that the server needs, and no others', () => {
  const { dependencies } = JSON.parse(readProjectFile('package.json')) as {
    dependencies: Record<string, string>;
  };
  const needed = [...packagesOf(RUN_IN_PRODUCTION)].filter(
    (name) => !name.startsWith('node:') && name !== BUILDS && name !== TRACES && !FONT.test(name),
  );
  const installed = Object.keys(dependencies).filter((name) => !FONT.test(name));
  expect(needed.toSorted()).toEqual(installed.toSorted());
});

it('NODE_ENV=production leaves nothing out that the first start needs', async () => {
  const { PATH, HOME } = process.env;
  const omitted = await new Promise<string>((resolve, reject) => {
    const env = { PATH, HOME, NODE_ENV: 'production' };
    execFile('npm', ['config', 'get', 'omit'], { cwd: ROOT, env }, (error, stdout) => {
      if (error) reject(error);
      else resolve(stdout);
    });
  });
  expect(omitted).not.toContain('dev');
});

it('a console that has to be built, without what builds it, ends with the remedy', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'installed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of ['scripts/build.ts', 'scripts/lib/compressFiles.ts', 'index.html'])
    cpSync(join(ROOT, file), join(folder, file));
  const told = await new Promise<string>((resolve) => {
    const words = [...CHILD_FLAGS, join(folder, 'scripts/build.ts')];
    execFile(process.execPath, words, { cwd: folder }, (error, _, stderr) =>
      resolve(`${error?.code}: ${stderr}`),
    );
  });
  expect(told).toMatch(/^1: The console has to be built .* run `npm ci --include=dev`, or .*\n$/);
});
