import type { CopiedAccount, UserRole } from '../../../contract/resources/users.ts';
import type { RequestContext } from '../../context.ts';

/** Whether the caller looks after an account, as a fleet manager does for all. */
export const isInReach = ({ actor }: RequestContext, corporationId: string): boolean =>
  actor.role === 'bookingChannelAdmin' || actor.corporationIds.includes(corporationId);

/** The roles of a user that the caller may see. */
export const rolesInReach = (roles: readonly UserRole[], ctx: RequestContext): UserRole[] =>
  roles.filter(({ corporationId }) => corporationId === null || isInReach(ctx, corporationId));

/** The accounts with copies for a user that the caller may see. */
export const copiesInReach = (copies: readonly CopiedAccount[], ctx: RequestContext) =>
  copies.filter(({ id }) => isInReach(ctx, id));
