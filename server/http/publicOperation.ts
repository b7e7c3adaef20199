import type { z } from 'zod';
import type { Channel } from '../../contract/core/channel.ts';
import type { ErrorCode } from '../../contract/core/errors.ts';
import type { AppContext } from '../context.ts';

/** A read by somebody nobody knows: all there is to go by is the channel and what the call names. */
export interface PublicOperation<P extends z.ZodObject = z.ZodObject> {
  /** OpenAPI operationId, a verb. */
  id: string;
  summary: string;
  /** With parameters in braces. */
  path: `/v1/${string}`;
  params: P;
  response: z.ZodType;
  /** Failures beside NOT_FOUND and TOO_MANY_REQUESTS. */
  problems: readonly ErrorCode[];
  /** For how many seconds an answer may be kept, by anybody; it is not kept unless told. */
  keptSeconds?: number;
  handle(caller: { app: AppContext; channel: Channel }, params: z.output<P>): Promise<unknown>;
}

/** What stands in `x-roles` of a call that everybody may make. */
export const PUBLIC_ROLE = 'public';
/** What stands there of calls that programs make, which sign them. */
export const DISPATCH_ROLE = 'dispatch system';
export const CARD_PROCESSOR_ROLE = 'card processor';

/** Declares a call that needs no sign-in; list it in `operations/public.ts`. */
export const definePublicOperation = <P extends z.ZodObject>(
  operation: PublicOperation<P>,
): PublicOperation => ({
  ...operation,
  // The parameters were parsed with the schema above.
  handle: (caller, params) => operation.handle(caller, params as z.output<P>),
});
