import {
  type ActivityPeriod,
  activitySchema,
  operationStateSchema,
  triedAgainSchema,
} from '../../contract/operation/calls.ts';
import { callApi, type Read } from './http.ts';

/** The API calls about how the server is. All throw `HttpError` as `callApi` does. */

/** Outside services, queues, failed jobs and, for the operator, the installation. */
export const operationState = ({ signal }: Read = {}) =>
  callApi('/operation', { response: operationStateSchema, signal });

/** Calls, latency and jobs of the channel. */
export const operationActivity = (period: ActivityPeriod, { signal }: Read = {}) =>
  callApi('/operation/activity', { query: { period }, response: activitySchema, signal });

/** Tries failed jobs and mails again. */
export const tryJobsAgain = (jobIds: readonly string[]) =>
  callApi('/operation/try-again', {
    method: 'POST',
    body: { jobIds },
    response: triedAgainSchema,
    leavesRows: true,
  });
