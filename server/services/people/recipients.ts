import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { RecipientAccount } from '../../../contract/booking/recipient.ts';
import { DomainError } from '../../../contract/core/errors.ts';
import type { RequestContext } from '../../context.ts';
import { businessGuests, businessPassengers, corporations } from '../../db/tables/index.ts';
import { requireAccount } from '../verb.ts';

/** @throws DomainError FORBIDDEN for somebody else's account, NOT_FOUND for one that was deleted */
export async function recipientAccount(
  ctx: RequestContext,
  corporationId: string,
): Promise<RecipientAccount> {
  requireAccount(ctx, corporationId);
  const [account] = await ctx.app.database.orm
    .select({ id: corporations.id, name: corporations.name })
    .from(corporations)
    .where(
      and(
        eq(corporations.channelId, ctx.channel.id),
        eq(corporations.id, corporationId),
        isNull(corporations.deletedAt),
      ),
    );
  if (!account) throw new DomainError('NOT_FOUND');
  return account;
}

/** Employees of the account who can be booked for. */
export const activeEmployees = (ctx: RequestContext, account: RecipientAccount): SQL | undefined =>
  and(
    eq(businessPassengers.channelId, ctx.channel.id),
    eq(businessPassengers.businessAccountId, account.id),
    eq(businessPassengers.status, 'active'),
    isNull(businessPassengers.deletedAt),
  );

/** Guests of the account who can be booked for. */
export const activeGuests = (ctx: RequestContext, account: RecipientAccount): SQL | undefined =>
  and(
    eq(businessGuests.channelId, ctx.channel.id),
    eq(businessGuests.businessAccountId, account.id),
    isNull(businessGuests.deletedAt),
  );
