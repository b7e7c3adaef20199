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
}
