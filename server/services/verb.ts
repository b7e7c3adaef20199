import { booksTrips } from '../../contract/core/roles.ts';
import { DomainError } from '../../contract/core/errors.ts';
import type { RequestContext } from '../context.ts';

/** What every verb gets: the caller and the input. */
export interface Call<I = undefined> {
  ctx: RequestContext;
  input: I;
}

/**
 * Refuses callers who may not act for the account: a corporation admin acts only for their own
 * accounts, a fleet manager for none.
 * @throws DomainError FORBIDDEN
 */
export function requireAccount(ctx: RequestContext, corporationId: string): void {
  const { role, corporationIds } = ctx.actor;
  if (!booksTrips(role) || !corporationIds.includes(corporationId))
    throw new DomainError('FORBIDDEN');
}
