import { and, eq } from 'drizzle-orm';
import { DomainError } from '../../../contract/core/errors.ts';
import type { RequestContext } from '../../context.ts';
import { corporations, paymentCustomers } from '../../db/tables/index.ts';

/** The processor's customer for an account, made at the first card. */
export async function customerOf(ctx: RequestContext, corporationId: string): Promise<string> {
  const { orm } = ctx.app.database;
  const { provider } = ctx.app.payments;
  const channelId = ctx.channel.id;
  const find = () =>
    orm
      .select({ customerId: paymentCustomers.customerId })
      .from(paymentCustomers)
      .where(
        and(
          eq(paymentCustomers.channelId, channelId),
          eq(paymentCustomers.corporationId, corporationId),
          eq(paymentCustomers.provider, provider),
        ),
      );
  const [known] = await find();
  if (known) return known.customerId;
  const [account] = await orm
    .select({ name: corporations.name, email: corporations.contactEmail })
    .from(corporations)
    .where(and(eq(corporations.channelId, channelId), eq(corporations.id, corporationId)));
  if (!account) throw new DomainError('NOT_FOUND');
  const customerId = await ctx.app.payments.createCustomer({
    channelId,
    corporationId,
    ...account,
  });
  await orm
    .insert(paymentCustomers)
    .values({ channelId, corporationId, provider, customerId })
    .onConflictDoNothing();
  const [kept] = await find();
  return kept?.customerId ?? customerId;
}
