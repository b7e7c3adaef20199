import { createHash } from 'node:crypto';
import { DomainError } from '../../contract/core/errors.ts';
import type { RequestContext } from '../context.ts';
import { answerKey, claimKey, releaseKey } from '../db/idempotencyKeys.ts';
import { describeError } from './logging.ts';
import type { Route } from './route.ts';

const PRINTABLE = /^[\x20-\x7E]{1,255}$/;

/** An answer ready to be sent or kept. */
export interface StoredAnswer {
  status: number;
  body: unknown;
}

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

/** Ours to repeat later: a fault of the server, or too many requests, says nothing about the call. */
const isFinal = ({ status }: StoredAnswer) => status < 500 && status !== 429;

/**
 * Runs `work` once for a key: whoever asks again gets the same answer.
 * @throws DomainError IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_IN_FLIGHT
 */
export async function once<T extends StoredAnswer>(
  ctx: RequestContext,
  key: string,
  hash: string,
  work: () => Promise<T>,
): Promise<{ replayed: false; answer: T } | { replayed: true; answer: StoredAnswer }> {
  const { database } = ctx.app;
  const owner = { channelId: ctx.channel.id, actorId: ctx.actor.userId, key };
  const claimed = await claimKey(database, owner, hash);
  if (claimed.kind !== 'ours') {
    if (claimed.requestHash !== hash) throw new DomainError('IDEMPOTENCY_KEY_REUSED');
    if (claimed.kind === 'in flight') throw new DomainError('IDEMPOTENCY_IN_FLIGHT');
    return { replayed: true, answer: claimed };
  }
  const { claim } = claimed;
  // What cannot be written here lapses by itself; the answer below is true all the same.
  const keep = (written: Promise<void>) => written.catch((error: unknown) => logLapse(ctx, error));
  try {
    const answer = await work();
    await keep(isFinal(answer) ? answerKey(database, claim, answer) : releaseKey(database, claim));
    return { replayed: false, answer };
  } catch (error) {
    await keep(releaseKey(database, claim));
    throw error;
  }
}

function logLapse({ app, requestId }: RequestContext, error: unknown): void {
  app.log.error({ requestId, error: describeError(error) }, 'idempotency key not settled');
}
