import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../context.ts';
import { identityRecords } from '../db/tables/index.ts';
import { networkOf } from '../peerAddress.ts';
import { ATTEMPTS_MODEL } from './records.ts';

/** An attempt to sign in, before its password is checked. */
export interface Attempt {
  channelId: string;
  email: string;
  /** The IP address that it comes from. */
  address: string;
  /** Whether this same user has signed in with the browser before. */
  isKnownDevice: boolean;
}

/**
 * Wrong passwords before the next attempt must wait, over all processes. Counts that strangers can
 * fill never block a browser that its owner has signed in with.
 */
export const LIMITS = {
  /** For one e-mail, from a browser that its owner has used. */
  knownDevice: 10,
  /** For one e-mail from one address. */
  emailFromAddress: 10,
  /** For one e-mail from any address, by unknown browsers. */
  email: 100,
  /** For any e-mails from one address, behind which a whole office may be. */
  address: 50,
  /** For any e-mails from one network. */
  network: 250,
} as const;
const WINDOW_MINUTES = 15;

/** How many mails anybody may ask for on the sign-in page in the same time. */
export const MAIL_LIMITS = { email: 3, address: 20, network: 100 } as const;

interface Count {
  id: string;
  limit: number;
}

// Hashed, so that the table does not list what people mistype (at times their password).
const idOf = (...parts: string[]) =>
  createHash('sha256').update(parts.join('\n')).digest('base64url');

/**
 * The counts of an attempt, always in the same order, so that two attempts never wait for each
 * other.
 */
function countsOf({ channelId, email, address, isKnownDevice }: Attempt): Count[] {
  const who = email.trim().toLowerCase();
  const counts = isKnownDevice
    ? [{ id: idOf('device', channelId, who), limit: LIMITS.knownDevice }]
    : [
        { id: idOf('e-mail, address', channelId, who, address), limit: LIMITS.emailFromAddress },
        { id: idOf('e-mail', channelId, who), limit: LIMITS.email },
        { id: idOf('address', address), limit: LIMITS.address },
        { id: idOf('network', networkOf(address)), limit: LIMITS.network },
      ];
  return counts.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/**
 * The counts of a requested mail, so that nobody's mailbox is filled and no addresses are guessed.
 */
const countsOfMail = ({ channelId, email, address }: Omit<Attempt, 'isKnownDevice'>): Count[] =>
  [
    { id: idOf('mail, e-mail', channelId, email.trim().toLowerCase()), limit: MAIL_LIMITS.email },
    { id: idOf('mail, address', address), limit: MAIL_LIMITS.address },
    { id: idOf('mail, network', networkOf(address)), limit: MAIL_LIMITS.network },
  ].toSorted((a, b) => (a.id < b.id ? -1 : 1));

const stored = sql<number>`(${identityRecords.payload}->>'count')::int`;

const over = sql`${identityRecords.expiresAt} <= now()`;
const until = sql`now() + make_interval(mins => ${WINDOW_MINUTES})`;

/**
 * Changes all counts of an attempt by one, in one statement that locks them in the same order, so
 * that several attempts cannot deadlock. A count whose time is over starts again.
 */
const move = ({ orm }: { orm: Queryable }, counts: readonly Count[], by: 1 | -1) =>
  orm
    .insert(identityRecords)
    .values(
      counts.map(({ id }) => ({
        channelId: '',
        issuer: '',
        model: ATTEMPTS_MODEL,
        id,
        payload: { count: Math.max(by, 0) },
        expiresAt: until,
      })),
    )
    .onConflictDoUpdate({
      target: [identityRecords.issuer, identityRecords.model, identityRecords.id],
      set: {
        payload: sql`jsonb_build_object('count', greatest(case when ${over} then 0 else ${stored} end + ${by}::int, 0))`,
        expiresAt: sql`case when ${over} then ${until} else ${identityRecords.expiresAt} end`,
      },
    })
    .returning({
      id: identityRecords.id,
      count: stored,
      seconds: sql<number>`extract(epoch from ${identityRecords.expiresAt} - now())::int`,
    });

/**
 * Counts an attempt before the password is checked, so that many together cannot get past a limit.
 * @returns minutes to wait when there were too many, else null
 */
export const takeAttempt = (
  database: { orm: Queryable },
  attempt: Attempt,
): Promise<number | null> => take(database, countsOf(attempt));

/**
 * Counts a mail that somebody asks for, whether or not anybody has that e-mail.
 * @returns minutes to wait when there were too many, else null
 */
export const takeMail = (
  database: { orm: Queryable },
  asked: Omit<Attempt, 'isKnownDevice'>,
): Promise<number | null> => take(database, countsOfMail(asked));

async function take(
  database: { orm: Queryable },
  counts: readonly Count[],
): Promise<number | null> {
  const rows = await move(database, counts, 1);
  const waits = rows
    .filter(({ id, count }) => count > counts.find((one) => one.id === id)!.limit)
    .map(({ seconds }) => Math.max(1, Math.ceil(seconds / 60)));
  if (waits.length === 0) return null;
  // It was not a guess, and must not fill the counts of others behind the same address or network.
  await move(database, counts, -1);
  return Math.max(...waits);
}

/** Takes an attempt back whose password was right or was not checked. */
export async function forgetAttempt(database: { orm: Queryable }, attempt: Attempt): Promise<void> {
  await move(database, countsOf(attempt), -1);
}

/** After the right password, forgets earlier mistakes of this browser too. */
export async function forgetMistakes(
  database: { orm: Queryable },
  attempt: Attempt,
): Promise<void> {
  await forgetAttempt(database, attempt);
  const [channelId, who] = [attempt.channelId, attempt.email.trim().toLowerCase()];
  const ofBrowser = attempt.isKnownDevice
    ? idOf('device', channelId, who)
    : idOf('e-mail, address', channelId, who, attempt.address);
  await database.orm
    .delete(identityRecords)
    .where(
      and(
        eq(identityRecords.issuer, ''),
        eq(identityRecords.model, ATTEMPTS_MODEL),
        eq(identityRecords.id, ofBrowser),
      ),
    );
}
