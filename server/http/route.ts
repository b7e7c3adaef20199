import type { z } from 'zod';
import type { ErrorCode } from '../../contract/core/errors.ts';
import type { Role } from '../../contract/core/roles.ts';
import type { RequestContext } from '../context.ts';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** A call as it came in, nothing checked yet but who calls. */
export interface RawCall {
  params: Record<string, string>;
  search: URLSearchParams;
  /** Parsed JSON; undefined where none was sent. */
  body: unknown;
  idempotencyKey: string | null;
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
  /** What the description says about inputs and the answer. */
  describes: {
    params?: z.ZodObject | undefined;
    query?: z.ZodObject | undefined;
    body?: z.ZodType | undefined;
    response?: z.ZodType | undefined;
    status: Answer['status'];
    /** Headers of the answer by name, with what they say. */
    headers?: Record<string, string>;
    /** Failures beside the ones every call can have. */
    problems: readonly ErrorCode[];
  };
  call(ctx: RequestContext, raw: RawCall): Promise<Answer>;
}
