import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '../..');
/** What a check-out needs so that it can be type-checked, migrated and tested. */
const PARTS = ['contract', 'server', 'src', 'tests', 'scripts', 'index.html', 'track.html'].concat(
  ['package.json', 'tsconfig.json', 'vite.config.ts', 'vitest.config.ts', 'drizzle.config.ts'],
  ['.oxlintrc.json', '.oxfmtrc.json', 'docs/examples/dispatch-client'],
);
const execute = promisify(execFile);

/**
 * A copy of this check-out with an example added to it: its files in their places, and its
 * `registration.diff` applied to the registries.
 * @param example folder with the example
 */
export async function checkOutWithExample(example: string) {
  const folder = mkdtempSync(join(tmpdir(), 'taxi-example-'));
  for (const part of PARTS) cpSync(join(ROOT, part), join(folder, part), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'dir');
  for (const part of ['contract', 'server', 'src'])
    if (existsSync(join(example, part)))
      cpSync(join(example, part), join(folder, part), { recursive: true });

  // Settings of the surrounding run must not reach the run inside.
  const ours = Object.entries(process.env).filter(([name]) => !/^(VITE|NODE_ENV|TEST$)/.test(name));
  const env = Object.fromEntries(ours);
  /**
   * Runs a tool of this check-out in the copy.
   * @throws with what it printed
   */
  const run = async (tool: string, ...options: string[]): Promise<string> => {
    const at = tool === 'git' ? tool : join(ROOT, 'node_modules/.bin', tool);
    try {
      const { stdout } = await execute(at, options, { cwd: folder, env, maxBuffer: 2 ** 26 });
      return stdout;
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
      throw new Error(`${tool} ${options.join(' ')}\n${stdout}\n${stderr}`, { cause: error });
    }
  };
  try {
    await run('git', 'apply', '-p0', join(example, 'registration.diff'));
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return { folder, run, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
