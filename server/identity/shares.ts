import { and, eq, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { users } from '../db/tables/index.ts';

/*
 * What a person may do is the sum of the rows of `users` that sign in as them: their own, and those
 * of other companies that they have accepted.
 */

/** The rows that let the person of the current row of `users` in, as `share`. */
export const sharesOfPerson = sql`users as share
  where share.channel_id = users.channel_id and share.status = 'active'
    and share.deleted_at is null
    and (share.id = users.id or share.signs_in_as = users.id and share.joined_at is not null)`;

/** Whether the current row of `users` is the sign-in of somebody who may sign in. */
export const maySignIn = sql<boolean>`(users.signs_in_as is null
  and exists (select 1 from ${sharesOfPerson}))`;

/** The person who signs in with the current row of `users`. */
export const personId = sql<string>`coalesce(users.signs_in_as, users.id)`;

/**
 * The row that somebody sees and changes as their profile: their own, or, where the company that has
 * it has deleted or deactivated them, that of another company which lets them in.
 */
export const profileOf = (channelId: SQLWrapper, person: SQLWrapper): SQL =>
  sql`coalesce((
    select share.id from users as share
    where share.channel_id = ${channelId} and share.status = 'active' and share.deleted_at is null
      and (share.id = ${person} or share.signs_in_as = ${person} and share.joined_at is not null)
    order by share.id = ${person} desc, share.joined_at limit 1), ${person})`;

/** A person's own role; only companies that have deleted or deactivated them may be left. */
export const roleOfPerson = sql<'corporationAdmin' | 'bookingChannelAdmin'>`case
  when users.status = 'active' and users.deleted_at is null then users.role
  else 'corporationAdmin' end`;

/**
 * The row that somebody with an e-mail address signs in with: it stays theirs while any company has
 * a row that signs in as it, even if its own company has deleted it.
 */
export const signsInWith = (channelId: string, email: string): SQL | undefined =>
  and(
    eq(users.channelId, channelId),
    eq(sql`lower(${users.email})`, email.trim().toLowerCase()),
    isNull(users.signsInAs),
    sql`(users.deleted_at is null or exists (
      select 1 from users as share where share.channel_id = users.channel_id
        and share.signs_in_as = users.id and share.deleted_at is null))`,
  );
