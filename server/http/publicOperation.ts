import type { z } from 'zod';
import type { Channel } from '../../contract/core/channel.ts';
import type { ErrorCode } from '../../contract/core/errors.ts';
import type { AppContext } from '../context.ts';

/** A read by an unknown caller: only the channel and the parameters of the call are known. */
export interface PublicOperation<P extends z.ZodObject = z.ZodObject> {
  /** OpenAPI operationId, a verb. */
  id: string;
  summary: string;
  /** With parameters in braces. */
  path: `/v1/${string}`;
  params: P;
  response: z.ZodType;
  /** Failures in addition to NOT_FOUND and TOO_MANY_REQUESTS. */
  problems: readonly ErrorCode[];
  /** For how many seconds anybody may cache an answer; by default it is not cached. */
  keptSeconds?: number;
  handle(caller: { app: AppContext; channel: Channel }, params: z.output<P>): Promise<unknown>;
}

/** The value of `x-roles` for a call that everybody may make. */
export const PUBLIC_ROLE = 'public';
/** The value for calls by programs, which sign them. */
export const DISPATCH_ROLE = 'dispatch system';
export const CARD_PROCESSOR_ROLE = 'card processor';

/** Declares a call that needs no sign-in; list it in `operations/public.ts`. */
export const definePublicOperation = <P extends z.ZodObject>(
  operation: PublicOperation<P>,
): PublicOperation => ({
  ...operation,
  // The schema above has parsed the parameters.
  handle: (caller, params) => operation.handle(caller, params as z.output<P>),
});
