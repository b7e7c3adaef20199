import type { Action, AnyResource } from './resource.ts';
import { type Actor, reachesAllAccounts } from './roles.ts';

/** What a caller may do with an action: which fields they may set and whose rows they reach. */
export interface Grant {
  fields: 'all' | readonly string[];
  /** `null`: every row of the channel; otherwise only rows of these accounts. */
  corporationIds: readonly string[] | null;
}

/**
 * The one evaluator of permissions: the server enforces it, the console asks it what to show.
 * @returns null when the role may not do it at all
 */
export function grant(
  actor: Pick<Actor, 'role' | 'corporationIds'>,
  resource: AnyResource,
  action: Action,
): Grant | null {
  const permission = resource.access[actor.role]?.[action];
  if (permission === undefined) return null;
  const unscoped = reachesAllAccounts(actor.role) || resource.scope.by === 'channel';
  return {
    fields: permission === true ? 'all' : permission,
    corporationIds: unscoped ? null : actor.corporationIds,
  };
}

/** True when the role may do it to at least some rows. */
export function may(
  actor: Pick<Actor, 'role' | 'corporationIds'>,
  resource: AnyResource,
  action: Action,
): boolean {
  return grant(actor, resource, action) !== null;
}

/** Roles that may do an action, for OpenAPI's x-roles. */
export function rolesFor(resource: AnyResource, action: Action): Actor['role'][] {
  const roles = Object.keys(resource.access) as Actor['role'][];
  return roles.filter((role) => resource.access[role]?.[action] !== undefined);
}
