import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CHILD_FLAGS } from '../support/childFlags.ts';
import { makeHome } from '../support/killableServer.ts';
import { readProjectFile } from '../support/namedTests.ts';

const POLL_MS = 100;

export interface Running {
  child: ChildProcess;
  /** Ends it as its operator would, and waits for its end. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** Starts a program whose output goes to a file. */
export function startProgram(
  log: string,
  program: string,
  args: readonly string[],
  settings: { cwd?: string; env?: NodeJS.ProcessEnv; uid?: number; gid?: number } = {},
): Running {
  const child = spawn(program, args, { ...settings, stdio: ['ignore', 'pipe', 'pipe'] });
  const file = createWriteStream(log, { flags: 'a' });
  for (const output of [child.stdout, child.stderr]) output?.pipe(file, { end: false });
  // What fails in the middle leaves nothing running.
  process.once('exit', () => child.kill('SIGKILL'));
  const exited = once(child, 'exit');
  return {
    child,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      await exited;
    },
  };
}

/** Waits until an address answers with 200. */
export async function untilReady(url: string, { child }: Running): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`It ended before ${url} answered`);
    const answer = await fetch(url).catch(() => null);
    if (answer?.status === 200) return;
    await wait(POLL_MS);
  }
}

/**
 * Starts the product from a check-out, as its users start it.
 * @param checkout its folder, with `node_modules`
 * @param origin what callers open, which may be that of a balancer
 */
export async function startProduct(
  checkout: string,
  { port, origin, home, ...environment }: Record<string, string> & Product,
): Promise<Running> {
  mkdirSync(home, { recursive: true });
  makeHome(home);
  const running = startProgram(
    join(home, 'log'),
    process.execPath,
    [...CHILD_FLAGS, join(checkout, 'server/main.ts')],
    {
      cwd: home,
      env: {
        PATH: process.env['PATH'],
        PORT: port,
        PUBLIC_URL: origin,
        DEMO: '1',
        LOG_LEVEL: 'info',
        ...environment,
      },
    },
  );
  await untilReady(`http://127.0.0.1:${port}/readyz`, running);
  return running;
}

interface Product {
  port: string;
  origin: string;
  /** A folder for its log. */
  home: string;
}

/** Starts nginx with the settings in deploy/nginx.conf, without TLS, in front of these ports. */
export function startNginx(folder: string, port: number, ports: readonly number[]): Running {
  mkdirSync(folder, { recursive: true });
  const [passing] =
    / {2}proxy_http_version.*(?=\n\})/s.exec(readProjectFile('deploy/nginx.conf')) ?? [];
  const servers = ports.map((one) => `server 127.0.0.1:${one};`).join(' ');
  const config = join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `daemon off; pid ${folder}/pid; error_log ${folder}/errors info;
events {}
http {
  access_log ${folder}/access;
  upstream taxi_console { ${servers} }
  server { listen 127.0.0.1:${port}; client_max_body_size 2m;
${passing} }
}
`,
  );
  return startProgram(join(folder, 'log'), 'nginx', ['-c', config, '-p', folder]);
}
