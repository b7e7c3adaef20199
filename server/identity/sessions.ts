import { and, desc, eq, gt, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Channel } from '../../contract/core/channel.ts';
import type { Config } from '../config/env.ts';
import type { Queryable } from '../context.ts';
import { DEVICE_MODEL, identityRecords } from '../db/tables/index.ts';
import { issuersOf } from './issuers.ts';

/** How long the provider keeps an unused session. */
export const SESSION_SECONDS = 14 * 24 * 60 * 60;
/** How long a session lasts at most: then its owner must sign in again. */
export const SIGN_IN_SECONDS = 30 * 24 * 60 * 60;
/** The most sessions that are listed, which is more than anybody has. */
const MOST = 100;

const payloadSchema = z.object({
  userAgent: z.string().nullable(),
  signedInAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
});

/** A session at the embedded identity provider, as its owner sees it. */
export interface SignedInSession {
  id: string;
  /** The browser's own name for itself. */
  userAgent: string | null;
  signedInAt: string;
  lastUsedAt: string;
}

/** Identifies a session among those of all origins. */
export interface SessionKey {
  issuer: string;
  /** The provider's uid of the session, which its access tokens contain as `sid`. */
  uid: string;
}

const isDevice = ({ issuer, uid }: SessionKey) =>
  and(
    eq(identityRecords.issuer, issuer),
    eq(identityRecords.model, DEVICE_MODEL),
    eq(identityRecords.id, uid),
  );
/** When a session ends that is used now. */
const endOf = (signedInAt: SQL) => sql`least(
  now() + make_interval(secs => ${SESSION_SECONDS}),
  ${signedInAt}::timestamptz + make_interval(secs => ${SIGN_IN_SECONDS}))`;
/** Browsers send longer texts than anybody reads. */
const MAX_USER_AGENT = 400;

/** Records the device of a session, from the moment when somebody signs in. */
export async function keepSession(
  on: Queryable,
  { issuer, uid }: SessionKey,
  who: { channelId: string; userId: string; userAgent: string | undefined; signedInAt: Date },
): Promise<void> {
  const now = new Date().toISOString();
  const signedInAt = who.signedInAt.toISOString();
  const userAgent = who.userAgent?.replaceAll('\0', '').slice(0, MAX_USER_AGENT) ?? null;
  const payload = { userAgent, signedInAt, lastUsedAt: now };
  const expiresAt = endOf(sql`${signedInAt}`);
  await on
    .insert(identityRecords)
    .values({
      channelId: who.channelId,
      issuer,
      model: DEVICE_MODEL,
      id: uid,
      payload,
      grantId: who.userId,
      expiresAt,
    })
    .onConflictDoUpdate({
      target: [identityRecords.issuer, identityRecords.model, identityRecords.id],
      // When anybody signs in again on the device, the session starts again.
      set: { payload, grantId: who.userId, expiresAt },
    });
}

/** Records that a session was used to get new tokens. A session that has ended stays ended. */
export async function touchSession(on: Queryable, key: SessionKey): Promise<void> {
  const seen = JSON.stringify({ lastUsedAt: new Date().toISOString() });
  await on
    .update(identityRecords)
    .set({
      payload: sql`${identityRecords.payload} || ${seen}::jsonb`,
      expiresAt: endOf(sql`(${identityRecords.payload} ->> 'signedInAt')`),
    })
    .where(isDevice(key));
}

const ofUser = (config: Config, channel: Channel, userId: string) =>
  and(
    inArray(identityRecords.issuer, issuersOf(config, channel)),
    eq(identityRecords.model, DEVICE_MODEL),
    eq(identityRecords.grantId, userId),
  );

/** The open sessions of a user, the most recently used first. */
export async function sessionsOf(
  on: Queryable,
  config: Config,
  channel: Channel,
  userId: string,
): Promise<SignedInSession[]> {
  const rows = await on
    .select({ id: identityRecords.id, payload: identityRecords.payload })
    .from(identityRecords)
    .where(and(ofUser(config, channel, userId), gt(identityRecords.expiresAt, sql`now()`)))
    .orderBy(desc(sql`${identityRecords.payload}->>'lastUsedAt'`))
    .limit(MOST);
  return rows.map(({ id, payload }) => ({ id, ...payloadSchema.parse(payload) }));
}

/** Which sessions of a user are ended. */
interface Ending {
  userId: string;
  /** Only this one; by default all. */
  uid?: string;
  /** All but this one. */
  except?: string;
}

/**
 * Ends sessions; a trigger deletes those of the provider, whose ids are secret, with them. Their tokens are invalid from the next call on. The user's live streams end too;
 * those of other sessions reconnect.
 * @returns how many were open
 */
export async function endSessions(
  on: Queryable,
  config: Config,
  channel: Channel,
  { userId, uid, except }: Ending,
): Promise<number> {
  const ended = await on
    .delete(identityRecords)
    .where(
      and(
        ofUser(config, channel, userId),
        uid === undefined ? undefined : eq(identityRecords.id, uid),
        except === undefined ? undefined : ne(identityRecords.id, except),
      ),
    )
    .returning({ uid: identityRecords.id });
  if (ended.length === 0) return 0;
  await announce(on, channel.id, userId);
  return ended.length;
}

/** Ends the live streams of a user, in every process. */
async function announce(on: Queryable, channelId: string, userId: string): Promise<void> {
  const change = JSON.stringify({ channelId, userId });
  await on.execute(sql`select pg_notify('access_changes', ${change})`);
}
