import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import { type Billing, NO_BILLING } from '../../../contract/invoices/billing.ts';
import { DomainError } from '../../../contract/core/errors.ts';
import { reachesAllAccounts } from '../../../contract/core/roles.ts';
import type { Queryable, RequestContext } from '../../context.ts';
import { audit } from '../../db/audit.ts';
import { accountBilling, corporations } from '../../db/tables/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import { isInReach } from '../accountsInReach.ts';
import type { Call } from '../verb.ts';

/** What invoices of an account say about it; nothing where nobody entered it. */
export async function billingOf(
  on: Queryable,
  channelId: string,
  corporationId: string,
): Promise<Billing> {
  const [row] = await on
    .select()
    .from(accountBilling)
    .where(
      and(eq(accountBilling.channelId, channelId), eq(accountBilling.corporationId, corporationId)),
    );
  if (!row) return NO_BILLING;
  const { channelId: _channel, corporationId: _account, ...billing } = row;
  return billing;
}

/** @throws DomainError NOT_FOUND for an account that is deleted or not in the caller's reach */
async function requireReach(on: Queryable, ctx: RequestContext, id: string): Promise<void> {
  const [account] = await on
    .select({ deletedAt: corporations.deletedAt })
    .from(corporations)
    .where(and(eq(corporations.channelId, ctx.channel.id), eq(corporations.id, id)));
  if (!account || account.deletedAt || !isInReach(ctx, id)) throw new DomainError('NOT_FOUND');
}

/** @throws DomainError NOT_FOUND */
export async function readBilling({ ctx, input: { id } }: Call<{ id: string }>): Promise<Billing> {
  const { orm } = ctx.app.database;
  await requireReach(orm, ctx, id);
  return billingOf(orm, ctx.channel.id, id);
}

/**
 * Stores what invoices of an account say about it. Invoices that are written already keep what they say. An admin of the
 * account cannot change its payment term, which is agreed with the operator.
 * @throws DomainError NOT_FOUND; VALIDATION_FAILED with `notAllowed` for the term
 */
export async function saveBilling({
  ctx,
  input: { id, billing },
}: Call<{ id: string; billing: Billing }>): Promise<Billing> {
  const { app, channel } = ctx;
  return inTransaction(app.database, async (tx) => {
    await requireReach(tx, ctx, id);
    const before = await billingOf(tx, channel.id, id);
    if (!reachesAllAccounts(ctx.actor.role) && billing.paymentDays !== before.paymentDays)
      throw new DomainError('VALIDATION_FAILED', {
        errors: { paymentDays: { code: 'notAllowed' } },
      });
    await tx
      .insert(accountBilling)
      .values({ channelId: channel.id, corporationId: id, ...billing })
      .onConflictDoUpdate({
        target: [accountBilling.channelId, accountBilling.corporationId],
        set: billing,
      });
    const fields = Object.entries(billing)
      .filter(([name, value]) => !isDeepStrictEqual(value, Reflect.get(before, name)))
      .map(([name]) => name);
    // Without the values, some of which are about people.
    if (fields.length > 0)
      await audit(tx, ctx, {
        action: 'update',
        resource: 'account-billing',
        resourceId: id,
        fields,
      });
    await ctx.keepAnswer?.(tx, { status: 200, body: billing });
    return billing;
  });
}
