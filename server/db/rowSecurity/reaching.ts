import { type Actor, reachesAllAccounts } from '../../../contract/core/roles.ts';
import type { Database } from '../open.ts';
import type { Reach } from './reach.ts';

/** The same context (or a part of it) for work that may see and write only these rows. */
export const reaching = <A extends { database: Database }>(app: A, reach: Reach): A => ({
  ...app,
  database: app.database.reaching(reach),
});

/** The same for signing people in to a channel, and for looking up who calls. */
export const reachingSignIn = <A extends { database: Database }>(app: A, channelId: string): A =>
  reaching(app, { channelId, signIn: true });

/**
 * The rows that a signed-in person reaches: those of their accounts or, for a fleet manager, of the
 * whole channel.
 */
export const reachOf = ({ channelId, role, corporationIds }: Actor): Reach =>
  reachesAllAccounts(role) ? { channelId } : { channelId, corporationIds };
