import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { demoChannels } from '../../server/config/demoChannels.ts';
import { CHILD_FLAGS } from './childFlags.ts';

const ROOT = join(import.meta.dirname, '../..');

interface Outcome {
  code: unknown;
  stdout: string;
  stderr: string;
}

/** Runs a command in an empty folder, which is all that it knows of the machine. */
const run = (command: string, words: string[], folder: string, settings: object = {}) =>
  new Promise<Outcome>((resolve) => {
    const env = { PATH: process.env['PATH'], DATA_DIR: join(folder, 'data'), ...settings };
    execFile(
      process.execPath,
      [...CHILD_FLAGS, join(ROOT, `scripts/${command}.ts`), ...words],
      { cwd: folder, env },
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, stdout, stderr }),
    );
  });

it.each([
  ['backup', ['--help'], 'Name the file to write: npm run backup -- taxi.backup'],
  ['backup', ['one', 'two'], 'Name the file to write: npm run backup -- taxi.backup'],
  ['backup', ['taxi.backup'], /There is no data in DATA_DIR .*\/data\. Check DATA_DIR/],
  ['figures', ['--help'], 'It takes no words: npm run figures'],
  ['figures', [], /There is no data in DATA_DIR/],
  ['manager', ['meridian', 'ada@taxi.example', 'Ada', 'Lovelace'], /There is no data in DATA_DIR/],
  ['restore', [], 'Name the file to read: npm run restore -- taxi.backup'],
  ['restore', ['nowhere'], 'There is no file nowhere. Name one that `npm run backup` wrote.'],
  ['brand', ['-h'], 'npm run brand -- channels.json meridian'],
  ['screens', ['--help'], 'npm run screens -- [--languages …]'],
  ['fuzz', ['--callls', '5'], 'npm run fuzz -- [--calls …] [--seed …]'],
])('npm run %s -- %j ends and says what to do', async (command, words, told) => {
  const folder = mkdtempSync(join(tmpdir(), 'command-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { code, stderr } = await run(command, words, folder);
  expect(code).not.toBe(0);
  expect(stderr).toMatch(told);
  // An option must not be taken for the name of a file to write.
  expect(readdirSync(folder)).toEqual([]);
});

it('npm run doctor says where the built-in address search knows nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'command-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'channels.json');
  const [british] = demoChannels;
  const austrian = { ...british, id: 'linz', hosts: [], defaultCountry: 'AT' };
  const told = async (channels: readonly object[]) => {
    writeFileSync(file, JSON.stringify(channels));
    const { stdout } = await run('doctor', [], folder, {
      CHANNELS_FILE: file,
      // Nobody listens there, which is known at once.
      TILE_URL: 'http://127.0.0.1:9/{z}/{x}/{y}.png',
    });
    return stdout;
  };
  expect(await told([british, austrian])).toContain(
    '✗ Addresses: broken, a gazetteer of Britain and Australia: the built-in gazetteer knows no places in AT',
  );
  expect(await told([british])).toContain('~ Addresses: stand-in,');
});
