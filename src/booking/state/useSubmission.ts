import { useEffect, useState, useSyncExternalStore } from 'react';
import { HttpError } from 'react-admin';
import { cancelBooking, confirmBooking, requestBooking } from '../../dataProvider/bookingCalls.ts';
import { problemOf } from '../../dataProvider/http.ts';
import { keptValue } from './kept.ts';
import { createSubmission, type BookingSubmission } from './submission.ts';
import { submissionSchema, type Failure, type Submission } from './submissionState.ts';

/** An error without a status came without an answer, or with one that could not be read. */
export const failureOf = (error: unknown): Failure => ({
  status: error instanceof HttpError ? error.status : 0,
  problem: problemOf(error),
});

/** The booking of this tab; what a reload interrupted is gone on with. */
export function useSubmission(userId: string): [Submission, BookingSubmission] {
  const [submission] = useState(() =>
    createSubmission({
      calls: { request: requestBooking, confirm: confirmBooking, cancel: cancelBooking },
      kept: keptValue(`booking-attempt:${userId}`, submissionSchema),
      failureOf,
    }),
  );
  const state = useSyncExternalStore(submission.subscribe, submission.state);
  useEffect(() => void submission.resume(), [submission]);
  return [state, submission];
}
