// oxlint-disable-next-line no-restricted-imports -- the one place that the rule points to
import pino, { type DestinationStream, type Logger } from 'pino';
import { describeError } from './describeError.ts';
import { currentScope } from './logScope.ts';

/**
 * Makes the log of a process. An error is written by `describeError`, under whatever name a line has it, because pino
 * by itself writes everything that an error carries, such as the values of a failed statement. A line that is written
 * during a request or a job says which.
 * @param destination by default the standard output
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      mixin: currentScope,
      serializers: { err: describeError, error: describeError },
      hooks: {
        // Without a text of its own, a line would get the error's message as its text.
        logMethod([about, text = 'failed', ...rest], method) {
          const line = about instanceof Error ? { err: about } : about;
          if (typeof line === 'string') method.apply(this, [line]);
          else method.apply(this, [line, text, ...rest]);
        },
      },
    },
    ...(destination ? [destination] : []),
  );
}
