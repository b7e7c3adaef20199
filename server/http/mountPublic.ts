import type { Context, Hono } from 'hono';
import { validate } from '../../contract/core/validation.ts';
import { DomainError } from '../../contract/core/errors.ts';
import type { LoadClass } from '../admission/loadClass.ts';
import type { AppContext } from '../context.ts';
import { reaching } from '../db/rowSecurity/reaching.ts';
import { ifAdmitted } from './admitted.ts';
import { callerAddress } from './callerAddress.ts';
import { sendJson } from './compressed.ts';
import { honoPath } from './honoPath.ts';
import type { HttpEnv } from './httpEnv.ts';
import { answerProblem } from './problems.ts';
import type { PublicOperation } from './publicOperation.ts';
import { refuseUnreadable } from './readableInput.ts';
import { type RateLimit, rateLimiter } from './rateLimit.ts';

export const PUBLIC_LOAD: LoadClass = 'row';

/**
 * Two pages that are open at the same time ask six times a minute each; an office may share one
 * address.
 */
const PER_ADDRESS: RateLimit = { burst: 120, perSecond: 2 };

/**
 * Mounts the calls that need no sign-in. Each address has a limit, which makes guessing links slow.
 */
export function mountPublic(
  hono: Hono<HttpEnv>,
  operations: readonly PublicOperation[],
  app: AppContext,
  limit: RateLimit = PER_ADDRESS,
): void {
  const limiter = () => rateLimiter(limit, () => performance.now());
  const takeOfLinks = limiter();
  for (const { path, params, keptSeconds, handle } of operations) {
    const pattern = honoPath(path);
    // Calls with the same answer for everybody have no links to guess, and a map must not use up
    // the calls for links.
    const take = keptSeconds ? limiter() : takeOfLinks;
    const answer = async (c: Context<HttpEnv>) => {
      const wait = take(callerAddress(app, c));
      if (wait > 0)
        return answerProblem(c, new DomainError('TOO_MANY_REQUESTS'), {
          'retry-after': String(wait),
        });
      const search = new URL(c.req.url).searchParams;
      refuseUnreadable({ params: c.req.param(), search, body: undefined });
      const parsed = validate(params, c.req.param());
      if (!parsed.ok) throw new DomainError('NOT_FOUND');
      const channel = c.get('channel');
      const caller = { app: reaching(app, { channelId: channel.id }), channel };
      const body = await handle(caller, parsed.value);
      const keeping = keptSeconds ? `public, max-age=${keptSeconds}` : 'no-store';
      return sendJson(c, JSON.stringify(body), 200, { 'cache-control': keeping });
    };
    hono.get(pattern, (c) => {
      c.set('route', path);
      return ifAdmitted(c, app, PUBLIC_LOAD, () => answer(c));
    });
    hono.all(pattern, (c) => {
      c.set('route', path);
      return answerProblem(c, new DomainError('METHOD_NOT_ALLOWED'), { allow: 'GET, HEAD' });
    });
  }
}
