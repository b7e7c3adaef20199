import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { CardGroups } from '../../../contract/booking/payment.ts';
import { DomainError } from '../../../contract/core/errors.ts';
import { paymentMethods as declared } from '../../../contract/resources/paymentMethods.ts';
import { catalogue } from '../../bindings/index.ts';
import type { RequestContext, Transaction } from '../../context.ts';
import type { Row } from '../../crud/binding.ts';
import { lockRow, readRow } from '../../crud/rows.ts';
import { permission } from '../../crud/scope.ts';
import { audit } from '../../db/audit.ts';
import { employeeGroups, paymentMethodGroups, paymentMethods } from '../../db/tables/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type Call, requireAccount } from '../verb.ts';
import { isUsable } from './cards.ts';
import { customerOf } from './customers.ts';

/**
 * @throws DomainError FORBIDDEN for somebody else's account, or where the channel takes no cards
 */
function requireCards(ctx: RequestContext, corporationId: string): void {
  requireAccount(ctx, corporationId);
  if (!takesCards(ctx)) throw new DomainError('FORBIDDEN');
}

const takesCards = ({ channel }: RequestContext): boolean =>
  channel.allowedPaymentMethods.includes('creditCard');

/** A card as the API answers it. */
const methodOf = (tx: Transaction, ctx: RequestContext, id: string): Promise<Row> =>
  readRow(tx, ctx, catalogue.get(declared.name)!, id, ctx.actor.corporationIds);

/**
 * Begins to save a card for an account.
 * @returns the secret with which the browser sets up the card
 * @throws DomainError FORBIDDEN; AdapterError when the processor cannot be reached
 */
export async function beginCardSetup({
  ctx,
  input: { corporationId },
}: Call<{ corporationId: string }>): Promise<{ clientSecret: string }> {
  requireCards(ctx, corporationId);
  const customerId = await customerOf(ctx, corporationId);
  return { clientSecret: await ctx.app.payments.createSetup(customerId) };
}

/**
 * Saves a card that was set up for the account; saving it again answers the same.
 * @throws DomainError FORBIDDEN; VALIDATION_FAILED for a card without a successful setup for the
 *   account; AdapterError when the processor cannot be reached
 */
export async function storeCard({
  ctx,
  input,
}: Call<{
  corporationId: string;
  paymentMethodId: string;
  cardName: string;
}>): Promise<Row> {
  const { corporationId, paymentMethodId, cardName } = input;
  requireCards(ctx, corporationId);
  const unknown = new DomainError('VALIDATION_FAILED', {
    errors: { paymentMethodId: { code: 'reference' } },
  });
  const card = await ctx.app.payments.getCard(paymentMethodId);
  if (!card?.customerId || card.customerId !== (await customerOf(ctx, corporationId)))
    throw unknown;
  const row = {
    channelId: ctx.channel.id,
    corporationId,
    provider: ctx.app.payments.provider,
    providerMethodId: card.methodId,
    fingerprint: card.fingerprint,
    brand: card.brand,
    number: card.number,
    expiryYear: card.expiryYear,
    expiryMonth: card.expiryMonth,
    cardHolderName: cardName,
  };
  return inTransaction(ctx.app.database, async (tx) => {
    const [stored] = await tx.insert(paymentMethods).values(row).onConflictDoNothing().returning();
    if (stored)
      await audit(tx, ctx, { action: 'create', resource: declared.name, resourceId: stored.id });
    const listed = stored ?? (await listedAs(tx, ctx, row));
    if (!listed) throw unknown;
    if (listed.providerMethodId !== row.providerMethodId) await forgetCopy(tx, ctx, row);
    const method = await methodOf(tx, ctx, listed.id);
    await ctx.keepAnswer?.(tx, { status: 201, body: method });
    return method;
  });
}

type NewCard = typeof paymentMethods.$inferInsert;

/** The same card of the same account, from whatever setup. */
async function listedAs(tx: Transaction, ctx: RequestContext, card: NewCard) {
  const { corporationId, providerMethodId, fingerprint, expiryYear, expiryMonth } = card;
  const isSetUpAgain =
    fingerprint &&
    and(
      eq(paymentMethods.fingerprint, fingerprint),
      eq(paymentMethods.expiryYear, expiryYear),
      eq(paymentMethods.expiryMonth, expiryMonth),
    );
  const [listed] = await tx
    .select()
    .from(paymentMethods)
    .where(
      and(
        isUsable(ctx),
        eq(paymentMethods.corporationId, corporationId),
        or(eq(paymentMethods.providerMethodId, providerMethodId), isSetUpAgain || undefined),
      ),
    );
  return listed;
}

/**
 * Makes the processor forget its second copy of a card, which somebody saved again because the
 * first answer was lost.
 */
async function forgetCopy(tx: Transaction, ctx: RequestContext, card: NewCard): Promise<void> {
  const { app, channel } = ctx;
  const [copy] = await tx
    .insert(paymentMethods)
    .values({ ...card, deletedAt: app.now() })
    .onConflictDoNothing()
    .returning();
  if (copy)
    await app.jobs.enqueue(tx, 'forget-card', { channelId: channel.id, paymentMethodId: copy.id });
}

/**
 * Gives a card to groups, so that it only pays for their passengers, or takes it from them.
 * @throws DomainError NOT_FOUND, also for another account's card; FORBIDDEN where the channel takes
 *   no cards or does not have card groups; VALIDATION_FAILED for a group that the account does not have
 */
export async function changeCardGroups({
  ctx,
  input: { id, change },
}: Call<{ id: string; change: CardGroups }>): Promise<Row> {
  const { app, channel } = ctx;
  if (!takesCards(ctx) || !channel.features.includes('card-groups'))
    throw new DomainError('FORBIDDEN');
  const binding = catalogue.get(declared.name)!;
  const { corporationIds } = permission(ctx, binding, 'get');
  return inTransaction(app.database, async (tx) => {
    const card = await lockRow(tx, ctx, binding, id, corporationIds);
    const corporationId = String(card['corporationId']);
    const from = card['groupIds'] as string[];
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
    const method = await methodOf(tx, ctx, id);
    await audit(tx, ctx, {
      action: 'update',
      resource: declared.name,
      resourceId: id,
      changes: { groupIds: { from, to: method['groupIds'] } },
    });
    await ctx.keepAnswer?.(tx, { status: 200, body: method });
    return method;
  });
}
