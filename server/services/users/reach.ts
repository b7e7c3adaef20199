import type { CopiedAccount, UserRole } from '../../../contract/resources/users.ts';
import type { RequestContext } from '../../context.ts';

/** Whether an account is one that the caller looks after: a fleet manager does so for all. */
export const isInReach = ({ actor }: RequestContext, corporationId: string): boolean =>
  actor.role === 'bookingChannelAdmin' || actor.corporationIds.includes(corporationId);

/** The roles of a user that the caller may know of. */
export const rolesInReach = (roles: readonly UserRole[], ctx: RequestContext): UserRole[] =>
  roles.filter(({ corporationId }) => corporationId === null || isInReach(ctx, corporationId));

/** The accounts with copies for a user that the caller may know of. */
export const copiesInReach = (copies: readonly CopiedAccount[], ctx: RequestContext) =>
  copies.filter(({ id }) => isInReach(ctx, id));
