import { flushCompileCache } from 'node:module';
import { BuildError } from '../scripts/build.ts';
import { describeService, serviceLines } from './checks/describeService.ts';
import { outsideServices } from './checks/outsideServices.ts';
import { ConfigError } from './config/configError.ts';
import { misspeltVariables, readConfig, type Config } from './config/env.ts';
import { loadEnvFile } from './config/envFile.ts';
import { describeMisspelt } from './config/misspelt.ts';
import { StoreError, type Database } from './db/open.ts';
import { describeError } from './describeError.ts';
import { rowSecurity, describeRowSecurity, type RowSecurity } from './db/rowSecurity/status.ts';
import { ListenError } from './listen.ts';
import { runServer } from './run.ts';
import { startTracing } from './tracing/startTracing.ts';
import { readOutcomes } from './watch/serviceOutcomes.ts';
import { channelOrigins, hasNoNamedProxy } from './config/origins.ts';
import { DEMO_PASSWORD, demoSignIns } from './identity/demoSignIns.ts';

/** What the terminal shows once the server is ready: where to open it and how to get in. */
function startMessage(
  config: Config,
  {
    folder,
    rowSecurity,
    services,
  }: Pick<Database, 'folder'> & { rowSecurity: RowSecurity; services: readonly string[] },
): string {
  let signIns = 0;
  const lines = ['', `  Ready: ${config.publicUrl}`, ''];
  for (const channel of config.channels) {
    const [preferred] = channelOrigins(config, channel);
    const origin = preferred ?? config.publicUrl;
    lines.push(`  ${channel.name.padEnd(18)} ${origin}`);
    if (!config.demo || config.identity.kind === 'external') continue;
    const own = demoSignIns.filter(({ channelId }) => channelId === channel.id);
    for (const { email, label } of own) lines.push(`      ${email.padEnd(26)} ${label.en}`);
    if (own.length === 0)
      lines.push(`      The demo has no users here. Enter one: npm run manager -- ${channel.id} …`);
    signIns += own.length;
  }
  if (signIns > 0) lines.push('', `  The password of every demo sign-in is: ${DEMO_PASSWORD}`);
  if (folder) lines.push('', `  The data is in ${folder}`);
  lines.push('', `  ${describeRowSecurity(rowSecurity)}`);
  if (hasNoNamedProxy(config))
    lines.push(
      '',
      '  No proxy is named: behind one, all users count as one, and one who mistypes passwords keeps',
      '  the others out. Set TRUSTED_PROXIES to its address.',
    );
  lines.push('', '  Outside services:', ...services);
  return `${lines.join('\n')}\n`;
}

/**
 * Names the services that do not answer as they should. Nobody waits for it, since some of them may not
 * answer at all. In the demo, the browsers' tiles are not asked for.
 */
async function tellBroken(config: Config): Promise<void> {
  const asked = outsideServices(config).filter(
    ({ what, look }) => look && !(config.demo && what === 'Map tiles'),
  );
  for (const { what, state, says, remedy } of await Promise.all(asked.map(describeService)))
    if (state === 'broken') process.stderr.write(`  ${what}: broken, ${says}\n  → ${remedy}\n`);
}

/** Errors whose message already says what to do; a stack would only hide it. */
const EXPLAINED = [BuildError, ConfigError, ListenError, StoreError];
const SAME_PRESS_MS = 500;

/** By itself, Node prints everything that an error carries. */
process.on('uncaughtException', (error) => {
  process.stderr.write(`${JSON.stringify(describeError(error), null, 2)}\n`);
  process.exit(1);
});

try {
  loadEnvFile();
  const config = readConfig(process.env);
  for (const one of misspeltVariables(process.env))
    process.stderr.write(`  ${describeMisspelt(one)}\n`);
  const development = process.argv.includes('--dev');
  const endTracing = await startTracing();
  const server = await runServer(config, { development });
  const { store } = server;
  const services = outsideServices(config);
  process.stdout.write(
    startMessage(config, {
      folder: store.folder,
      rowSecurity: await rowSecurity(store.pool),
      services: serviceLines(services, await readOutcomes(store, services)),
    }),
  );
  void tellBroken(config);
  // Otherwise it is only stored when the process ends by itself (`compileCache.js`).
  flushCompileCache();
  let stoppingSince: number | undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (stoppingSince !== undefined) {
        // A second signal ends the process immediately. A key press in a terminal arrives twice:
        // from the terminal and from scripts/start.js.
        if (performance.now() - stoppingSince > SAME_PRESS_MS) process.exit(1);
        return;
      }
      stoppingSince = performance.now();
      // In a terminal somebody waits, and nobody takes the calls instead.
      server
        .stop(signal === 'SIGTERM' ? config.drainMs : 0)
        .then(endTracing)
        .then(
          () => process.exit(0),
          (error: unknown) => {
            server.context.log.error({ err: error }, 'could not stop cleanly');
            process.exit(1);
          },
        );
    });
} catch (error) {
  const isExplained = EXPLAINED.some((kind) => error instanceof kind);
  const text =
    error instanceof Error && isExplained
      ? error.message
      : JSON.stringify(describeError(error), null, 2);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
