import type { z } from 'zod';
import { TOTAL_AT_LEAST } from '../../contract/core/laterTotal.ts';
import type { ErrorCode } from '../../contract/core/errors.ts';
import type { Role } from '../../contract/core/roles.ts';
import type { LoadClass } from '../admission/loadClass.ts';
import type { RequestContext } from '../context.ts';
import type { RateLimit } from './rateLimit.ts';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** For lists: how many rows there are on all pages. */
export const TOTAL = 'x-total-count';
export const TOTAL_HEADER = { [TOTAL]: 'The exact number of rows that match, on all pages' };
/** Headers of lists for which a caller may ask for the total later. */
export const LATER_TOTAL_HEADERS = {
  [TOTAL]: `${TOTAL_HEADER[TOTAL]}; left out if ${TOTAL_AT_LEAST} is sent`,
  [TOTAL_AT_LEAST]:
    'How many rows match at least. Sent only with `Prefer: count=later`, if counting all of them takes long',
};

/** A call as it came in; only the caller has been checked. */
export interface RawCall {
  params: Record<string, string>;
  search: URLSearchParams;
  /** Parsed JSON; undefined where none was sent. */
  body: unknown;
  idempotencyKey: string | null;
  /** Does not wait for a total that takes long. */
  prefersCountLater: boolean;
}

export interface Answer {
  status: 200 | 201 | 202 | 204;
  body: unknown;
  headers?: Record<string, string>;
}

/** One mounted call; the app, OpenAPI and the permission suite all work from it. */
export interface Route {
  id: string;
  summary: string;
  method: Method;
  /** With parameters in braces. */
  path: `/v1/${string}`;
  roles: readonly Role[];
  idempotency: 'required' | 'accepted' | 'none';
  /** The class, which decides what is refused first under too much load. */
  load: LoadClass;
  /** A separate limit for each caller, in addition to the one for all calls together. */
  rateLimit?: RateLimit | undefined;
  /** What OpenAPI says about inputs and the answer. */
  describes: {
    params?: z.ZodObject | undefined;
    query?: z.ZodObject | undefined;
    body?: z.ZodType | undefined;
    response?: z.ZodType | undefined;
    /** Accepts a preference about its total. */
    countsLater?: boolean | undefined;
    /** The answer is server-sent events, each of the response schema. */
    isStream?: boolean | undefined;
    /** The answer is a CSV file, which can also be opened with a report ticket. */
    isDownload?: boolean | undefined;
    status: Answer['status'];
    /** Headers of the answer by name, with their descriptions. */
    headers?: Record<string, string>;
    /** Failures in addition to those that every call can have. */
    problems: readonly ErrorCode[];
  };
  call(ctx: RequestContext, raw: RawCall): Promise<Answer>;
}
