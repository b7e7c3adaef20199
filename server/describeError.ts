import { databaseError } from './db/errors.ts';

const frames = (error: Error) =>
  (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));

/**
 * The parts of an error that may be logged. A database error's message and details quote the values
 * of the row, so only its code and names are kept; the stack's first line repeats the message.
 */
export function describeError(error: unknown): Record<string, unknown> {
  const refused = databaseError(error);
  if (refused) {
    const { code, table, column, constraint, routine } = refused;
    const stack = error instanceof Error ? frames(error) : [];
    return { name: 'DatabaseError', code, table, column, constraint, routine, stack };
  }
  if (!(error instanceof Error)) return { name: typeof error };
  const { name, message } = error;
  const quotesValues = name === 'DrizzleQueryError' || message.startsWith('Failed query');
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) };
  return { name, ...(!quotesValues && { message }), stack: frames(error), ...cause };
}
