/** How many requests may come together, and how many more each second. */
export interface RateLimit {
  burst: number;
  perSecond: number;
}

/** Far above what a person or an import needs; it stops a client that is out of control. */
export const GENEROUS: RateLimit = { burst: 1200, perSecond: 40 };

interface Bucket {
  tokens: number;
  at: number;
}
const PRUNE_ABOVE = 10_000;

/**
 * A token bucket for each caller, in this process's memory: each of several processes allows as
 * much.
 * @returns a function that takes one token; it returns 0, or the seconds until there will be one
 */
export function rateLimiter({ burst, perSecond }: RateLimit, now: () => number) {
  const buckets = new Map<string, Bucket>();
  const filled = ({ tokens, at }: Bucket, moment: number) =>
    Math.min(burst, tokens + ((moment - at) / 1000) * perSecond);
  return (caller: string): number => {
    const moment = now();
    if (buckets.size > PRUNE_ABOVE) {
      for (const [key, bucket] of buckets)
        if (filled(bucket, moment) === burst) buckets.delete(key);
    }
    const tokens = filled(buckets.get(caller) ?? { tokens: burst, at: moment }, moment);
    const enough = tokens >= 1;
    buckets.set(caller, { tokens: enough ? tokens - 1 : tokens, at: moment });
    return enough ? 0 : Math.ceil((1 - tokens) / perSecond);
  };
}

/**
 * The limit of all calls of a caller together, and the limits of single routes.
 * @returns a function that takes one token of each; it returns 0, or the seconds until the call may
 *   be made
 */
export function callLimiter(ofAll: RateLimit, now: () => number) {
  const takeOfAll = rateLimiter(ofAll, now);
  const own = new Map<RateLimit, (caller: string) => number>();
  return (caller: string, ofRoute?: RateLimit): number => {
    const wait = takeOfAll(caller);
    if (wait > 0 || !ofRoute) return wait;
    const take = own.get(ofRoute) ?? rateLimiter(ofRoute, now);
    own.set(ofRoute, take);
    return take(caller);
  };
}
