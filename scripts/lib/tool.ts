import { parseArgs, type ParseArgsConfig } from 'node:util';
import { ConfigError } from '../../server/config/configError.ts';
import { type Config, readConfig } from '../../server/config/env.ts';
import { loadEnvFile } from '../../server/config/envFile.ts';
import { textOf } from '../../server/checks/findings.ts';

/** The command was called with words that it does not take. The message says how to call it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/**
 * The words that follow a command's name, of which at least the first is needed. An option such as
 * `--help` is never taken for the name of a file.
 * @param usage what to name, and how: `Name the file to write: npm run backup -- taxi.backup`
 * @throws UsageError
 */
export function wordsOf(usage: string, atMost = 1): [string, ...string[]] {
  const [first, ...others] = process.argv.slice(2);
  const isCalledWrongly = [first, ...others].some((word) => !word || word.startsWith('-'));
  if (first === undefined || isCalledWrongly || others.length >= atMost)
    throw new UsageError(usage);
  return [first, ...others];
}

/**
 * The one word that follows a command's name, and the options with it.
 * @param usage what to name, and how
 * @throws UsageError
 */
export function wordAndOptions<const O extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  options: O,
) {
  const { positionals, values } = readArguments(usage, options);
  const [word, ...others] = positionals;
  if (!word || others.length > 0) throw new UsageError(usage);
  return { word, options: values };
}

function readArguments<const O extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  options: O,
) {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(usage, { cause: error });
  }
}

/**
 * The options with which a command was called. With another one, such as `--help`, it ends and says
 * which there are.
 */
export function optionsOf<const O extends NonNullable<ParseArgsConfig['options']>>(
  command: string,
  options: O,
) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    const known = Object.entries(options).map(([name, { type }]) =>
      type === 'string' ? `[--${name} …]` : `[--${name}]`,
    );
    console.error(`${textOf(error)}\nCall it like this: npm run ${command} -- ${known.join(' ')}`);
    process.exit(2);
  }
}

type ErrorKind = abstract new (...args: never[]) => Error;

/** The database that the environment names; a tool needs nothing else of the configuration. */
export function configuredDatabase(): Config['database'] {
  loadEnvFile();
  const { DATA_DIR, DATABASE_URL, DATABASE_DIRECT_URL } = process.env;
  return readConfig({ DATA_DIR, DATABASE_URL, DATABASE_DIRECT_URL, DEMO: '1' }).database;
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
      [ConfigError, UsageError, ...explained].some((kind) => error instanceof kind) ||
      (error instanceof Error && 'code' in error);
    const stack = error instanceof Error ? error.stack : undefined;
    console.error(isExplained ? textOf(error) : (stack ?? String(error)));
    process.exitCode = 1;
  }
}
