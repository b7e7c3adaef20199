import { and, asc, eq, isNull } from 'drizzle-orm';
import type { AccountField } from '../../../contract/booking/accountFields.ts';
import type { FleetAccountForBooking } from '../../../contract/booking/calls.ts';
import { DomainError } from '../../../contract/core/errors.ts';
import type { RequestContext } from '../../context.ts';
import { fleetAccounts, fleets } from '../../db/tables/index.ts';
import { type Call, requireAccount } from '../verb.ts';

const columns = {
  id: fleetAccounts.id,
  fleetId: fleetAccounts.fleetId,
  corporationId: fleetAccounts.corporationId,
  accountNumber: fleetAccounts.accountNumber,
};
const isLive = ({ channel }: RequestContext) =>
  and(eq(fleetAccounts.channelId, channel.id), isNull(fleetAccounts.deletedAt));

/**
 * The accounts under which a fleet can bill a corporation's trips, the oldest first, which is the
 * one that is billed.
 * @throws DomainError FORBIDDEN for somebody else's corporation
 */
export async function listFleetAccountsForBooking({
  ctx,
  input: { fleetId, corporationId },
}: Call<{ fleetId: string; corporationId: string }>): Promise<FleetAccountForBooking[]> {
  requireAccount(ctx, corporationId);
  return ctx.app.database.orm
    .select(columns)
    .from(fleetAccounts)
    .where(
      and(
        isLive(ctx),
        eq(fleetAccounts.corporationId, corporationId),
        eq(fleetAccounts.fleetId, fleetId),
      ),
    )
    .orderBy(asc(fleetAccounts.createdAt), asc(fleetAccounts.id));
}

/**
 * The fields that a fleet asks for with each trip billed to an account, including inactive ones.
 * @throws DomainError NOT_FOUND, also for somebody else's account; AdapterError when dispatch
 *   cannot be reached and has never answered
 */
export async function listAccountFields({
  ctx,
  input: { accountId, fleetId },
}: Call<{ accountId: string; fleetId: string }>): Promise<AccountField[]> {
  const [account] = await ctx.app.database.orm
    .select(columns)
    .from(fleetAccounts)
    .where(and(isLive(ctx), eq(fleetAccounts.id, accountId), eq(fleetAccounts.fleetId, fleetId)));
  if (!account || !ctx.actor.corporationIds.includes(account.corporationId))
    throw new DomainError('NOT_FOUND');
  return ctx.app.dispatch.accountFields(fleetId, account.accountNumber);
}

/**
 * Whether a fleet's dispatch system knows an account number; with null only the fleet is checked.
 * @throws DomainError VALIDATION_FAILED for another channel's fleet; AdapterError when dispatch
 *   cannot be reached
 */
export async function validateFleetAccount({
  ctx,
  input: { fleetId, accountNumber },
}: Call<{ fleetId: string; accountNumber: string | null }>): Promise<{ isValid: boolean }> {
  const [fleet] = await ctx.app.database.orm
    .select({ id: fleets.id })
    .from(fleets)
    .where(
      and(eq(fleets.channelId, ctx.channel.id), eq(fleets.id, fleetId), isNull(fleets.deletedAt)),
    );
  if (!fleet)
    throw new DomainError('VALIDATION_FAILED', { errors: { fleetId: { code: 'reference' } } });
  const isValid =
    accountNumber === null || (await ctx.app.dispatch.isAccountValid(fleetId, accountNumber));
  return { isValid };
}
