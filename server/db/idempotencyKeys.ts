import { and, eq, isNull, sql } from 'drizzle-orm';
import type { KeptAnswer, Queryable, Transaction } from '../context.ts';
import { isForNothing } from './errors.ts';
import type { Database } from './open.ts';
import { prepared } from './statements/prepared.ts';
import { idempotencyKeys } from './tables/index.ts';
import { writeAndCommit } from './statements/together.ts';
import { type Filled, given, withPlaceholders, writtenOnce } from './statements/writtenOnce.ts';

/** The key's owner; the same key of another actor is a different key. */
export interface KeyOwner {
  channelId: string;
  actorId: string;
  key: string;
}

/**
 * A claim that this process must answer. `takenAt`, when it was taken or last renewed,
 * distinguishes it from one that somebody else has taken over.
 */
export interface Claim extends KeyOwner {
  takenAt: Date;
}

export type Claimed =
  | { kind: 'ours'; claim: Claim }
  | { kind: 'answered'; requestHash: string; status: number; body: unknown }
  | { kind: 'in flight'; requestHash: string };

/**
 * An unanswered claim that was not renewed for this long belongs to a process that is gone. A
 * process that is busy, or waits for a connection, can renew it several times in this time.
 */
export const LEASE_SECONDS = 15;
const RENEW_MS = 3000;
const ABANDONED = sql`now() - make_interval(secs => ${LEASE_SECONDS})`;

const isKey = ({ channelId, actorId, key }: KeyOwner) =>
  and(
    eq(idempotencyKeys.channelId, channelId),
    eq(idempotencyKeys.actorId, actorId),
    eq(idempotencyKeys.key, key),
  );

const requested = sql.placeholder('requestHash');
const claiming = prepared((orm) =>
  orm
    .insert(idempotencyKeys)
    .values({
      channelId: sql.placeholder('channelId'),
      actorId: sql.placeholder('actorId'),
      key: sql.placeholder('key'),
      requestHash: requested,
    })
    .onConflictDoUpdate({
      target: [idempotencyKeys.channelId, idempotencyKeys.actorId, idempotencyKeys.key],
      set: { createdAt: sql`now()` },
      setWhere: and(
        isNull(idempotencyKeys.status),
        eq(idempotencyKeys.requestHash, requested),
        sql`${idempotencyKeys.createdAt} < ${ABANDONED}`,
      ),
    })
    .returning({
      takenAt: idempotencyKeys.createdAt,
      // Losing a claim in a crash does no harm, since its process ends too. Its answer waits for the disk.
      isLazy: sql<string>`set_config('synchronous_commit', 'off', true)`,
    })
    .prepare('claim_idempotency_key'),
);

/**
 * Claims a key for a request, or tells the state of the request that did: however many ask at the
 * same time, only one gets `ours`.
 * @param requestHash shows whether two requests with one key are the same
 */
export async function claimKey(
  database: Database,
  owner: KeyOwner,
  requestHash: string,
): Promise<Claimed> {
  // The claim that was found can be released before it is read; then the key is free again.
  for (;;) {
    const [taken] = await claiming(database).execute({ ...owner, requestHash });
    if (taken) return { kind: 'ours', claim: { ...owner, takenAt: taken.takenAt } };
    const [found] = await database.orm.select().from(idempotencyKeys).where(isKey(owner));
    if (!found) continue;
    const { status, body } = found;
    return status === null
      ? { kind: 'in flight', requestHash: found.requestHash }
      : { kind: 'answered', requestHash: found.requestHash, status, body };
  }
}

const isClaim = (claim: Claim) =>
  and(isKey(claim), eq(idempotencyKeys.createdAt, claim.takenAt), isNull(idempotencyKeys.status));

const k = idempotencyKeys;
const answering = withPlaceholders((orm) =>
  orm
    .update(k)
    .set({ status: given('status', k.status), body: given('body', k.body) })
    .where(
      and(
        eq(k.channelId, given('channelId', k.channelId)),
        eq(k.actorId, given('actorId', k.actorId)),
        eq(k.key, given('key', k.key)),
        eq(k.createdAt, given('takenAt', k.createdAt)),
        isNull(k.status),
      ),
    )
    .returning({ key: k.key }),
);
const answered = writtenOnce(() => answering, { key: k.key });

/**
 * Stores the answer for requests that repeat the key.
 * @returns false when the claim belongs to somebody else by now, or was answered already
 */
export async function answerKey(on: Queryable, claim: Claim, answer: KeptAnswer): Promise<boolean> {
  return (await answered(on, { ...claim, ...answer })).length === 1;
}

/**
 * Stores the answer together with the last writes of a transaction, and commits it.
 * @param beside those writes
 * @returns false when the claim belongs to somebody else by now; nothing is committed then
 */
export async function answerKeyAndCommit(
  tx: Transaction,
  claim: Claim,
  answer: KeptAnswer,
  beside: readonly Filled[],
): Promise<boolean> {
  try {
    await writeAndCommit(tx, beside, { statement: answering, values: { ...claim, ...answer } });
    return true;
  } catch (error) {
    if (isForNothing(error)) return false;
    throw error;
  }
}

/** Renews a claim while its call is running. */
export interface Lease {
  /** Stops renewing: from then on the claim stays as it is, to be answered or released. */
  end(): Promise<void>;
}

/** Keeps a claim from being taken over while this process is alive and works on it. */
export function holdClaim({ orm }: Database, claim: Claim): Lease {
  let renewing: Promise<unknown> = Promise.resolve();
  const renew = async () => {
    const [renewed] = await orm
      .update(idempotencyKeys)
      .set({ createdAt: sql`now()` })
      .where(isClaim(claim))
      .returning({ takenAt: idempotencyKeys.createdAt });
    if (renewed) claim.takenAt = renewed.takenAt;
    else clearInterval(timer);
  };
  const timer = setInterval(() => {
    // A failed renewal is tried again in time; if the claim lapses, answering it shows that.
    renewing = renewing.then(renew).catch(() => undefined);
  }, RENEW_MS);
  timer.unref();
  return {
    async end() {
      clearInterval(timer);
      await renewing;
    },
  };
}

/** Frees the key: nothing was done, so the same request may try again. */
export async function releaseKey({ orm }: Database, claim: Claim): Promise<void> {
  await orm.delete(idempotencyKeys).where(isClaim(claim));
}

/**
 * Frees the keys of calls that a killed server left unanswered. Only for a start at which no other
 * process can use the database; otherwise such keys are taken over once nobody renews them.
 */
export async function releaseUnansweredKeys({ orm }: Database): Promise<void> {
  await orm.delete(idempotencyKeys).where(isNull(idempotencyKeys.status));
}
