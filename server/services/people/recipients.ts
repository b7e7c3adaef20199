import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Recipient } from '../../../contract/booking/calls.ts';
import { DomainError } from '../../../contract/core/errors.ts';
import type { RequestContext } from '../../context.ts';
import { businessGuests, businessPassengers, corporations } from '../../db/tables/index.ts';
import { requireAccount } from '../verb.ts';

/** The account whose people are asked for. */
export interface RecipientAccount {
  id: string;
  name: string;
}

/** @throws DomainError FORBIDDEN for another's account, NOT_FOUND for one that was deleted */
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

export const employeeRecipient = (
  {
    id,
    channelId,
    givenName,
    familyName,
    phone,
    email,
    groupId,
  }: typeof businessPassengers.$inferSelect,
  account: RecipientAccount,
): Recipient => ({
  id,
  givenName,
  familyName,
  phone,
  email,
  type: 'employee',
  corporationId: account.id,
  corporationName: account.name,
  bookingChannelId: channelId,
  employeeGroupId: groupId,
});

export const guestRecipient = (
  { id, channelId, givenName, familyName, phoneNumber, email }: typeof businessGuests.$inferSelect,
  account: RecipientAccount,
): Recipient => ({
  id,
  givenName,
  familyName,
  phone: phoneNumber,
  email,
  type: 'guest',
  corporationId: account.id,
  corporationName: account.name,
  bookingChannelId: channelId,
  employeeGroupId: null,
});
