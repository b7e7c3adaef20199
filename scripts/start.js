// Plain JavaScript: it must run on whatever Node is there, to say so when that Node is too old.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

const [major, minor] = process.versions.node.split('.').map(Number);
const isOld = major < 22 || (major === 22 && minor < 12);
// npm puts the Node that it installed before the machine's; without npm, it has to be found.
const installed = fileURLToPath(new URL('../node_modules/.bin/node', import.meta.url));
if (isOld && !existsSync(installed)) {
  console.error(
    `This Node is ${process.version}; the server needs 22.12 or newer. On Linux (x64, arm64) npm ` +
      'installs one with the optional dependencies: run `npm ci --include=optional`. Elsewhere ' +
      'install Node 24 from nodejs.org.',
  );
  process.exit(1);
}
// Since 22.18, types are stripped without a flag.
const needsFlag = !isOld && major === 22 && minor < 18;
const flags = [
  ...(needsFlag ? ['--experimental-strip-types'] : []),
  '--disable-warning=ExperimentalWarning',
];
const [script = 'server/main.ts', ...args] = process.argv.slice(2);
// The server's live data is 70 MiB; without a limit, Node reserves hundreds for short-lived
// objects.
const isServing = script === 'server/main.ts' && !args.includes('--dev');
if (isServing && !process.env.NODE_OPTIONS?.includes('-space-size='))
  flags.push('--max-semi-space-size=8', '--max-old-space-size=1024');
const target = fileURLToPath(new URL(`../${script}`, import.meta.url));

const compileCache = new URL('../server/compileCache.js', import.meta.url).href;

const node = isOld ? installed : process.execPath;
const child = spawn(node, [...flags, '--import', compileCache, target, ...args], {
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => {
  process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0));
});
