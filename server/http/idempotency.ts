import { createHash } from 'node:crypto';
import { DomainError } from '../../contract/core/errors.ts';
import type { KeptAnswer, RequestContext } from '../context.ts';
import { answerKey, claimKey, holdClaim, releaseKey } from '../db/idempotencyKeys.ts';
import { describeError } from './logging.ts';
import type { Route } from './route.ts';

const PRINTABLE = /^[\x20-\x7E]{1,255}$/;

/** @throws DomainError IDEMPOTENCY_KEY_REQUIRED when absent though required, or not usable */
export function readKey(route: Route, header: string | undefined): string | null {
  if (route.idempotency === 'none') return null;
  const isUsable = header !== undefined && PRINTABLE.test(header);
  if (!isUsable && (header !== undefined || route.idempotency === 'required'))
    throw new DomainError('IDEMPOTENCY_KEY_REQUIRED');
  return header ?? null;
}

/** Tells one request from another under the same key. */
export const requestHash = (method: string, url: URL, body: string): string =>
  createHash('sha256').update(`${method} ${url.pathname}${url.search}\n${body}`).digest('hex');

/** Too early and too many requests: said of the moment, not of the call. */
const PASSING = new Set([425, 429]);
/** Ours to repeat later; a fault of the server says nothing about the call, either. */
const isFinal = ({ status }: KeptAnswer) => status < 500 && !PASSING.has(status);

/**
 * Runs `work` once for a key: whoever asks again gets the same answer. Work on our own tables keeps
 * it in its transaction; the answer to anything else, and a refusal, is kept afterwards.
 * @throws DomainError IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_IN_FLIGHT
 */
export async function once<T extends KeptAnswer>(
  ctx: RequestContext,
  key: string,
  hash: string,
  work: (ctx: RequestContext) => Promise<T>,
): Promise<{ replayed: false; answer: T } | { replayed: true; answer: KeptAnswer }> {
  const { database } = ctx.app;
  const owner = { channelId: ctx.channel.id, actorId: ctx.actor.userId, key };
  const claimed = await claimKey(database, owner, hash);
  if (claimed.kind !== 'ours') {
    if (claimed.requestHash !== hash) throw new DomainError('IDEMPOTENCY_KEY_REUSED');
    if (claimed.kind === 'in flight') throw new DomainError('IDEMPOTENCY_IN_FLIGHT');
    return { replayed: true, answer: claimed };
  }
  const { claim } = claimed;
  const lease = holdClaim(database, claim);
  // What cannot be written here lapses by itself; the answer below is true all the same.
  const keep = (written: Promise<unknown>) =>
    written.catch((error: unknown) => logLapse(ctx, error));
  let keptStatus: number | null = null;
  try {
    const answer = await work({
      ...ctx,
      async keepAnswer(tx, kept, beside) {
        // From here on the row is locked, and nobody takes it over before this transaction ends.
        await lease.end();
        if (!(await answerKey(tx, claim, kept, beside)))
          throw new DomainError('IDEMPOTENCY_IN_FLIGHT');
        keptStatus = kept.status;
      },
    });
    await lease.end();
    // A call that failed after it kept its answer has taken it back with its transaction.
    if (answer.status !== keptStatus)
      await keep(
        isFinal(answer) ? answerKey(database.orm, claim, answer) : releaseKey(database, claim),
      );
    return { replayed: false, answer };
  } catch (error) {
    await lease.end();
    await keep(releaseKey(database, claim));
    throw error;
  }
}

function logLapse({ app, requestId }: RequestContext, error: unknown): void {
  app.log.error({ requestId, error: describeError(error) }, 'idempotency key not settled');
}
