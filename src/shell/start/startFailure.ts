import { problemOf } from '../../dataProvider/http.ts';
import type { StartFailure } from './StartFailed.tsx';

/** What the start page says about a failure to open the console; null if nobody is signed in. */
export function startFailure(error: unknown): StartFailure | null {
  const problem = problemOf(error);
  if (!problem) return {};
  if (problem.code === 'NOT_SIGNED_IN') return null;
  return {
    title: problem.displayTitle,
    message: problem.displayMessage,
    requestId: problem.requestId,
    isFinal: problem.status === 403,
  };
}
