import { randomBytes } from 'node:crypto';
import { and, asc, eq, lte, min, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../context.ts';
import {
  sandboxPaymentEvents as events,
  sandboxPaymentKeys as keys,
  sandboxPaymentObjects as objects,
} from '../../db/tables/index.ts';
import type {
  StandInEvent,
  StandInObject,
  StandInPayment,
  StandInSetup,
} from '../../db/tables/sandboxPayments.ts';

/** @example newId('pi') // 'pi_3f…' */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

/** The Stripe account that the stand-in plays: objects, kept answers, webhooks to deliver. */
export async function findObject<K extends StandInObject['object']>(
  on: Queryable,
  kind: K,
  id: string,
): Promise<Extract<StandInObject, { object: K }> | null> {
  const [row] = await on.select({ data: objects.data }).from(objects).where(eq(objects.id, id));
  return isOf(row?.data, kind) ? row.data : null;
}

const isOf = <K extends StandInObject['object']>(
  data: StandInObject | undefined,
  kind: K,
): data is Extract<StandInObject, { object: K }> => data?.object === kind;

/** The same, but others who want to change it wait until this transaction ends. */
export async function lockObject<K extends StandInObject['object']>(
  tx: Transaction,
  kind: K,
  id: string,
): Promise<Extract<StandInObject, { object: K }> | null> {
  const [row] = await tx
    .select({ data: objects.data })
    .from(objects)
    .where(eq(objects.id, id))
    .for('update');
  return isOf(row?.data, kind) ? row.data : null;
}

export async function putObject(on: Queryable, data: StandInObject, now: Date): Promise<void> {
  await on
    .insert(objects)
    .values({ id: data.id, data, createdAt: now })
    .onConflictDoUpdate({ target: objects.id, set: { data } });
}

export async function addEvent(
  on: Queryable,
  type: string,
  object: StandInPayment | StandInSetup,
  now: Date,
): Promise<void> {
  const event: StandInEvent = {
    object: 'event',
    id: newId('evt'),
    created: Math.floor(now.getTime() / 1000),
    livemode: false,
    type,
    data: { object },
  };
  await on.insert(events).values({ id: event.id, event, nextAttemptAt: now });
}

export interface KeptAnswer {
  status: number;
  body: unknown;
}

/**
 * Answers a repeated key with the earlier answer. Pass the transaction that does the work: a second
 * call waits for the first, and work that is rolled back leaves no answer.
 * @returns null when the parameters differ from the first ones
 */
export async function onceForKey(
  tx: Transaction,
  key: string | null,
  requestHash: string,
  work: () => Promise<KeptAnswer>,
): Promise<KeptAnswer | null> {
  if (key === null) return work();
  const [claimed] = await tx
    .insert(keys)
    .values({ key, requestHash, status: 0, body: {} })
    .onConflictDoNothing()
    .returning({ key: keys.key });
  if (!claimed) {
    const [kept] = await tx.select().from(keys).where(eq(keys.key, key));
    return kept?.requestHash === requestHash ? { status: kept.status, body: kept.body } : null;
  }
  const answer = await work();
  await tx.update(keys).set(answer).where(eq(keys.key, key));
  return answer;
}

/** Webhooks due at `now`, the oldest first. */
export const dueEvents = (on: Queryable, now: Date, limit: number) =>
  on
    .select()
    .from(events)
    .where(lte(events.nextAttemptAt, now))
    .orderBy(asc(events.nextAttemptAt), asc(events.id))
    .limit(limit);

/** Postpones a webhook before it is sent, so that only one of several processes sends it. */
export async function claimEvent(
  on: Queryable,
  { id, attempts }: { id: string; attempts: number },
  nextAttemptAt: Date,
): Promise<boolean> {
  const { rowCount } = await on
    .update(events)
    .set({ attempts: attempts + 1, nextAttemptAt })
    .where(and(eq(events.id, id), eq(events.attempts, attempts)));
  return rowCount === 1;
}

export async function dropEvent(on: Queryable, id: string): Promise<void> {
  await on.delete(events).where(eq(events.id, id));
}

export async function nextDueEvent(on: Queryable): Promise<Date | null> {
  const [row] = await on.select({ at: min(events.nextAttemptAt) }).from(events);
  return row?.at ?? null;
}

/** Payments held since before `since`. */
export const heldSince = (on: Queryable, since: Date) =>
  on
    .select({ id: objects.id })
    .from(objects)
    .where(
      and(sql`${objects.data} ->> 'status' = 'requires_capture'`, lte(objects.createdAt, since)),
    )
    .orderBy(asc(objects.createdAt))
    .limit(100);
