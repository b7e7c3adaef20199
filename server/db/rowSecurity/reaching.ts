import type { Actor } from '../../../contract/core/roles.ts';
import type { Database } from '../open.ts';
import type { Reach } from './reach.ts';

/** The same process, or part of one, for work that may see and write no other rows than these. */
export const reaching = <A extends { database: Database }>(app: A, reach: Reach): A => ({
  ...app,
  database: app.database.reaching(reach),
});

/** What a signed-in person reaches: their accounts, or as a fleet manager the whole channel. */
export const reachOf = ({ channelId, role, corporationIds }: Actor): Reach =>
  role === 'bookingChannelAdmin' ? { channelId } : { channelId, corporationIds };
