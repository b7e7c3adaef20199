import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../server/config/env.ts';
import { variables } from '../../server/config/variables.ts';
import { readProjectFile, ROOT } from './namedTests.ts';

const read = (name: string) => readProjectFile(`deploy/${name}`);
const ours = Object.keys(variables.shape);
const SERVICES = ['taxi-console.service', 'taxi-console-backup.service'];
const DEFAULT_PORT = String(readConfig({}).port);
const inDeploy = (name: string) => join(ROOT, 'deploy', name);
const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, first = '']) => first);

/** The part of a compose file about one service. */
const serviceOf = (name: string) =>
  new RegExp(`^  ${name}:\\n((?: {4}.*\\n)+)`, 'm').exec(read('compose.yaml'))?.[1] ?? '';

it('names only variables that the server, Node or systemd reads', () => {
  const named = [
    ...Object.keys(parseEnv(read('taxi-console.env'))),
    ...matches(serviceOf('product'), /^ {6}([A-Z_]+):/gm),
    ...matches(read('Dockerfile'), /^ENV (.*)$/gm).flatMap((line) => matches(line, /(\w+)=/g)),
    ...SERVICES.flatMap((name) => matches(read(name), /^Environment=(.*)$/gm)).flatMap((line) =>
      matches(line, /(\w+)=/g),
    ),
  ];
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((name) => ![...ours, 'NODE_ENV', 'TMPDIR'].includes(name))).toEqual([]);
});

it('.env.example lists every variable, and docs/configuration.md explains it', () => {
  expect(Object.keys(parseEnv(readProjectFile('.env.example'))).toSorted()).toEqual(
    ours.toSorted(),
  );
  const explained = readProjectFile('docs/configuration.md');
  expect(ours.filter((name) => !explained.includes(`\`${name}\``))).toEqual([]);
});

it('has settings with which the server starts, and which it tells apart from the demo', () => {
  const settings = parseEnv(read('taxi-console.env'));
  const config = readConfig({
    ...settings,
    CHANNELS_FILE: inDeploy('channels.json'),
    LOG_LEVEL: 'info',
  });
  expect(config.demo).toBe(false);
  expect(config.dispatch).not.toBeNull();
  const url = /DATABASE_URL: (.*)/.exec(serviceOf('product'))?.[1]?.replace(/\$\{[^}]*\}/, 'x1');
  expect(() =>
    readConfig({ ...settings, CHANNELS_FILE: inDeploy('channels.json'), DATABASE_URL: url }),
  ).not.toThrow();
});

it('waits longer for the end than the server takes', () => {
  const { DRAIN_SECONDS } = parseEnv(read('taxi-console.env'));
  const grace = Number(/GRACE_MS = (\d+)/.exec(readProjectFile('server/run.ts'))?.[1]) / 1000;
  const unit = read('taxi-console.service');
  // Dispatch and open requests each have that long.
  const longest = Number(DRAIN_SECONDS) + 2 * grace;
  expect(longest).toBeGreaterThan(20);
  expect(Number(/TimeoutStopSec=(\d+)/.exec(unit)?.[1])).toBeGreaterThan(longest);
  expect(Number(/stop_grace_period: (\d+)s/.exec(read('compose.yaml'))?.[1])).toBeGreaterThan(
    longest,
  );
  expect(unit).toContain('\nKillMode=mixed\n');
});

it('asks for health, and calls, at addresses that exist', () => {
  const health = readProjectFile('server/http/health.ts');
  const asked = ['Dockerfile', 'Caddyfile'].map(
    (name) => /(?:health_uri |\}?)(\/(?:healthz|readyz))/.exec(read(name))?.[1],
  );
  expect(asked).toEqual(['/healthz', '/readyz']);
  for (const path of asked) expect(health).toContain(`hono.get('${path}'`);
  const ports = ['Dockerfile', 'compose.yaml', 'nginx.conf', 'Caddyfile'].map(
    (name) => /(?:EXPOSE |product:|127\.0\.0\.1:)(\d{4})\b/.exec(read(name))?.[1],
  );
  expect(ports).toEqual(ports.map(() => DEFAULT_PORT));
});

