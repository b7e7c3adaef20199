import { flushCompileCache } from 'node:module';
import { ConfigError } from './config/configError.ts';
import { readConfig } from './config/env.ts';
import { loadEnvFile } from './config/envFile.ts';
import { StoreError } from './db/open.ts';
import { describeError } from './describeError.ts';
import { rowSecurity } from './db/rowSecurity/status.ts';
import { ListenError } from './listen.ts';
import { runServer } from './run.ts';
import { startMessage } from './startMessage.ts';

/** Errors whose message already says what to do; a stack would only hide it. */
const EXPLAINED = [ConfigError, ListenError, StoreError];
const SAME_PRESS_MS = 500;

/** By itself, Node prints everything that an error carries. */
process.on('uncaughtException', (error) => {
  process.stderr.write(`${JSON.stringify(describeError(error), null, 2)}\n`);
  process.exit(1);
});

try {
  loadEnvFile();
  const config = readConfig(process.env);
  const development = process.argv.includes('--dev');
  const server = await runServer(config, { development });
  const { store } = server;
  process.stdout.write(
    startMessage(config, { folder: store.folder, rowSecurity: await rowSecurity(store.pool) }),
  );
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
      server.stop().then(
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
