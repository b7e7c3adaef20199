import type { z } from 'zod';
import type { ErrorCode } from '../../contract/core/errors.ts';
import type { Role } from '../../contract/core/roles.ts';
import type { LoadClass } from '../admission/loadClass.ts';
import type { RequestContext } from '../context.ts';
import { type EventSink, EventStream } from './eventStream.ts';
import type { FileAnswer } from './file.ts';
import type { RateLimit } from './rateLimit.ts';

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

/**
 * An API call that is not plain CRUD. It says who may call it; the sign-in check, validation,
 * idempotency, OpenAPI and the permission tests all read that here.
 */
export interface Operation<
  P extends z.ZodObject | undefined = undefined,
  Q extends z.ZodObject | undefined = undefined,
  B extends z.ZodType | undefined = undefined,
  R extends z.ZodType | undefined = undefined,
> {
  /** OpenAPI operationId, a verb: `confirmBooking`. */
  id: string;
  summary: string;
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** With parameters in braces: `/v1/bookings/{id}/confirm`. */
  path: `/v1/${string}`;
  roles: readonly [Role, ...Role[]];
  params?: P;
  query?: Q;
  body?: B;
  /** Schema of the answer; absent for 204. */
  response?: R;
  /** Status of success; by default 200, or 204 without a response schema. */
  status?: 200 | 201 | 202;
  /**
   * Writes accept an Idempotency-Key; `required` refuses a call without. `none` is for questions
   * that change nothing, but are too long for a query string.
   */
  idempotency?: 'required' | 'none';
  /** By default a page of a list is a `list`, anything else a `row`. */
  load?: LoadClass;
  /** A separate limit for each caller, in addition to the one for all calls together. */
  rateLimit?: RateLimit;
  /** Failures in addition to those that follow from its inputs (`problemCodes.ts`). */
  problems?: readonly ErrorCode[];
  /** True for a page of a list: it answers `Counted`, and the total goes into a header. */
  isCounted?: boolean;
  handle(
    ctx: RequestContext,
    input: {
      params: Parsed<P>;
      query: Parsed<Q>;
      body: Parsed<B>;
      idempotencyKey: string | null;
    },
  ): Promise<R extends z.ZodType ? z.input<R> | Counted<z.input<R>> : void>;
}

/** A page of a list, and how many rows there are on all pages. */
export class Counted<T> {
  readonly rows: T;
  readonly total: number;
  constructor(rows: T, total: number) {
    this.rows = rows;
    this.total = total;
  }
}

/** An operation without its types, as the app mounts it. */
export interface AnyOperation {
  id: string;
  summary: string;
  method: Operation['method'];
  path: `/v1/${string}`;
  roles: readonly [Role, ...Role[]];
  params: z.ZodObject | undefined;
  query: z.ZodObject | undefined;
  body: z.ZodType | undefined;
  response: z.ZodType | undefined;
  status: 200 | 201 | 202 | 204;
  idempotency: 'required' | 'accepted' | 'none';
  load: LoadClass;
  rateLimit?: RateLimit | undefined;
  problems: readonly ErrorCode[];
  /** Parses nothing itself: the schemas above have already parsed the inputs. */
  handle(ctx: RequestContext, input: OperationInput): Promise<unknown>;
  isCounted?: boolean | undefined;
  /** True when it answers an EventStream, whose events are of the response schema. */
  isStream?: boolean;
  /** True when it answers a FileAnswer, and may be opened with a ticket instead of a sign-in. */
  isDownload?: boolean;
}

export interface OperationInput {
  params: unknown;
  query: unknown;
  body: unknown;
  idempotencyKey: string | null;
}

/** Declares an operation; list it in `operations/index.ts`. */
export function defineOperation<
  P extends z.ZodObject | undefined = undefined,
  Q extends z.ZodObject | undefined = undefined,
  B extends z.ZodType | undefined = undefined,
  R extends z.ZodType | undefined = undefined,
>(operation: Operation<P, Q, B, R>): AnyOperation {
  const writes = operation.method !== 'get';
  return {
    ...operation,
    params: operation.params,
    query: operation.query,
    body: operation.body,
    response: operation.response,
    load: operation.load ?? (operation.isCounted ? 'list' : 'row'),
    rateLimit: operation.rateLimit,
    problems: operation.problems ?? [],
    isCounted: operation.isCounted,
    status: operation.status ?? (operation.response ? 200 : 204),
    idempotency: operation.idempotency ?? (writes ? 'accepted' : 'none'),
    handle: (ctx, input) =>
      operation.handle(ctx, {
        params: input.params as Parsed<P>,
        query: input.query as Parsed<Q>,
        body: input.body as Parsed<B>,
        idempotencyKey: input.idempotencyKey,
      }),
  };
}

/** An API call that keeps answering: server-sent events, each of the schema `event`. */
interface StreamOperation<E extends z.ZodType> {
  id: string;
  summary: string;
  path: `/v1/${string}`;
  roles: readonly [Role, ...Role[]];
  event: E;
  /** Sends events as they happen; returns a function that stops it. */
  follow(ctx: RequestContext, sink: EventSink<z.input<E>>): () => void;
}

/** Declares a stream; list it in `operations/index.ts`, like every operation. */
export function defineStream<E extends z.ZodType>(stream: StreamOperation<E>): AnyOperation {
  const { id, summary, path, roles, event, follow } = stream;
  return {
    id,
    summary,
    method: 'get',
    path,
    roles,
    params: undefined,
    query: undefined,
    body: undefined,
    response: event,
    status: 200,
    idempotency: 'none',
    load: 'list',
    problems: [],
    isStream: true,
    handle: (ctx) => Promise.resolve(new EventStream((sink) => follow(ctx, sink))),
  };
}

/**
 * An API call that answers with a file. A browser opens it directly, with a ticket in its `token`.
 */
interface DownloadOperation<P extends z.ZodObject | undefined, Q extends z.ZodObject> {
  id: string;
  summary: string;
  path: `/v1/${string}`;
  roles: readonly [Role, ...Role[]];
  params?: P;
  query: Q;
  /** Failures in addition to those that follow from its inputs. */
  problems?: readonly ErrorCode[];
  open(ctx: RequestContext, input: { params: Parsed<P>; query: z.output<Q> }): Promise<FileAnswer>;
}

/** Declares a download; list it in `operations/index.ts`, like every operation. */
export function defineDownload<
  Q extends z.ZodObject,
  P extends z.ZodObject | undefined = undefined,
>(download: DownloadOperation<P, Q>): AnyOperation {
  const { id, summary, path, roles, params, query, problems = [], open } = download;
  return {
    id,
    summary,
    method: 'get',
    path,
    roles,
    params,
    query,
    body: undefined,
    response: undefined,
    status: 200,
    idempotency: 'none',
    load: 'bulk',
    problems,
    isDownload: true,
    handle: (ctx, input) =>
      open(ctx, { params: input.params as Parsed<P>, query: input.query as z.output<Q> }),
  };
}
