import { and, eq, asc, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { reachesAllAccounts } from '../../../contract/core/roles.ts';
import type {
  newTripViewSchema,
  TripView,
  tripViewChangeSchema,
} from '../../../contract/booking/tripView.ts';
import { DomainError } from '../../../contract/core/errors.ts';
import type { RequestContext, Queryable } from '../../context.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import { shownPerson } from '../../db/shownPerson.ts';
import { lockNames } from '../../db/statements/together.ts';
import {
  defaultTripViews,
  tripViews,
  userCorporations,
  users,
  VIEW_NAME_UNIQUE,
} from '../../db/tables/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import { audit } from '../../db/audit.ts';
import type { Call } from '../verb.ts';

/** The caller's own views, and those shared with people of their role and accounts. */
function visibleTo({ actor, channel }: RequestContext): SQL | undefined {
  const shared = reachesAllAccounts(actor.role)
    ? eq(tripViews.sharedWith, 'channel')
    : and(
        eq(tripViews.sharedWith, 'account'),
        inArray(tripViews.corporationId, [...actor.corporationIds]),
      );
  return and(eq(tripViews.channelId, channel.id), or(eq(tripViews.ownerId, actor.userId), shared));
}

/** Views that the caller sees, by name; `id` selects one. */
async function readViews(on: Queryable, ctx: RequestContext, id?: string): Promise<TripView[]> {
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
      and(
        eq(users.channelId, tripViews.channelId),
        eq(
          users.id,
          shownPerson(
            tripViews.channelId,
            tripViews.ownerId,
            eq(userCorporations.corporationId, tripViews.corporationId),
          ),
        ),
      ),
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
async function readView(on: Queryable, ctx: RequestContext, id: string): Promise<TripView> {
  const [view] = await readViews(on, ctx, id);
  if (!view) throw new DomainError('NOT_FOUND');
  return view;
}

const RESOURCE = 'trip-views';
/** The most views of one person: nobody could choose among more. */
const MAX_VIEWS = 50;

/** @throws DomainError VALIDATION_FAILED naming corporationId */
function sharing(ctx: RequestContext, isShared: boolean, corporationId: string | null) {
  if (!isShared) return { sharedWith: 'nobody' as const, corporationId: null };
  if (reachesAllAccounts(ctx.actor.role))
    return { sharedWith: 'channel' as const, corporationId: null };
  if (corporationId === null || !ctx.actor.corporationIds.includes(corporationId)) {
    const code = corporationId === null ? ('required' as const) : ('reference' as const);
    throw new DomainError('VALIDATION_FAILED', { errors: { corporationId: { code } } });
  }
  return { sharedWith: 'account' as const, corporationId };
}

/**
 * Runs a write of the caller's own view.
 * @throws DomainError ALREADY_EXISTS when another one has its name
 */
async function namedOnce<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (cause) {
    if (!isUniqueViolation(cause, VIEW_NAME_UNIQUE)) throw cause;
    throw new DomainError('ALREADY_EXISTS', { errors: { name: { code: 'unique' } }, cause });
  }
}

/** The views of the trip list that the caller may choose from. */
export const listTripViews = ({ ctx }: Pick<Call, 'ctx'>): Promise<TripView[]> =>
  readViews(ctx.app.database.orm, ctx);

/**
 * @throws DomainError VALIDATION_FAILED where it is shared with an account that is not the caller's;
 *   ALREADY_EXISTS when the caller has a view of this name
 */
export async function createTripView({
  ctx,
  input: { name, isShared, corporationId, state },
}: Call<z.output<typeof newTripViewSchema>>): Promise<TripView> {
  const shared = sharing(ctx, isShared, corporationId);
  const owner = { channelId: ctx.channel.id, ownerId: ctx.actor.userId };
  const writing = inTransaction(ctx.app.database, async (tx) => {
    // Of two tabs that save at the same time, the second one counts the view of the first.
    await lockNames(tx, [`trip views ${owner.channelId} ${owner.ownerId}`]);
    const own = and(eq(tripViews.channelId, owner.channelId), eq(tripViews.ownerId, owner.ownerId));
    if ((await tx.$count(tripViews, own)) >= MAX_VIEWS)
      throw new DomainError('VALIDATION_FAILED', {
        errors: { name: { code: 'tooMany', params: { max: MAX_VIEWS } } },
      });
    const [row] = await tx
      .insert(tripViews)
      .values({ ...owner, ...shared, name, state })
      .returning({ id: tripViews.id });
    const { id } = row!;
    await audit(tx, ctx, { action: 'create', resource: RESOURCE, resourceId: id });
    return readView(tx, ctx, id);
  });
  return namedOnce(writing);
}

/** Only the owner may change a view; for others with whom it is shared it is FORBIDDEN. */
async function ownView(ctx: RequestContext, id: string): Promise<TripView> {
  const view = await readView(ctx.app.database.orm, ctx, id);
  if (!view.isMine) throw new DomainError('FORBIDDEN');
  return view;
}

const byKey = (ctx: RequestContext, id: string) =>
  and(
    eq(tripViews.channelId, ctx.channel.id),
    eq(tripViews.id, id),
    eq(tripViews.ownerId, ctx.actor.userId),
  );

/** @throws DomainError NOT_FOUND, FORBIDDEN; VALIDATION_FAILED, ALREADY_EXISTS as when creating */
export async function changeTripView({
  ctx,
  input: { id, change },
}: Call<{ id: string; change: z.output<typeof tripViewChangeSchema> }>): Promise<TripView> {
  const view = await ownView(ctx, id);
  const { name = view.name, state = view.state } = change;
  const shared = sharing(
    ctx,
    change.isShared ?? view.isShared,
    change.corporationId === undefined ? view.corporationId : change.corporationId,
  );
  const writing = inTransaction(ctx.app.database, async (tx) => {
    await tx
      .update(tripViews)
      .set({ name, state, ...shared, updatedAt: ctx.app.now() })
      .where(byKey(ctx, id));
    const fields = Object.keys(change);
    await audit(tx, ctx, { action: 'update', resource: RESOURCE, resourceId: id, fields });
    return readView(tx, ctx, id);
  });
  return namedOnce(writing);
}

/** @throws DomainError NOT_FOUND, FORBIDDEN */
export async function deleteTripView({ ctx, input: { id } }: Call<{ id: string }>): Promise<void> {
  await ownView(ctx, id);
  await inTransaction(ctx.app.database, async (tx) => {
    await tx.delete(tripViews).where(byKey(ctx, id));
    await audit(tx, ctx, { action: 'delete', resource: RESOURCE, resourceId: id });
  });
}

/**
 * Sets or unsets a view as the one that the caller's trip list opens with.
 * @throws DomainError NOT_FOUND
 */
export async function setDefaultTripView({
  ctx,
  input: { id, isDefault },
}: Call<{ id: string; isDefault: boolean }>): Promise<TripView> {
  const { channel, actor } = ctx;
  const key = { channelId: channel.id, userId: actor.userId };
  return inTransaction(ctx.app.database, async (tx) => {
    await readView(tx, ctx, id);
    if (isDefault)
      await tx
        .insert(defaultTripViews)
        .values({ ...key, viewId: id })
        .onConflictDoUpdate({
          target: [defaultTripViews.channelId, defaultTripViews.userId],
          set: { viewId: id },
        });
    else
      await tx
        .delete(defaultTripViews)
        .where(
          and(
            eq(defaultTripViews.channelId, key.channelId),
            eq(defaultTripViews.userId, key.userId),
            eq(defaultTripViews.viewId, id),
          ),
        );
    return readView(tx, ctx, id);
  });
}
