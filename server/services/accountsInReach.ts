import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { reachesAllAccounts } from '../../contract/core/roles.ts';
import type { RequestContext } from '../context.ts';
import { isAnyOf } from '../db/isAnyOf.ts';

type Caller = Pick<RequestContext, 'actor'>;

/** Whether the caller looks after an account, as a fleet manager does for all of the channel. */
export const isInReach = ({ actor }: Caller, corporationId: string): boolean =>
  reachesAllAccounts(actor.role) || actor.corporationIds.includes(corporationId);

/**
 * The same about the account that a column names, as a condition.
 * @returns undefined where all accounts of the channel are in reach
 */
export const isOfReach = ({ actor }: Caller, corporationId: AnyPgColumn): SQL | undefined =>
  reachesAllAccounts(actor.role) ? undefined : isAnyOf(corporationId, actor.corporationIds);
