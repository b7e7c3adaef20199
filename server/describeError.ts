import { databaseError } from './db/errors.ts';

const frames = (error: Error) =>
  (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));

/** SQLSTATEs that are about the server: connections, sign-in, disks, settings. They quote no values. */
const ABOUT_THE_SERVER = /^(?:08|25|28|3D|53|57|58)/;

/**
 * The parts of an error that may be logged. A database error's message can quote the values of the row, so mostly only
 * its code and names are kept; the stack's first line repeats the message.
 */
export function describeError(error: unknown): Record<string, unknown> {
  const refused = databaseError(error);
  if (refused) {
    const { code, table, column, constraint, routine, message } = refused;
    const stack = error instanceof Error ? frames(error) : [];
    const said = ABOUT_THE_SERVER.test(code ?? '') ? { message } : {};
    return { name: 'DatabaseError', code, ...said, table, column, constraint, routine, stack };
  }
  if (!(error instanceof Error)) return { name: typeof error };
  const { name, message } = error;
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  // What cannot be read as JSON is quoted by its error.
  const quotesValues =
    error instanceof SyntaxError ||
    name === 'DrizzleQueryError' ||
    message.startsWith('Failed query');
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) };
  return { name, ...code, ...(!quotesValues && { message }), stack: frames(error), ...cause };
}
