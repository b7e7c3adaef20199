import type { Problem } from '../../../contract/core/errors.ts';
import type { Reply } from '../../support/server.ts';
import { briefly } from './calls.ts';
import { FORBIDDEN, KEY_NOT_ALLOWED } from './callers.ts';

export const isForbidden = ({ status, body: answer }: Reply<Problem>) =>
  status === FORBIDDEN.status && answer.code === FORBIDDEN.code;
export const isKeyRefused = ({ status, body: answer }: Reply<Problem>) =>
  status === KEY_NOT_ALLOWED.status && answer.code === KEY_NOT_ALLOWED.code;
/** Answers that do not say whether a row exists. */
export const hidden = new Set([401, 403, 404]);

let cells = 0;
/** How many answers were looked at. */
export const countCells = (): number => cells;

/** Collects the answers that are wrong. */
export function notes() {
  const wrong: string[] = [];
  return {
    wrong,
    cell(isRight: boolean, what: string, reply: Reply<Problem>) {
      cells += 1;
      if (!isRight || reply.status >= 500) wrong.push(`${what}: ${briefly(reply)}`);
    },
  };
}
