import type { Context } from 'hono';
import { DomainError } from '../../contract/core/errors.ts';
import { secondsUntilRetry } from '../admission/admission.ts';
import type { LoadClass } from '../admission/loadClass.ts';
import type { AppContext } from '../context.ts';
import type { HttpEnv } from './httpEnv.ts';
import { answerProblem } from './problems.ts';

/**
 * Answers a call if there is a place for it, and otherwise says immediately when to come back. A
 * file or stream that continues after its head gives its place back before that.
 */
export async function ifAdmitted(
  c: Context<HttpEnv>,
  { admission }: Pick<AppContext, 'admission'>,
  load: LoadClass,
  answer: () => Promise<Response>,
): Promise<Response> {
  const leave = c.env?.isRefused ? null : admission.admit(load);
  if (!leave)
    return answerProblem(c, new DomainError('SERVER_BUSY'), {
      'retry-after': String(secondsUntilRetry(load)),
    });
  try {
    return await answer();
  } finally {
    leave();
  }
}
