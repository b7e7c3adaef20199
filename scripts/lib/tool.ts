import { ConfigError } from '../../server/config/configError.ts';
import { type Config, readConfig } from '../../server/config/env.ts';
import { loadEnvFile } from '../../server/config/envFile.ts';
import { textOf } from './findings.ts';

type ErrorKind = abstract new (...args: never[]) => Error;

/** The database that the environment names; a tool needs nothing else of the configuration. */
export function configuredDatabase(): Config['database'] {
  loadEnvFile();
  const { DATA_DIR, DATABASE_URL } = process.env;
  return readConfig({ DATA_DIR, DATABASE_URL, DEMO: '1' }).database;
}

/**
 * Runs a command to its end. Errors are printed on the terminal, and the command fails.
 * @param explained errors whose message already says what to do; a stack would only hide it
 */
export async function runTool(
  explained: readonly ErrorKind[],
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    const isExplained =
      [ConfigError, ...explained].some((kind) => error instanceof kind) ||
      (error instanceof Error && 'code' in error);
    const stack = error instanceof Error ? error.stack : undefined;
    console.error(isExplained ? textOf(error) : (stack ?? String(error)));
    process.exitCode = 1;
  }
}
