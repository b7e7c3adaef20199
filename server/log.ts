// oxlint-disable-next-line no-restricted-imports -- the one place that the rule points to
import pino, { type DestinationStream, type Logger } from 'pino';
import { describeError } from './describeError.ts';
import { currentScope } from './logScope.ts';
import type { Outages } from './outages.ts';

/** The level from which lines are about failures. */
const WARN = 40;

/**
 * Makes the log of a process. An error is written by `describeError`, under whatever name a line has it, because pino
 * by itself writes everything that an error carries, such as the values of a failed statement. A line that is written
 * during a request or a job says which.
 * @param destination by default the standard output
 * @param outages without it, every failure is logged; with it, those that only repeat one are logged at the level
 *   debug, except where nothing will try the work again (`isFinal`)
 */
export function createLog(
  level: string,
  destination?: DestinationStream,
  outages?: Outages,
): Logger {
  return pino(
    {
      level,
      mixin: currentScope,
      serializers: { err: describeError, error: describeError },
      hooks: {
        // Without a text of its own, a line would get the error's message as its text.
        logMethod([about, text = 'failed', ...rest], method, ofLevel) {
          const line: unknown = about instanceof Error ? { err: about } : about;
          if (typeof line === 'string') {
            method.apply(this, [line]);
            return;
          }
          const { err, error, isFinal } = line as Record<string, unknown>;
          const isRepeated = ofLevel >= WARN && outages?.isKnown(err ?? error, this) === true;
          if (isRepeated && isFinal !== true) this.debug(line, text, ...rest);
          else method.apply(this, [line, text, ...rest]);
        },
      },
    },
    ...(destination ? [destination] : []),
  );
}
