import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { CardGroups, PaymentMethod } from '../../../contract/booking/payment.ts';
import { DomainError } from '../../../contract/core/errors.ts';
import { audit } from '../../db/audit.ts';
import { employeeGroups, paymentMethodGroups } from '../../db/tables/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Call } from '../verb.ts';
import { cardOf, groupsOfCards, lockAccount, methodOf } from './cards.ts';

/**
 * Gives a card to groups, so that it only pays for their passengers, or takes it from them.
 * @throws DomainError NOT_FOUND, also for another account's card; FORBIDDEN where the channel does
 *   not have card groups; VALIDATION_FAILED for a group that the account does not have
 */
export async function changeCardGroups({
  ctx,
  input: { id, change },
}: Call<{ id: string; change: CardGroups }>): Promise<PaymentMethod> {
  const { app, channel } = ctx;
  if (!channel.features.includes('card-groups')) throw new DomainError('FORBIDDEN');
  return inTransaction(app.database, async (tx) => {
    const { corporationId } = await cardOf(tx, ctx, id);
    await lockAccount(tx, ctx, corporationId);
    const card = await cardOf(tx, ctx, id);
    const from = (await groupsOfCards(tx, ctx, [id])).get(id) ?? [];
    const removed = new Set(change.removedEmployeeGroupIds);
    const added = [...new Set(change.addedEmployeeGroupIds)].filter((one) => !from.includes(one));
    if (added.length > 0) {
      const known = await tx.$count(
        employeeGroups,
        and(
          eq(employeeGroups.channelId, channel.id),
          eq(employeeGroups.corporationId, corporationId),
          inArray(employeeGroups.id, added),
          isNull(employeeGroups.deletedAt),
        ),
      );
      if (known < added.length)
        throw new DomainError('VALIDATION_FAILED', {
          errors: { addedEmployeeGroupIds: { code: 'reference' } },
        });
      await tx
        .insert(paymentMethodGroups)
        .values(added.map((groupId) => ({ channelId: channel.id, paymentMethodId: id, groupId })));
    }
    if (removed.size > 0)
      await tx
        .delete(paymentMethodGroups)
        .where(
          and(
            eq(paymentMethodGroups.channelId, channel.id),
            eq(paymentMethodGroups.paymentMethodId, id),
            inArray(paymentMethodGroups.groupId, [...removed]),
          ),
        );
    const method = await methodOf(tx, ctx, card);
    await audit(tx, ctx, {
      action: 'update',
      resource: 'payment-methods',
      resourceId: id,
      changes: { groupIds: { from, to: method.groupIds } },
    });
    await ctx.keepAnswer?.(tx, { status: 200, body: method });
    return method;
  });
}
