import { and, asc, eq } from 'drizzle-orm';
import type { Me } from '../../../contract/booking/calls.ts';
import { DomainError } from '../../../contract/core/errors.ts';
import { corporations, guestBookingCopies, users } from '../../db/tables/index.ts';
import type { Call } from '../verb.ts';

/** Who is signed in, what they may act for and of which accounts they get copies. */
export async function me({ ctx }: Pick<Call, 'ctx'>): Promise<Me> {
  const { userId, channelId, role, corporationIds } = ctx.actor;
  const { orm } = ctx.app.database;
  const [user] = await orm
    .select()
    .from(users)
    .where(and(eq(users.channelId, channelId), eq(users.id, userId)));
  if (!user) throw new DomainError('NOT_FOUND');
  const copies = await orm
    .select({ id: corporations.id, name: corporations.name })
    .from(guestBookingCopies)
    .innerJoin(
      corporations,
      and(
        eq(corporations.channelId, guestBookingCopies.channelId),
        eq(corporations.id, guestBookingCopies.corporationId),
      ),
    )
    .where(and(eq(guestBookingCopies.channelId, channelId), eq(guestBookingCopies.userId, userId)))
    .orderBy(asc(corporations.name));
  const { id, givenName, familyName, email, communicationLanguage } = user;
  const roles = corporationIds.map((corporationId) => ({ name: role, corporationId }));
  return {
    id,
    givenName,
    familyName,
    email,
    communicationLanguage,
    roles: roles.length > 0 ? roles : [{ name: role, corporationId: null }],
    corporations: [...corporationIds],
    guestBookingEmailCorporations: copies,
  };
}
