import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { CHILD_FLAGS } from './childFlags.ts';

const ROOT = join(import.meta.dirname, '../..');

it.each([
  ['backup', ['--help'], 'Name the file to write: npm run backup -- taxi.backup'],
  ['backup', ['one', 'two'], 'Name the file to write: npm run backup -- taxi.backup'],
  ['backup', ['taxi.backup'], /There is no data in DATA_DIR .*\/data\. Check DATA_DIR/],
  ['manager', ['meridian', 'ada@taxi.example', 'Ada', 'Lovelace'], /There is no data in DATA_DIR/],
  ['restore', [], 'Name the file to read: npm run restore -- taxi.backup'],
  ['restore', ['nowhere'], 'There is no file nowhere. Name one that `npm run backup` wrote.'],
  ['brand', ['-h'], 'npm run brand -- channels.json meridian'],
  ['screens', ['--help'], 'npm run screens -- [--languages …]'],
  ['fuzz', ['--callls', '5'], 'npm run fuzz -- [--calls …] [--seed …]'],
])('npm run %s -- %j ends and says what to do', async (command, words, told) => {
  const folder = mkdtempSync(join(tmpdir(), 'command-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { code, stderr } = await new Promise<{ code: unknown; stderr: string }>((resolve) => {
    execFile(
      process.execPath,
      [...CHILD_FLAGS, join(ROOT, `scripts/${command}.ts`), ...words],
      { cwd: folder, env: { PATH: process.env['PATH'], DATA_DIR: join(folder, 'data') } },
      (error, _stdout, stderr) => resolve({ code: error?.code ?? 0, stderr }),
    );
  });
  expect(code).not.toBe(0);
  expect(stderr).toMatch(told);
  // An option must not be taken for the name of a file to write.
  expect(readdirSync(folder)).toEqual([]);
});
