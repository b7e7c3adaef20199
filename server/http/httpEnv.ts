import type { Hono } from 'hono';
import type { ErrorCode } from '../../contract/core/errors.ts';
import type { Channel } from '../../contract/core/channel.ts';
import type { Language } from '../../contract/core/languages.ts';
import type { Actor } from '../../contract/core/roles.ts';

/** What the middleware finds out about a request, in that order. */
export interface HttpEnv {
  Bindings: {
    /** The call is only made to get its refusal, see `earlyRefusal.ts`. */
    isRefused?: boolean;
  };
  Variables: {
    requestId: string;
    channel: Channel;
    language: Language;
    /** Pattern of the route that answered; absent for unknown paths. */
    route?: string;
    /** Set when the answer is a problem. */
    problem?: ErrorCode;
    /** Set once the caller is known. */
    actor?: Actor;
    /** Set with the actor: when the caller's token expires. */
    tokenEndsAt?: Date;
  };
}

export type App = Hono<HttpEnv> & {
  /** Makes `/readyz` answer 503; everything else is answered as before. */
  markDraining(): void;
};
