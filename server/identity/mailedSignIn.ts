import type { IncomingMessage, ServerResponse } from 'node:http';
import { EncryptJWT, jwtDecrypt } from 'jose';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Channel } from '../../contract/core/channel.ts';
import { identityRecords, users } from '../db/tables/index.ts';
import { type Account, findAccount } from './accounts.ts';
import type { IdentityContext } from './context.ts';
import { readCookie, sendCookie } from './cookies.ts';
import { issuerOf } from './issuers.ts';
import { mailedSignInKey } from './secrets.ts';
import { endSessions } from './sessions.ts';

/**
 * The value of `acr_values` for people who come from a mailed link and need not type a password.
 */
export const MAILED_SIGN_IN = 'mailed-link';

const COOKIE = 'mailed_sign_in';
/** The provider's own cookie, as named in configuration.ts; its signature is a second cookie. */
const SESSION_COOKIE = '_session';
/** Enough time to get from the link's page through the console to the provider. */
const SECONDS = 120;

/**
 * Makes the provider sign this browser in as a user at the next sign-in, without asking: they have
 * accepted their invitation by now. A user who was signed in with it before is signed out.
 */
export async function allowMailedSignIn(
  app: IdentityContext,
  { channel, origin, userId }: { channel: Channel; origin: string; userId: string },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  await app.database.orm
    .update(users)
    .set({ joinedAt: sql`now()` })
    .where(and(eq(users.channelId, channel.id), eq(users.id, userId), isNull(users.joinedAt)));
  const session = readCookie(request, origin, SESSION_COOKIE);
  if (session !== undefined) {
    const [row] = await app.database.orm
      .select({ uid: identityRecords.uid, payload: identityRecords.payload })
      .from(identityRecords)
      .where(
        and(
          eq(identityRecords.issuer, issuerOf(origin)),
          eq(identityRecords.model, 'Session'),
          eq(identityRecords.id, session),
        ),
      );
    const before = row?.payload['accountId'];
    if (row?.uid && typeof before === 'string')
      await endSessions(app.database.orm, app.config, channel, { userId: before, uid: row.uid });
    for (const name of [SESSION_COOKIE, `${SESSION_COOKIE}.sig`])
      sendCookie(response, origin, { name, value: '', seconds: 0 });
  }
  const value = await new EncryptJWT()
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setSubject(userId)
    .setAudience(channel.id)
    .setExpirationTime(`${SECONDS} seconds`)
    .encrypt(await mailedSignInKey(app.database));
  sendCookie(response, origin, { name: COOKIE, value, seconds: SECONDS });
}

/** The user to sign in once without a password, because they have just used a mailed link. */
export async function takeMailedSignIn(
  app: IdentityContext,
  { channel, origin }: { channel: Channel; origin: string },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Account | null> {
  const value = readCookie(request, origin, COOKIE);
  if (value === undefined) return null;
  sendCookie(response, origin, { name: COOKIE, value: '', seconds: 0 });
  const claims = await jwtDecrypt(value, await mailedSignInKey(app.database), {
    contentEncryptionAlgorithms: ['A256GCM'],
    keyManagementAlgorithms: ['dir'],
    audience: channel.id,
  }).catch(() => null);
  const userId = claims?.payload.sub;
  return (userId && (await findAccount(app.database, channel.id, userId))) || null;
}
