import { createHash } from 'node:crypto';
import { DomainError } from '../../contract/core/errors.ts';
import type { KeptAnswer, RequestContext } from '../context.ts';
import {
  answerKey,
  answerKeyAndCommit,
  claimKey,
  holdClaim,
  releaseKey,
} from '../db/idempotencyKeys.ts';
import type { Route } from './route.ts';

const PRINTABLE = /^[\x20-\x7E]{1,255}$/;

/** @throws DomainError IDEMPOTENCY_KEY_REQUIRED when it is required but absent, or not usable */
export function readKey(route: Route, header: string | undefined): string | null {
  if (route.idempotency === 'none') return null;
  const isUsable = header !== undefined && PRINTABLE.test(header);
  if (!isUsable && (header !== undefined || route.idempotency === 'required'))
    throw new DomainError('IDEMPOTENCY_KEY_REQUIRED');
  return header ?? null;
}

/** Distinguishes requests with the same key. */
export const requestHash = (method: string, url: URL, body: string): string =>
  createHash('sha256').update(`${method} ${url.pathname}${url.search}\n${body}`).digest('hex');

/** Too early and too many requests: these are about the moment, not about the call. */
const PASSING = new Set([425, 429]);
/**
 * Whether an answer is kept and repeated: a fault of the server says nothing about the call either.
 */
const isFinal = ({ status }: KeptAnswer) => status < 500 && !PASSING.has(status);

/**
 * Runs `work` once for a key; repeated requests get the same answer. Work on our own tables stores
 * it in its transaction; the answer to anything else, and a refusal, is stored afterwards.
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
  // If this fails, the claim lapses after a while; the answer below is right anyway.
  const keep = (written: Promise<unknown>) =>
    written.catch((error: unknown) => logLapse(ctx, error));
  let keptStatus: number | null = null;
  const keepIn = async (kept: KeptAnswer, store: () => Promise<boolean>) => {
    // From here on the row is locked, so nobody can take it over before this transaction ends.
    await lease.end();
    if (!(await store())) throw new DomainError('IDEMPOTENCY_IN_FLIGHT');
    keptStatus = kept.status;
  };
  try {
    const answer = await work({
      ...ctx,
      keepAnswer: (tx, kept) => keepIn(kept, () => answerKey(tx, claim, kept)),
      commitWithAnswer: (tx, kept, writes) =>
        keepIn(kept, () => answerKeyAndCommit(tx, claim, kept, writes)),
    });
    await lease.end();
    // If a call failed after storing its answer, its transaction has rolled the answer back.
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

function logLapse({ app }: RequestContext, error: unknown): void {
  app.log.error({ error }, 'an idempotency key could not be settled');
}
