import type { CopiedAccount, UserRole } from '../../../contract/resources/users.ts';
import type { RequestContext } from '../../context.ts';
import { isInReach } from '../accountsInReach.ts';

/** The roles of a user that the caller may see. */
export const rolesInReach = (roles: readonly UserRole[], ctx: RequestContext): UserRole[] =>
  roles.filter(({ corporationId }) => corporationId === null || isInReach(ctx, corporationId));

/** The accounts with copies for a user that the caller may see. */
export const copiesInReach = (copies: readonly CopiedAccount[], ctx: RequestContext) =>
  copies.filter(({ id }) => isInReach(ctx, id));
