import type { Role } from '../../contract/core/roles.ts';

const HOME: Record<Role, string> = {
  corporationAdmin: '/trips/all-trips',
  bookingChannelAdmin: '/accounts',
};

/** The page that a role sees first after signing in. */
export const homeOf = (role: Role): string => HOME[role];
