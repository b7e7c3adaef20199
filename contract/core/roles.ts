import type { KeyScopes } from './keyAccess.ts';

/** The two roles that sign in. A fleet manager's role is named bookingChannelAdmin. */
export const ROLES = ['corporationAdmin', 'bookingChannelAdmin'] as const;
export type Role = (typeof ROLES)[number];

/** Who is calling: read from the database at each request, never from token claims. */
export interface Actor {
  userId: string;
  channelId: string;
  role: Role;
  /** Accounts that a corporation admin administers; empty for a fleet manager, who sees them all. */
  corporationIds: readonly string[];
  /** What the API key may do that makes the call; absent for a person. */
  key?: KeyScopes;
}

/**
 * What a role is for. Code asks these functions and does not compare roles, so that another role only has to be
 * described here.
 */
export const reachesAllAccounts = (role: Role): boolean => role === 'bookingChannelAdmin';
/** Works for the accounts that it administers, one at a time or all of them together. */
export const choosesAccount = (role: Role): boolean => role === 'corporationAdmin';
export const booksTrips = (role: Role): boolean => role === 'corporationAdmin';
