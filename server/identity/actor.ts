import { and, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Channel } from '../../contract/core/channel.ts';
import type { Actor } from '../../contract/core/roles.ts';
import { isUniqueViolation } from '../db/errors.ts';
import { corporations, userCorporations, users } from '../db/tables/index.ts';
import type { IdentityContext } from './context.ts';
import type { TokenClaims } from './verify.ts';

/** Who a token says it is. */
type Identity = Pick<TokenClaims, 'subject' | 'email' | 'emailVerified'>;

const columns = {
  id: users.id,
  role: users.role,
  status: users.status,
  deletedAt: users.deletedAt,
};
type Found = { id: string; role: Actor['role']; status: string; deletedAt: Date | null };

async function findUser(
  app: IdentityContext,
  channel: Channel,
  subject: string,
): Promise<Found | undefined> {
  const isEmbedded = app.config.identity.kind === 'embedded';
  // The embedded provider names people by their id in our table.
  if (isEmbedded && !z.guid().safeParse(subject).success) return undefined;
  const [user] = await app.database.orm
    .select(columns)
    .from(users)
    .where(
      and(
        eq(users.channelId, channel.id),
        isEmbedded ? eq(users.id, subject) : eq(users.subject, subject),
      ),
    );
  return user;
}

/**
 * Links a user entered by e-mail to whoever first signs in with that e-mail at the external
 * provider, if the provider vouches for it. One conditional UPDATE: the first one wins, and a user
 * already linked stays with theirs.
 */
async function linkByEmail(
  app: IdentityContext,
  channel: Channel,
  claims: Identity,
): Promise<Found | undefined> {
  if (app.config.identity.kind !== 'external' || !claims.email || !claims.emailVerified) {
    return undefined;
  }
  try {
    const [user] = await app.database.orm
      .update(users)
      .set({ subject: claims.subject })
      .where(
        and(
          eq(users.channelId, channel.id),
          eq(sql`lower(${users.email})`, claims.email.trim().toLowerCase()),
          isNull(users.subject),
          isNull(users.deletedAt),
          eq(users.status, 'active'),
        ),
      )
      .returning(columns);
    // None left to link: perhaps another request of the same person has just done it.
    return user ?? (await findUser(app, channel, claims.subject));
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return findUser(app, channel, claims.subject);
  }
}

/**
 * Who a token's subject is in a channel. Our database decides on roles and accounts, at each call:
 * switching a user off works at once, whatever tokens are about.
 * @returns null when the channel has no such active user
 */
export async function findActor(
  app: IdentityContext,
  channel: Channel,
  claims: Identity,
): Promise<Actor | null> {
  const user =
    (await findUser(app, channel, claims.subject)) ?? (await linkByEmail(app, channel, claims));
  return user ? actorOf(app, channel, user) : null;
}

/** The same for a user known by our own id. */
export async function findActorById(
  app: IdentityContext,
  channel: Channel,
  userId: string,
): Promise<Actor | null> {
  const [user] = await app.database.orm
    .select(columns)
    .from(users)
    .where(and(eq(users.channelId, channel.id), eq(users.id, userId)));
  return user ? actorOf(app, channel, user) : null;
}

async function actorOf(app: IdentityContext, channel: Channel, user: Found): Promise<Actor | null> {
  if (user.deletedAt || user.status !== 'active') return null;
  const actor = { userId: user.id, channelId: channel.id, role: user.role };
  if (user.role === 'bookingChannelAdmin') return { ...actor, corporationIds: [] };
  const rows = await app.database.orm
    .select({ id: corporations.id })
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
        eq(userCorporations.channelId, channel.id),
        eq(userCorporations.userId, user.id),
        isNull(userCorporations.deletedAt),
        isNull(corporations.deletedAt),
      ),
    )
    .orderBy(corporations.id);
  return { ...actor, corporationIds: rows.map(({ id }) => id) };
}
