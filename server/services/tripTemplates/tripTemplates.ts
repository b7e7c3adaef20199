import { and, asc, eq, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { DomainError } from '../../../contract/core/errors.ts';
import type {
  newTripTemplateSchema,
  TripTemplate,
  tripTemplateChangeSchema,
} from '../../../contract/booking/tripTemplate.ts';
import type { Queryable, RequestContext } from '../../context.ts';
import { audit } from '../../db/audit.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import { shownPerson } from '../../db/shownPerson.ts';
import { lockNames } from '../../db/statements/together.ts';
import {
  bookings,
  corporations,
  TEMPLATE_NAME_UNIQUE,
  tripTemplates,
  userCorporations,
  users,
} from '../../db/tables/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import { visibleTo as isVisibleTrip } from '../bookings/record.ts';
import type { Call } from '../verb.ts';

const RESOURCE = 'trip-templates';
/** The most templates of one person: nobody could choose among more. */
const MAX_TEMPLATES = 50;

/** The caller's own templates, and the shared ones, of trips that the caller sees. */
const visibleTo = (ctx: RequestContext): SQL | undefined =>
  and(
    isVisibleTrip(ctx),
    or(eq(tripTemplates.ownerId, ctx.actor.userId), eq(tripTemplates.isShared, true)),
  );

/** Templates that the caller sees, by name; `id` selects one. */
async function readTemplates(
  on: Queryable,
  ctx: RequestContext,
  id?: string,
): Promise<TripTemplate[]> {
  const rows = await on
    .select({
      id: tripTemplates.id,
      name: tripTemplates.name,
      bookingId: tripTemplates.bookingId,
      isShared: tripTemplates.isShared,
      ownerId: tripTemplates.ownerId,
      ownerName: sql<string>`${users.givenName} || ' ' || ${users.familyName}`,
      corporationName: corporations.name,
      passengerName: bookings.passengerName,
      originAddress: bookings.originAddress,
      destinationAddress: bookings.destinationAddress,
    })
    .from(tripTemplates)
    .innerJoin(
      bookings,
      and(
        eq(bookings.channelId, tripTemplates.channelId),
        eq(bookings.id, tripTemplates.bookingId),
      ),
    )
    .innerJoin(
      corporations,
      and(
        eq(corporations.channelId, bookings.channelId),
        eq(corporations.id, bookings.corporationId),
      ),
    )
    .innerJoin(
      users,
      and(
        eq(users.channelId, tripTemplates.channelId),
        eq(
          users.id,
          shownPerson(
            tripTemplates.channelId,
            tripTemplates.ownerId,
            eq(userCorporations.corporationId, bookings.corporationId),
          ),
        ),
      ),
    )
    .where(and(visibleTo(ctx), id === undefined ? undefined : eq(tripTemplates.id, id)))
    .orderBy(asc(sql`lower(${tripTemplates.name})`), asc(tripTemplates.id));
  return rows.map(({ ownerId, ...row }) => ({ ...row, isMine: ownerId === ctx.actor.userId }));
}

/** @throws DomainError NOT_FOUND, also for templates that nobody shared with the caller */
async function readTemplate(on: Queryable, ctx: RequestContext, id: string): Promise<TripTemplate> {
  const [template] = await readTemplates(on, ctx, id);
  if (!template) throw new DomainError('NOT_FOUND');
  return template;
}

/**
 * Runs a write of the caller's own template.
 * @throws DomainError ALREADY_EXISTS when another one has its name
 */
async function namedOnce<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (cause) {
    if (!isUniqueViolation(cause, TEMPLATE_NAME_UNIQUE)) throw cause;
    throw new DomainError('ALREADY_EXISTS', { errors: { name: { code: 'unique' } }, cause });
  }
}

/** The templates that the caller may choose from. */
export const listTripTemplates = ({ ctx }: Pick<Call, 'ctx'>): Promise<TripTemplate[]> =>
  readTemplates(ctx.app.database.orm, ctx);

/**
 * Keeps a trip under a name. The trip itself is what is booked again, so nothing of it is copied.
 * @throws DomainError VALIDATION_FAILED where the caller sees no such trip or has too many
 *   templates; ALREADY_EXISTS when the caller has a template of this name
 */
export async function createTripTemplate({
  ctx,
  input: { name, bookingId, isShared },
}: Call<z.output<typeof newTripTemplateSchema>>): Promise<TripTemplate> {
  const owner = { channelId: ctx.channel.id, ownerId: ctx.actor.userId };
  const writing = inTransaction(ctx.app.database, async (tx) => {
    // A request that was never confirmed has no status and is no trip.
    const isTrip = and(isVisibleTrip(ctx), eq(bookings.id, bookingId), isNotNull(bookings.status));
    if ((await tx.$count(bookings, isTrip)) === 0)
      throw new DomainError('VALIDATION_FAILED', { errors: { bookingId: { code: 'reference' } } });
    // Of two tabs that save at the same time, the second one counts the template of the first.
    await lockNames(tx, [`trip templates ${owner.channelId} ${owner.ownerId}`]);
    const own = and(
      eq(tripTemplates.channelId, owner.channelId),
      eq(tripTemplates.ownerId, owner.ownerId),
    );
    if ((await tx.$count(tripTemplates, own)) >= MAX_TEMPLATES)
      throw new DomainError('VALIDATION_FAILED', {
        errors: { name: { code: 'tooMany', params: { max: MAX_TEMPLATES } } },
      });
    const [row] = await tx
      .insert(tripTemplates)
      .values({ ...owner, name, bookingId, isShared })
      .returning({ id: tripTemplates.id });
    const { id } = row!;
    await audit(tx, ctx, { action: 'create', resource: RESOURCE, resourceId: id });
    return readTemplate(tx, ctx, id);
  });
  return namedOnce(writing);
}

/** Only the owner may change a template; for others with whom it is shared it is FORBIDDEN. */
async function ownTemplate(ctx: RequestContext, id: string): Promise<void> {
  const { isMine } = await readTemplate(ctx.app.database.orm, ctx, id);
  if (!isMine) throw new DomainError('FORBIDDEN');
}

const byKey = (ctx: RequestContext, id: string) =>
  and(
    eq(tripTemplates.channelId, ctx.channel.id),
    eq(tripTemplates.id, id),
    eq(tripTemplates.ownerId, ctx.actor.userId),
  );

/** @throws DomainError NOT_FOUND, FORBIDDEN; ALREADY_EXISTS as when creating */
export async function changeTripTemplate({
  ctx,
  input: { id, change },
}: Call<{ id: string; change: z.output<typeof tripTemplateChangeSchema> }>): Promise<TripTemplate> {
  await ownTemplate(ctx, id);
  const writing = inTransaction(ctx.app.database, async (tx) => {
    await tx
      .update(tripTemplates)
      .set({ ...change, updatedAt: ctx.app.now() })
      .where(byKey(ctx, id));
    const fields = Object.keys(change);
    await audit(tx, ctx, { action: 'update', resource: RESOURCE, resourceId: id, fields });
    return readTemplate(tx, ctx, id);
  });
  return namedOnce(writing);
}

/** @throws DomainError NOT_FOUND, FORBIDDEN */
export async function deleteTripTemplate({
  ctx,
  input: { id },
}: Call<{ id: string }>): Promise<void> {
  await ownTemplate(ctx, id);
  await inTransaction(ctx.app.database, async (tx) => {
    await tx.delete(tripTemplates).where(byKey(ctx, id));
    await audit(tx, ctx, { action: 'delete', resource: RESOURCE, resourceId: id });
  });
}
