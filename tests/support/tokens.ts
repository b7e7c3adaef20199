import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { importJWK, SignJWT } from 'jose';
import { API_AUDIENCE, EMBEDDED_CLIENT_ID } from '../../server/config/origins.ts';
import type { Database } from '../../server/db/open.ts';
import { users } from '../../server/db/tables/index.ts';
import { keepSession } from '../../server/identity/sessions.ts';
import { SIGNING_ALGORITHM, signingKeys } from '../../server/identity/secrets.ts';

export interface AccessTokenOptions {
  /** Issuer for the origin that is called: `issuerOf(origin)`. */
  issuer: string;
  /** The user's id. */
  subject: string;
  audience?: string;
  /** The channel of the issuer; by default the one of the user. */
  channelId?: string;
  /** Header parameter `typ`. */
  type?: string;
  /** Seconds from now; negative for a token that has expired. */
  expiresIn?: number;
  notBefore?: number;
  /** Uid of the token's session; by default an open one of the subject. */
  session?: string | null;
}

const MINUTE = 60;

/** Opens a session for a user at the embedded provider, without its sign-in page. */
export async function openSession(
  database: Pick<Database, 'keys'>,
  issuer: string,
  userId: string,
  { userAgent, channelId }: { userAgent?: string; channelId?: string | undefined } = {},
): Promise<string> {
  const uid = randomUUID();
  // Its owner's connection: no call may open sessions.
  const orm = database.keys;
  const [user] = await orm
    .select({ channelId: users.channelId })
    .from(users)
    .where(sql`${users.id}::text = ${userId}`);
  const who = {
    channelId: channelId ?? user?.channelId ?? '',
    userId,
    userAgent,
    signedInAt: new Date(),
  };
  await keepSession(orm, { issuer, uid }, who);
  return uid;
}

/**
 * Signs an access token with the server's own keys, so that a test can call the API as anyone
 * without going through the sign-in page.
 * @example await signAccessToken(database, { issuer: issuerOf(origin), subject: user.id })
 */
export async function signAccessToken(
  database: Pick<Database, 'keys'>,
  options: AccessTokenOptions,
): Promise<string> {
  const [jwk] = (await signingKeys(database)).keys;
  const now = Math.floor(Date.now() / 1000);
  const { issuer, subject, channelId } = options;
  const session =
    options.session === undefined
      ? await openSession(database, issuer, subject, { channelId })
      : options.session;
  const token = new SignJWT({
    client_id: EMBEDDED_CLIENT_ID,
    scope: 'api',
    ...(session !== null && { sid: session }),
  })
    .setProtectedHeader({ alg: SIGNING_ALGORITHM, kid: jwk.kid, typ: options.type ?? 'at+jwt' })
    .setIssuer(issuer)
    .setSubject(subject)
    .setAudience(options.audience ?? API_AUDIENCE)
    .setJti(randomUUID())
    .setIssuedAt(now)
    .setExpirationTime(now + (options.expiresIn ?? 10 * MINUTE));
  if (options.notBefore !== undefined) token.setNotBefore(now + options.notBefore);
  return token.sign(await importJWK(jwk, SIGNING_ALGORITHM));
}