it('builds and starts with the commands of the project', () => {
  const { scripts } = JSON.parse(readProjectFile('package.json')) as {
    scripts: Record<string, string>;
  };
  const image = read('Dockerfile');
  const run = matches(image, /npm run (\S+)/g);
  expect(run).toEqual(['build']);
  for (const name of run) expect(scripts).toHaveProperty(name);
  const start = scripts['start']?.split(' ') ?? [];
  expect(JSON.parse(/^CMD (.*)$/m.exec(image)?.[1] ?? '')).toEqual(start);
  expect(read('taxi-console.service')).toContain(`ExecStart=/usr/bin/env ${start.join(' ')}\n`);
  for (const file of matches(image, /^COPY (?!--from)(.*) \.\/?$/gm).flatMap((list) =>
    list.split(' '),
  ))
    expect(existsSync(join(ROOT, file))).toBe(true);
  expect(image.lastIndexOf('\nUSER node\n')).toBeGreaterThan(image.lastIndexOf('\nFROM '));
});

it('has every source in the image from which the server knows that its console is up to date', () => {
  const ignored = read('Dockerfile.dockerignore').split('\n').filter(Boolean);
  const list = /const SOURCES = \[([^\]]*)\]/.exec(readProjectFile('scripts/build.ts'))?.[1] ?? '';
  const sources = matches(list, /'([^']+)'/g);
  expect(sources.length).toBeGreaterThan(10);
  expect(
    sources.filter((path) => ignored.some((one) => path === one || path.startsWith(`${one}/`))),
  ).toEqual([]);
});

const works = (command: string, ...words: string[]) =>
  spawnSync(command, words, { encoding: 'utf8' }).status === 0;

it('makes the backups with the command of the project, of the same data and as confined as the server', () => {
  const { scripts } = JSON.parse(readProjectFile('package.json')) as {
    scripts: Record<string, string>;
  };
  const [server = '', backup = ''] = SERVICES.map(read);
  const command = /^ExecStart=\/usr\/bin\/env (.*)$/m.exec(backup)?.[1] ?? '';
  expect(command).toMatch(new RegExp(`^${scripts['backup']} /\\S+/ --keep \\d+ --check$`));
  const [, folder] = / \/var\/lib\/(\S+)\/ /.exec(command) ?? [];
  expect(backup).toMatch(new RegExp(`^StateDirectory=taxi-console ${folder}$`, 'm'));
  const confined = (unit: string) => unit.slice(unit.indexOf('UMask=')).split('\n\n')[0]?.trim();
  expect(confined(server)).toContain('ProtectSystem=strict');
  expect(confined(backup)).toBe(confined(server));
  const settings = /^(User|Group|WorkingDirectory|EnvironmentFile)=.*$|DATA_DIR=\S+/gm;
  expect(backup.match(settings)).toEqual(server.match(settings));
});

it.skipIf(!works('systemd-analyze', '--version')).each([...SERVICES, 'taxi-console-backup.timer'])(
  'has %s as systemd takes it',
  (name) => {
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', inDeploy(name)], {
      encoding: 'utf8',
    });
    expect(stderr).not.toMatch(/taxi-console/);
    expect(status).toBe(0);
  },
);

it.skipIf(!works('nginx', '-v'))('has a configuration that nginx takes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const certificate = ['fullchain.pem', 'privkey.pem'].map((name) => join(folder, name));
  const made = works(
    'openssl',
    ...'req -x509 -newkey rsa:2048 -nodes -subj /CN=taxi.example.com -out'.split(' '),
    certificate[0]!,
    '-keyout',
    certificate[1]!,
  );
  expect(made).toBe(true);
  const site = read('nginx.conf').replaceAll('/etc/ssl/taxi.example.com', folder);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `pid ${folder}/pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${site}\n}\n`,
  );
  const { status, stderr } = spawnSync('nginx', ['-t', '-c', join(folder, 'nginx.conf')], {
    encoding: 'utf8',
  });
  expect(`${status} ${stderr}`).toMatch(/^0 .*syntax is ok/s);
});

it.skipIf(!works('caddy', 'version'))('has a configuration that Caddy takes', () => {
  const { status, stderr } = spawnSync(
    'caddy',
    ['validate', '--adapter', 'caddyfile', '--config', inDeploy('Caddyfile')],
    { encoding: 'utf8' },
  );
  expect(`${status} ${stderr}`).toMatch(/^0 /);
});
