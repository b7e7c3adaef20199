import { and, asc, eq, sql } from 'drizzle-orm';
import type { Me } from '../../../contract/booking/calls.ts';
import { DomainError } from '../../../contract/core/errors.ts';
import { prepared } from '../../db/statements/prepared.ts';
import { corporations, guestBookingCopies, users } from '../../db/tables/index.ts';
import { profileOf } from '../../identity/shares.ts';
import type { Call } from '../verb.ts';

const given = { channelId: sql.placeholder('channelId'), userId: sql.placeholder('userId') };

const profile = profileOf(given.channelId, given.userId);

/** Every page begins with this, so it is a single statement that is written out only once. */
const statement = prepared((orm) => {
  const copies = orm
    .select({
      copy: sql`jsonb_build_object('id', ${corporations.id}, 'name', ${corporations.name})`,
    })
    .from(guestBookingCopies)
    .innerJoin(
      corporations,
      and(
        eq(corporations.channelId, guestBookingCopies.channelId),
        eq(corporations.id, guestBookingCopies.corporationId),
      ),
    )
    .where(
      and(
        eq(guestBookingCopies.channelId, given.channelId),
        eq(guestBookingCopies.userId, profile),
      ),
    )
    .orderBy(asc(corporations.name));
  return orm
    .select({
      profileId: users.id,
      givenName: users.givenName,
      familyName: users.familyName,
      email: users.email,
      communicationLanguage: users.communicationLanguage,
      startsOnOverview: users.startsOnOverview,
      copies: sql<Me['guestBookingEmailCorporations']>`to_jsonb(array(${copies}))`,
    })
    .from(users)
    .where(and(eq(users.channelId, given.channelId), eq(users.id, profile)))
    .prepare('me');
});

/** Who is signed in, for which accounts they may act, and of which they get copies. */
export async function me({ ctx }: Pick<Call, 'ctx'>): Promise<Me> {
  const { userId, channelId, role, corporationIds } = ctx.actor;
  const [user] = await statement(ctx.app.database).execute({ channelId, userId });
  if (!user) throw new DomainError('NOT_FOUND');
  const { copies, ...own } = user;
  const roles = corporationIds.map((corporationId) => ({ name: role, corporationId }));
  return {
    id: userId,
    ...own,
    roles: roles.length > 0 ? roles : [{ name: role, corporationId: null }],
    corporations: [...corporationIds],
    guestBookingEmailCorporations: copies,
  };
}
