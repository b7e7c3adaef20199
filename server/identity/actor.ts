import { and, eq, isNull, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { z } from 'zod';
import type { Channel } from '../../contract/core/channel.ts';
import { DomainError } from '../../contract/core/errors.ts';
import { type Actor, reachesAllAccounts } from '../../contract/core/roles.ts';
import { isUniqueViolation } from '../db/errors.ts';
import { prepared } from '../db/statements/prepared.ts';
import { corporations, userCorporations, users } from '../db/tables/index.ts';
import { findKeyById } from './apiKeys.ts';
import type { IdentityContext } from './context.ts';
import { maySignIn, roleOfPerson, sharesOfPerson } from './shares.ts';
import { isValidNow, type Validity, validityValues } from './validity.ts';
import type { TokenClaims } from './verify.ts';

const guid = z.guid();
const isGuid = (text: string): boolean => guid.safeParse(text).success;

/** Who a token says the caller is, and what it depends on. */
type Identity = Pick<TokenClaims, 'subject' | 'email' | 'emailVerified' | 'validity'>;

/** A user as stored at this moment, with the accounts that they administer. */
interface Found {
  id: string;
  role: Actor['role'];
  mayEnter: boolean;
  corporationIds: string[];
}

const accountsOf = (orm: NodePgDatabase) =>
  orm
    .selectDistinct({ id: corporations.id })
    .from(userCorporations)
    .innerJoin(
      corporations,
      and(
        eq(corporations.channelId, userCorporations.channelId),
        eq(corporations.id, userCorporations.corporationId),
      ),
    )
    .where(
      and(
        eq(userCorporations.channelId, users.channelId),
        sql`${userCorporations.userId} in (select share.id from ${sharesOfPerson})`,
        isNull(userCorporations.deletedAt),
        isNull(corporations.deletedAt),
      ),
    )
    .orderBy(corporations.id);

type Column = 'id' | 'subject';

/**
 * Everything that a call has to know about its caller, in one statement: whether their sign-in is
 * still valid, who they are, and which accounts are theirs. It runs for each call, so that
 * switching off a user, a new role or a sign-out has effect from the next call on.
 */
const callerStatement = (column: Column, validity: Validity['kind'] | null) =>
  prepared((orm) =>
    orm
      .select({
        isValid: sql<boolean>`${validity === null ? sql`true` : isValidNow(orm, validity)}`,
        id: users.id,
        role: roleOfPerson,
        mayEnter: maySignIn,
        corporationIds: sql<string[]>`array(${accountsOf(orm)})`,
      })
      .from(sql`(select) as call`)
      .leftJoin(
        users,
        and(
          eq(users.channelId, sql.placeholder('channelId')),
          eq(users[column], sql.placeholder('user')),
        ),
      )
      .prepare(`caller_${column}_${validity}`),
  );
const callers = {
  id: {
    session: callerStatement('id', 'session'),
    token: callerStatement('id', 'token'),
    none: callerStatement('id', null),
  },
  subject: {
    session: callerStatement('subject', 'session'),
    token: callerStatement('subject', 'token'),
    none: callerStatement('subject', null),
  },
};

/**
 * The user with that id or subject.
 * @throws DomainError NOT_SIGNED_IN when their sign-in is not valid any more
 */
async function findUser(
  { database }: IdentityContext,
  channel: Channel,
  by: { column: Column; user: string; validity: Validity | null },
): Promise<Found | undefined> {
  const { column, user, validity } = by;
  const [found] = await callers[column][validity?.kind ?? 'none'](database).execute({
    channelId: channel.id,
    user,
    ...(validity && validityValues(validity)),
  });
  if (!found?.isValid) throw new DomainError('NOT_SIGNED_IN');
  const { id, role, mayEnter, corporationIds } = found;
  return id ? { id, role, mayEnter, corporationIds } : undefined;
}

async function userOf(
  app: IdentityContext,
  channel: Channel,
  { subject, validity }: Identity,
): Promise<Found | undefined> {
  const isEmbedded = app.config.identity.kind === 'embedded';
  // At the embedded provider, the subject is the id in our table.
  if (isEmbedded && !isGuid(subject)) return undefined;
  return findUser(app, channel, { column: isEmbedded ? 'id' : 'subject', user: subject, validity });
}

/**
 * Links a user entered by e-mail to the first person who signs in with that e-mail at the external
 * provider, if the provider has verified it. One conditional UPDATE does it: the first one wins,
 * and a user who is linked already stays linked.
 * @throws DomainError EMAIL_NOT_VERIFIED whether or not a user has that e-mail
 */
async function linkByEmail(
  app: IdentityContext,
  channel: Channel,
  claims: Identity,
): Promise<Found | undefined> {
  if (app.config.identity.kind !== 'external') return undefined;
  if (!claims.email || !claims.emailVerified) {
    const isMissing = !claims.email || claims.emailVerified === null;
    const claim = claims.email ? 'email_verified' : 'email';
    app.log.warn({ claim, isMissing }, 'somebody unknown cannot be recognised by their e-mail');
    if (claims.email) throw new DomainError('EMAIL_NOT_VERIFIED');
    return undefined;
  }
  try {
    await app.database.orm
      .update(users)
      .set({ subject: claims.subject, joinedAt: sql`coalesce(${users.joinedAt}, now())` })
      .where(
        and(
          eq(users.channelId, channel.id),
          eq(sql`lower(${users.email})`, claims.email.trim().toLowerCase()),
          isNull(users.subject),
          maySignIn,
        ),
      );
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
  }
  // Where no user was left to link, another request of the same person may just have done it.
  return userOf(app, channel, claims);
}

/**
 * Who a token's subject is in a channel. Our database decides on roles and accounts at each call,
 * so switching off a user works immediately, whatever tokens are in use.
 * @returns null when the channel has no such active user
 * @throws DomainError NOT_SIGNED_IN when they have signed out since, or their session was ended;
 * EMAIL_NOT_VERIFIED when they are unknown and could only be recognised by their e-mail
 */
export async function findActor(
  app: IdentityContext,
  channel: Channel,
  claims: Identity,
): Promise<Actor | null> {
  const user = (await userOf(app, channel, claims)) ?? (await linkByEmail(app, channel, claims));
  return user ? actorOf(channel, user) : null;
}

/** The same for a user, or an API key, by our own id. */
export async function findActorById(
  app: IdentityContext,
  channel: Channel,
  userId: string,
): Promise<Actor | null> {
  const user = await findUser(app, channel, { column: 'id', user: userId, validity: null });
  const person = user ? actorOf(channel, user) : null;
  return person ?? findKeyById(app, channel, userId);
}

function actorOf(channel: Channel, user: Found): Actor | null {
  const { id: userId, role, mayEnter, corporationIds } = user;
  if (!mayEnter) return null;
  const isOfAccounts = !reachesAllAccounts(role);
  return {
    userId,
    channelId: channel.id,
    role,
    corporationIds: isOfAccounts ? corporationIds : [],
  };
}
