/**
 * Does on Windows what a shell script does elsewhere: runs PostgreSQL, and ends it when its own
 * standard input is closed, which the system does when the server at the other end is gone.
 */
import { execFileSync, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';

const [pgCtl = '', cluster = '', program = '', ...args] = process.argv.slice(2);
const server = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'], windowsHide: true });
server.once('exit', (code) => {
  const { REMOVE } = process.env;
  if (REMOVE) rmSync(REMOVE, { recursive: true, force: true });
  process.exit(code ?? 1);
});
process.stdin.resume();
process.stdin.once('close', () => {
  execFileSync(pgCtl, ['stop', '-D', cluster, '-m', 'fast'], { stdio: 'ignore' });
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
