import type { z } from 'zod';
import { TOTAL_AT_LEAST } from '../../contract/core/laterTotal.ts';
import type { ErrorCode } from '../../contract/core/errors.ts';
import type { Role } from '../../contract/core/roles.ts';
import type { LoadClass } from '../admission/loadClass.ts';
import type { RequestContext } from '../context.ts';
import type { RateLimit } from './rateLimit.ts';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Of lists: how many rows there are beside the page that is answered. */
export const TOTAL = 'x-total-count';
export const TOTAL_HEADER = { [TOTAL]: 'Exactly how many rows match, on all pages' };
/** Of lists of which a caller may want the total later. */
export const LATER_TOTAL_HEADERS = {
  [TOTAL]: `${TOTAL_HEADER[TOTAL]}; absent where ${TOTAL_AT_LEAST} is there`,
  [TOTAL_AT_LEAST]:
    'Only with `Prefer: count=later`, for a total that takes long: at least so many rows match',
};

/** A call as it came in, nothing checked yet but who calls. */
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
  tag: string;
  method: Method;
  /** With parameters in braces. */
  path: `/v1/${string}`;
  roles: readonly Role[];
  idempotency: 'required' | 'accepted' | 'none';
  /** What is refused first when there is too much to do. */
  load: LoadClass;
  /** A limit for each caller of its own, beside the one of all calls together. */
  rateLimit?: RateLimit | undefined;
  /** What the description says about inputs and the answer. */
  describes: {
    params?: z.ZodObject | undefined;
    query?: z.ZodObject | undefined;
    body?: z.ZodType | undefined;
    response?: z.ZodType | undefined;
    /** Takes a preference about its total. */
    countsLater?: boolean | undefined;
    /** The answer is server-sent events, each of the response schema. */
    isStream?: boolean | undefined;
    /** The answer is a CSV file, which a report ticket opens too. */
    isDownload?: boolean | undefined;
    status: Answer['status'];
    /** Headers of the answer by name, with what they say. */
    headers?: Record<string, string>;
    /** Failures beside the ones every call can have. */
    problems: readonly ErrorCode[];
  };
  call(ctx: RequestContext, raw: RawCall): Promise<Answer>;
}
