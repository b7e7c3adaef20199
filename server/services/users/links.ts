import { and, eq, inArray, isNull, notInArray, sql, type SQL } from 'drizzle-orm';
import type { CopiedAccount, UserRole } from '../../../contract/resources/users.ts';
import type { WriteElsewhere } from '../../crud/binding.ts';
import {
  corporations,
  guestBookingCopies,
  userCorporations,
  users,
} from '../../db/tables/index.ts';
import { isOfReach } from '../accountsInReach.ts';

/** Accounts of the current row in a SELECT of users, without deleted ones. */
const accountsOfUser = sql`${userCorporations} uc
  join ${corporations} a on a.channel_id = uc.channel_id and a.id = uc.corporation_id
  where uc.channel_id = users.channel_id and uc.user_id = users.id
    and uc.deleted_at is null and a.deleted_at is null`;

export const amongIds = (id: SQL, ids: readonly string[]): SQL =>
  ids.length > 0 ? inArray(id, [...ids]) : sql`false`;

/** Users who administer one of the accounts. */
export const administers = (corporationIds: readonly string[]): SQL => sql`exists (
  select 1 from ${userCorporations} uc
  where uc.channel_id = users.channel_id and uc.user_id = users.id
    and uc.deleted_at is null and ${amongIds(sql`uc.corporation_id`, corporationIds)})`;

/** How many people administer the account of the current row in a SELECT of accounts. */
export const adminCount = sql<number>`(select count(*)::int from ${userCorporations} uc
  join ${users} u on u.channel_id = uc.channel_id and u.id = uc.user_id
  where uc.channel_id = corporations.channel_id and uc.corporation_id = corporations.id
    and uc.deleted_at is null and u.deleted_at is null)`;

/** Names of the accounts, among some, that a user administers; null: among all. */
export const accountNames = (corporationIds: readonly string[] | null): SQL<string | null> =>
  sql`(select string_agg(a.name, ', ' order by lower(a.name)) from ${accountsOfUser}
    ${corporationIds ? sql`and ${amongIds(sql`a.id`, corporationIds)}` : sql``})`;

/**
 * The roles of a user: a fleet manager's is for the whole channel, a corporation admin has one for
 * each account, by its name.
 */
export const roles = sql`case users.role when 'bookingChannelAdmin'
    then jsonb_build_array(jsonb_build_object('name', users.role, 'corporationId', null))
    else (select coalesce(jsonb_agg(jsonb_build_object('name', users.role, 'corporationId', a.id)
      order by lower(a.name), a.id), '[]') from ${accountsOfUser}) end`;

/**
 * Gives users their roles in the accounts that the caller administers, and leaves other accounts
 * alone.
 */
export const writeRoles: WriteElsewhere = async (value, ids, tx, ctx) => {
  const wanted = (value as UserRole[]).flatMap(({ corporationId }) => corporationId ?? []);
  const { id: channelId } = ctx.channel;
  await tx
    .delete(userCorporations)
    .where(
      and(
        eq(userCorporations.channelId, channelId),
        inArray(userCorporations.userId, [...ids]),
        isNull(userCorporations.deletedAt),
        isOfReach(ctx, userCorporations.corporationId),
        wanted.length > 0 ? notInArray(userCorporations.corporationId, wanted) : undefined,
      ),
    );
  const rows = ids.flatMap((userId) =>
    wanted.map((corporationId) => ({ channelId, userId, corporationId })),
  );
  if (rows.length > 0)
    await tx
      .insert(userCorporations)
      .values(rows)
      .onConflictDoUpdate({
        target: [
          userCorporations.channelId,
          userCorporations.userId,
          userCorporations.corporationId,
        ],
        set: { deletedAt: null },
      });
};

/** Accounts whose guest bookings a user receives copies of. */
export const copies = sql`(select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'name', a.name)
      order by lower(a.name), a.id), '[]')
    from ${guestBookingCopies} c
    join ${corporations} a on a.channel_id = c.channel_id and a.id = c.corporation_id
    where c.channel_id = users.channel_id and c.user_id = users.id and a.deleted_at is null)`;

/** Writes them as `writeRoles` does. */
export const writeCopies: WriteElsewhere = async (value, ids, tx, ctx) => {
  const wanted = (value as CopiedAccount[]).map(({ id }) => id);
  const { id: channelId } = ctx.channel;
  await tx
    .delete(guestBookingCopies)
    .where(
      and(
        eq(guestBookingCopies.channelId, channelId),
        inArray(guestBookingCopies.userId, [...ids]),
        isOfReach(ctx, guestBookingCopies.corporationId),
      ),
    );
  const rows = ids.flatMap((userId) =>
    wanted.map((corporationId) => ({ channelId, userId, corporationId })),
  );
  if (rows.length > 0) await tx.insert(guestBookingCopies).values(rows).onConflictDoNothing();
};
