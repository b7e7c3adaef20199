import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { reachesAllAccounts, type Actor } from '../../contract/core/roles.ts';
import { isAnyOf } from './isAnyOf.ts';
import { userCorporations } from './tables/index.ts';

/**
 * The row of `users` whose names accounts see of a person: the one that they have, even if they have
 * deleted it since, or else the one that the person signs in with, such as a fleet manager's.
 * @param person the row that the person signs in with
 * @param isOfAccounts a condition on `user_corporations.corporation_id`
 */
export const shownPerson = (channelId: SQLWrapper, person: SQLWrapper, isOfAccounts: SQL): SQL =>
  sql`coalesce((
    select shown.id from users as shown
    join user_corporations on user_corporations.channel_id = shown.channel_id
      and user_corporations.user_id = shown.id and ${isOfAccounts}
    where shown.channel_id = ${channelId} and (shown.id = ${person} or shown.signs_in_as = ${person})
    order by user_corporations.deleted_at is not null, shown.deleted_at is not null,
      shown.id = ${person} desc
    limit 1), ${person})`;

/** The same for somebody who reads about all of their accounts; fleet managers see the person's own. */
export const shownTo = (
  { role, corporationIds }: Pick<Actor, 'role' | 'corporationIds'>,
  channelId: SQLWrapper,
  person: SQLWrapper,
): SQL =>
  reachesAllAccounts(role)
    ? sql`${person}`
    : shownPerson(channelId, person, isAnyOf(userCorporations.corporationId, corporationIds));
