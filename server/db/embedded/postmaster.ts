import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Account } from './account.ts';
import { SURROUNDINGS } from './cluster.ts';
import { programOf } from './programs.ts';

/** A running PostgreSQL. It ends when this process ends in any way. */
export interface Postmaster {
  /** Settles when it has ended, on request or unexpectedly, with the last lines of its log. */
  ended: Promise<Error>;
  /** Rolls back what is open, writes everything out and ends it. */
  stop(): Promise<void>;
}

export interface PostmasterOptions {
  bin: string;
  cluster: string;
  account: Account | null;
  /** Settings on its command line, which override those in its files. */
  settings: Record<string, string>;
  /** A folder that is removed when it has ended. */
  remove?: string;
}

/**
 * Ends PostgreSQL when its standard input is closed, which the system does when the process at the
 * other end is gone, even by `kill -9`. Signals to all processes of a terminal or a service must
 * only reach that process, which decides when the store may end.
 */
const SUPERVISOR = `
trap '' INT TERM HUP
exec 3<&0
"$@" </dev/null 3<&- &
server=$!
{ read -r _ <&3; kill -INT $server; } &
watcher=$!
wait $server
code=$?
kill -9 $watcher 2>/dev/null
[ -n "$REMOVE" ] && rm -rf "$REMOVE"
exit $code`;

/**
 * After SIGTERM, PostgreSQL refuses new connections and waits for the open ones to be closed. This
 * process keeps some open as long as it runs, so PostgreSQL would wait for ever, and the server would
 * refuse most calls. A service manager that signals every process has told this one to stop too: it
 * has this long to answer its calls and close its connections.
 */
const CLOSING_MS = 10_000;
const IS_CLOSING = 'received smart shutdown request';

/** Log lines that are kept to say why it ended. */
const KEPT_LINES = 40;

/**
 * Starts PostgreSQL on its files.
 * @throws Error with its log, when it does not start to accept connections
 */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const child = supervised(options);
  const said: string[] = [];
  const { stderr } = child;
  const ready = new Promise<void>((resolve) => {
    if (stderr)
      createInterface(stderr).on('line', (line) => {
        said.push(line);
        if (said.length > KEPT_LINES) said.shift();
        if (line.includes('ready to accept connections')) resolve();
        if (line.includes(IS_CLOSING)) setTimeout(() => child.stdin?.end(), CLOSING_MS).unref();
      });
  });
  const ended = Promise.race([once(child, 'close'), once(child, 'error')]).then(
    ([reason]: unknown[]) =>
      reason instanceof Error ? reason : new Error(`PostgreSQL ended:\n${said.join('\n')}`),
    (error: Error) => error,
  );
  const failure = await Promise.race([ready, ended]);
  if (failure) throw failure;
  // It must not keep this process from ending.
  child.unref();
  for (const stream of [child.stdin, stderr]) unref(stream);
  return {
    ended,
    async stop() {
      child.ref();
      child.stdin?.end();
      await ended;
    },
  };
}

function supervised({ bin, cluster, account, settings, remove }: PostmasterOptions): ChildProcess {
  const command = [
    programOf(bin, 'postgres'),
    '-D',
    cluster,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const options = {
    ...account,
    ...SURROUNDINGS,
    env: { ...SURROUNDINGS.env, REMOVE: remove ?? '' },
    stdio: ['pipe', 'ignore', 'pipe'] as const,
    // In its own process group, so that signals to this process's group do not reach it.
    detached: true,
  };
  if (process.platform !== 'win32')
    return spawn('/bin/sh', ['-c', SUPERVISOR, 'taxi-store', ...command], {
      ...options,
      stdio: [...options.stdio],
    });
  const supervisor = join(import.meta.dirname, 'windowsSupervisor.ts');
  const args = [...process.execArgv, supervisor, programOf(bin, 'pg_ctl'), cluster, ...command];
  return spawn(process.execPath, args, {
    ...options,
    stdio: [...options.stdio],
    windowsHide: true,
  });
}

function unref(stream: unknown): void {
  if (stream && typeof stream === 'object' && 'unref' in stream)
    (stream as { unref(): void }).unref();
}
