import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../context.ts';
import { identityRecords } from '../db/tables/index.ts';
import { ATTEMPTS_MODEL } from './records.ts';

/** Wrong passwords for one e-mail before it must wait, over all processes and addresses. */
export const MAX_ATTEMPTS = 10;
const WINDOW_MINUTES = 15;

// Hashed, so that the table does not list what people mistype (at times their password).
const idOf = (channelId: string, email: string) =>
  createHash('sha256').update(`${channelId}\n${email.trim().toLowerCase()}`).digest('base64url');

const attemptsOf = (id: string) =>
  and(
    eq(identityRecords.issuer, ''),
    eq(identityRecords.model, ATTEMPTS_MODEL),
    eq(identityRecords.id, id),
  );

/**
 * Counts an attempt before the password is looked at, so that many at once cannot slip past the
 * limit. One statement: the count goes up and starts anew when its time is over.
 * @returns minutes to wait when there were too many, else null
 */
export async function takeAttempt(
  database: { orm: Queryable },
  channelId: string,
  email: string,
): Promise<number | null> {
  const over = sql`${identityRecords.expiresAt} <= now()`;
  const until = sql`now() + make_interval(mins => ${WINDOW_MINUTES})`;
  const [row] = await database.orm
    .insert(identityRecords)
    .values({
      issuer: '',
      model: ATTEMPTS_MODEL,
      id: idOf(channelId, email),
      payload: { count: 1 },
      expiresAt: until,
    })
    .onConflictDoUpdate({
      target: [identityRecords.issuer, identityRecords.model, identityRecords.id],
      set: {
        payload: sql`jsonb_build_object('count', case when ${over} then 1 else (${identityRecords.payload}->>'count')::int + 1 end)`,
        expiresAt: sql`case when ${over} then ${until} else ${identityRecords.expiresAt} end`,
      },
    })
    .returning({
      count: sql<number>`(${identityRecords.payload}->>'count')::int`,
      seconds: sql<number>`extract(epoch from ${identityRecords.expiresAt} - now())::int`,
    });
  if (!row || row.count <= MAX_ATTEMPTS) return null;
  return Math.max(1, Math.ceil(row.seconds / 60));
}

/** The right password was given: earlier mistakes are forgotten. */
export async function forgetAttempts(
  database: { orm: Queryable },
  channelId: string,
  email: string,
): Promise<void> {
  await database.orm.delete(identityRecords).where(attemptsOf(idOf(channelId, email)));
}
