import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { CHILD_FLAGS } from '../tests/support/childFlags.ts';

it('lets Node keep what it has compiled where only the owner of the packages writes', async () => {
  const report = "console.log(require('node:module').getCompileCacheDir())";
  const { stdout } = await promisify(execFile)(process.execPath, [...CHILD_FLAGS, '-e', report]);
  expect(stdout).toContain(join('node_modules', '.cache', 'compiled'));
});
