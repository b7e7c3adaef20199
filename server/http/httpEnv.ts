import type { Hono } from 'hono';
import type { Channel } from '../../contract/core/channel.ts';
import type { Language } from '../../contract/core/languages.ts';
import type { Actor } from '../../contract/core/roles.ts';

/** What the middleware finds out about a request, in the order it does. */
export interface HttpEnv {
  Bindings: {
    /** The call is only made to have its refusal, see `doorman.ts`. */
    isRefused?: boolean;
  };
  Variables: {
    requestId: string;
    channel: Channel;
    language: Language;
    /** Pattern of the route that answered; absent for unknown paths. */
    route?: string;
    /** Set once the caller is known. */
    actor?: Actor;
    /** With the actor: what was said about the caller holds until then. */
    tokenEndsAt?: Date;
  };
}

export type App = Hono<HttpEnv> & {
  /** From now on `/readyz` answers 503 and writes are refused, so that the process can end. */
  markStopping(): void;
};
