import { execFile, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A running throw-away PostgreSQL. */
export interface PostgresServer {
  /** URL of its `postgres` database, over a unix socket, as a superuser without password. */
  url: string;
  /** Stops it and removes its files; happens by itself when this process ends in any way. */
  stop(): Promise<void>;
}

/** The oldest version whose features the server uses. */
const OLDEST_MAJOR = 15;

/** Starts a PostgreSQL server on files of its own, getting the programs first where need be. */
export async function startPostgres(): Promise<PostgresServer> {
  const bin = await obtainPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'taxi-pg-'));
  const user = unprivilegedUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const port = 1024 + Math.floor(Math.random() * 60_000);
  const data = join(folder, 'data');
  const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };

  const initdb = [
    ['--pgdata', data, '--username', 'postgres', '--auth', 'trust', '--no-sync'],
    // As the embedded engine sorts, so that suites see the same order on both.
    ['--encoding', 'UTF8', '--locale', 'C', '--locale-provider', 'icu', '--icu-locale', 'und'],
  ].flat();
  await run(join(bin, 'initdb'), initdb, { ...user, env, cwd: folder });

  const settings = {
    listen_addresses: '',
    unix_socket_directories: folder,
    port: String(port),
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '300',
    TimeZone: 'UTC',
  };
  const postgres = [
    join(bin, 'postgres'),
    '-D',
    data,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  // The shell's `read` ends when this process does, however it ends, and takes the server with it.
  const script = '"$@" & read -r _; kill -INT $!; wait $!; rm -rf "$FOLDER"';
  const child = spawn('/bin/sh', ['-c', script, 'postgres', ...postgres], {
    ...user,
    cwd: '/',
    env: { ...env, FOLDER: folder },
    stdio: ['pipe', 'ignore', 'pipe'],
    detached: true,
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await untilReady(createInterface(child.stderr), exited);
  // Left running by itself, it must not keep this process from ending.
  child.unref();
  return {
    url: `postgresql:///postgres?host=${encodeURIComponent(folder)}&port=${port}&user=postgres`,
    async stop() {
      child.ref();
      child.stdin.end();
      await exited;
    },
  };
}

async function untilReady(lines: ReturnType<typeof createInterface>, exited: Promise<void>) {
  const log: string[] = [];
  const ready = new Promise<void>((resolve, reject) => {
    lines.on('line', (line) => {
      log.push(line);
      if (line.includes('ready to accept connections')) resolve();
      if (line.includes('FATAL')) reject(new Error(`PostgreSQL did not start:\n${log.join('\n')}`));
    });
    void exited.then(() => reject(new Error(`PostgreSQL did not start:\n${log.join('\n')}`)));
  });
  await ready;
}

/** Folder of PostgreSQL's programs, installing them where root and apt allow. */
export async function obtainPostgres(): Promise<string> {
  const found = await findPostgres();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update'], { env }).catch(() => undefined);
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], { env });
    const installed = await findPostgres();
    if (installed) return installed;
  }
  throw new Error(
    `The tests need PostgreSQL ${OLDEST_MAJOR} or newer and found none. Install it (Debian, Ubuntu: ` +
      '`sudo apt-get install postgresql`; macOS: `brew install postgresql`), or set TEST_DATABASE_URL ' +
      'to a server on which databases may be created.',
  );
}

async function findPostgres(): Promise<string | null> {
  for (const bin of candidates()) {
    if (!existsSync(join(bin, 'initdb')) || !existsSync(join(bin, 'postgres'))) continue;
    const { stdout } = await run(join(bin, 'postgres'), ['--version']);
    const major = Number(/\) (\d+)/.exec(stdout)?.[1]);
    if (major >= OLDEST_MAJOR) return bin;
  }
  return null;
}

function candidates(): string[] {
  const versions = (folder: string, name: RegExp) =>
    existsSync(folder)
      ? readdirSync(folder)
          .filter((entry) => name.test(entry))
          .toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))
          .map((entry) => join(folder, entry, 'bin'))
      : [];
  return [
    ...versions('/usr/lib/postgresql', /^\d+$/),
    ...versions('/usr', /^pgsql-\d+$/),
    ...versions('/opt/homebrew/opt', /^postgresql(@\d+)?$/),
    ...versions('/usr/local/opt', /^postgresql(@\d+)?$/),
    ...versions('/Applications/Postgres.app/Contents/Versions', /^\d+$/),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
}

/** PostgreSQL refuses to run as root: as root, the user to run it as. */
function unprivilegedUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // No such user here: the next one.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody');
}
