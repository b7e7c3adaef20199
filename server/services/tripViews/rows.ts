import { and, asc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { DomainError } from '../../../contract/core/errors.ts';
import type { TripView } from '../../../contract/booking/tripView.ts';
import type { Queryable, RequestContext } from '../../context.ts';
import { defaultTripViews, tripViews, users } from '../../db/tables/index.ts';

/** The caller's own views, and those shared with people of their role and accounts. */
function visibleTo({ actor, channel }: RequestContext): SQL | undefined {
  const shared =
    actor.role === 'bookingChannelAdmin'
      ? eq(tripViews.sharedWith, 'channel')
      : and(
          eq(tripViews.sharedWith, 'account'),
          inArray(tripViews.corporationId, [...actor.corporationIds]),
        );
  return and(eq(tripViews.channelId, channel.id), or(eq(tripViews.ownerId, actor.userId), shared));
}

/** Views that the caller sees, by name; `id` selects one. */
export async function readViews(
  on: Queryable,
  ctx: RequestContext,
  id?: string,
): Promise<TripView[]> {
  const { userId } = ctx.actor;
  const rows = await on
    .select({
      id: tripViews.id,
      name: tripViews.name,
      ownerId: tripViews.ownerId,
      ownerName: sql<string>`${users.givenName} || ' ' || ${users.familyName}`,
      sharedWith: tripViews.sharedWith,
      corporationId: tripViews.corporationId,
      state: tripViews.state,
      defaultOf: defaultTripViews.userId,
    })
    .from(tripViews)
    .innerJoin(
      users,
      and(eq(users.channelId, tripViews.channelId), eq(users.id, tripViews.ownerId)),
    )
    .leftJoin(
      defaultTripViews,
      and(
        eq(defaultTripViews.channelId, tripViews.channelId),
        eq(defaultTripViews.viewId, tripViews.id),
        eq(defaultTripViews.userId, userId),
      ),
    )
    .where(and(visibleTo(ctx), id === undefined ? undefined : eq(tripViews.id, id)))
    .orderBy(asc(sql`lower(${tripViews.name})`), asc(tripViews.id));
  return rows.map(({ ownerId, sharedWith, defaultOf, ...row }) => ({
    ...row,
    isShared: sharedWith !== 'nobody',
    isMine: ownerId === userId,
    isDefault: defaultOf !== null,
  }));
}

/** @throws DomainError NOT_FOUND, also for views that nobody shared with the caller */
export async function readView(on: Queryable, ctx: RequestContext, id: string): Promise<TripView> {
  const [view] = await readViews(on, ctx, id);
  if (!view) throw new DomainError('NOT_FOUND');
  return view;
}
