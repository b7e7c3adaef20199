import type { Me } from '../../contract/booking/calls.ts';
import type { Role } from '../../contract/core/roles.ts';
import { actorOf } from './useMe.ts';

const HOME: Record<Role, string> = {
  corporationAdmin: '/trips/all-trips',
  bookingChannelAdmin: '/accounts',
};

/** The page that somebody sees first after signing in: that of their role, unless they chose the overview. */
export const homeOf = (me: Me): string =>
  me.startsOnOverview ? '/overview' : HOME[actorOf(me).role];
