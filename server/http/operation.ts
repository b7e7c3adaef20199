import type { z } from 'zod';
import type { Role } from '../../contract/core/roles.ts';
import type { RequestContext } from '../context.ts';

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

/**
 * An API call that is not plain CRUD. It says who may call it; the sign-in check, validation,
 * idempotency, OpenAPI and the permission suite all read it from here.
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
  /** Status of success; 200 unless told, 204 without a response schema. */
  status?: 200 | 201 | 202;
  /** Writes accept an Idempotency-Key; `required` refuses a call without. */
  idempotency?: 'required';
  handle(
    ctx: RequestContext,
    input: {
      params: Parsed<P>;
      query: Parsed<Q>;
      body: Parsed<B>;
      idempotencyKey: string | null;
    },
  ): Promise<R extends z.ZodType ? z.input<R> : void>;
}

/** An operation with its types forgotten, as the app mounts it. */
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
  /** Parses nothing itself: the inputs were parsed with the schemas above. */
  handle(ctx: RequestContext, input: OperationInput): Promise<unknown>;
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
