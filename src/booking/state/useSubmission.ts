import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { HttpError } from 'react-admin';
import {
  abandonAttempt,
  cancelBooking,
  confirmBooking,
  requestBooking,
} from '../../dataProvider/bookingCalls.ts';
import { isNotOurs, isNotSent, problemOf } from '../../dataProvider/failedCalls.ts';
import { confirmPayment } from '../../payments/confirmPayment.ts';
import { reported } from '../../trackedEvents/report.ts';
import { pageConfig } from '../../shell/pageConfig.ts';
import { keptValue } from './kept.ts';
import type { Failure } from './failure.ts';
import { FARE } from './queries.ts';
import { isReturn } from './leg.ts';
import { createSubmission, type BookingSubmission } from './submission.ts';
import { submissionSchema } from './submissionSchema.ts';
import type { Submission } from './submissionState.ts';
import { POLICY_PREVIEW } from './usePolicy.ts';

/**
 * An error without a status had no answer, or one that could not be read: for example a proxy's page in place of
 * a booking.
 */
export const failureOf = (error: unknown): Failure => ({
  status: error instanceof HttpError ? error.status : 0,
  problem: problemOf(error),
  isNotSent: isNotSent(error),
  ...(isNotOurs(error) && { isUnreadable: true }),
});

/** The event under which a leg's finished call is counted. */
const eventOf = (operation: 'REQUEST' | 'CONFIRM', key: string) =>
  isReturn(key)
    ? (`RETURN_BOOKING_${operation}_COMPLETED` as const)
    : (`BOOKING_${operation}_COMPLETED` as const);

/** The open console's submissions by user: a submission that is on its way outlives its page. */
const submissions = new WeakMap<QueryClient, Map<string, BookingSubmission>>();

function submissionOf(client: QueryClient, userId: string): BookingSubmission {
  const own = submissions.get(client) ?? new Map<string, BookingSubmission>();
  submissions.set(client, own);
  const submission =
    own.get(userId) ??
    createSubmission({
      calls: {
        request: async (request, key) => {
          try {
            return await reported(eventOf('REQUEST', key), requestBooking(request, key));
          } catch (error) {
            // The form has asked before the rules or prices changed: it asks again before it is shown.
            const code = problemOf(error)?.code;
            if (code === 'NOT_ALLOWED_BY_POLICY')
              void client.invalidateQueries({ queryKey: [POLICY_PREVIEW] });
            if (code === 'FARE_CHANGED') void client.invalidateQueries({ queryKey: [FARE] });
            throw error;
          }
        },
        confirmPayment,
        confirm: (id, key) => reported(eventOf('CONFIRM', key), confirmBooking(id, key)),
        cancel: cancelBooking,
        abandon: abandonAttempt,
      },
      kept: keptValue(`booking-attempt:${pageConfig().id}:${userId}`, submissionSchema),
      failureOf,
    });
  own.set(userId, submission);
  return submission;
}

/** The booking of this tab; goes on with one that a reload interrupted. */
export function useSubmission(userId: string): [Submission, BookingSubmission] {
  const submission = submissionOf(useQueryClient(), userId);
  const state = useSyncExternalStore(submission.subscribe, submission.state);
  useEffect(() => void submission.resume(), [submission]);
  return [state, submission];
}
