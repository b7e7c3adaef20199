import { HttpError } from 'ra-core';
import { isNotOurs, problemOf } from '../../dataProvider/failedCalls.ts';
import { landingText } from '../../i18n/landingText.ts';
import type { StartFailure } from './StartFailed.tsx';

/** What the start page says about a failure to open the console; null if nobody is signed in. */
export function startFailure(error: unknown): StartFailure | null {
  const problem = problemOf(error);
  if (!problem) {
    if (isNotOurs(error)) return { message: landingText('startRefused', { status: '200' }) };
    // For example a proxy's error page. Without a status, nobody answered.
    if (!(error instanceof HttpError) || error.status === 0) return {};
    return { message: landingText('startRefused', { status: String(error.status) }) };
  }
  if (problem.code === 'NOT_SIGNED_IN') return null;
  return {
    title: problem.displayTitle,
    message: problem.displayMessage,
    requestId: problem.requestId,
    isFinal: problem.status === 403,
  };
}
