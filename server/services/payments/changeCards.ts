import { and, eq } from 'drizzle-orm';
import type { PaymentMethod } from '../../../contract/booking/payment.ts';
import { DomainError } from '../../../contract/core/errors.ts';
import type { AppContext, RequestContext } from '../../context.ts';
import { audit } from '../../db/audit.ts';
import { corporations, paymentMethods } from '../../db/tables/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type Call, requireAccount } from '../verb.ts';
import { cardOf, defaultOf, isUsable, toMethod } from './cards.ts';
import { customerOf } from './customers.ts';

const RESOURCE = 'payment-methods';

/** @throws DomainError FORBIDDEN for another's account, or where the channel takes no cards */
function requireCards(ctx: RequestContext, corporationId: string): void {
  requireAccount(ctx, corporationId);
  if (!ctx.channel.allowedPaymentMethods.includes('creditCard')) throw new DomainError('FORBIDDEN');
}

/**
 * Begins to save a card for an account.
 * @returns the secret that the browser sets the card up with
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
 * Keeps a card that was set up for the account; storing it again answers the same.
 * @throws DomainError FORBIDDEN; VALIDATION_FAILED for a card that no setup of the account has
 *   passed with; AdapterError when the processor cannot be reached
 */
export async function storeCard({
  ctx,
  input,
}: Call<{
  corporationId: string;
  paymentMethodId: string;
  cardName: string;
}>): Promise<PaymentMethod> {
  const { corporationId, paymentMethodId, cardName } = input;
  requireCards(ctx, corporationId);
  const unknown = new DomainError('VALIDATION_FAILED', {
    errors: { paymentMethodId: { code: 'reference' } },
  });
  const card = await ctx.app.payments.getCard(paymentMethodId);
  if (!card?.customerId || card.customerId !== (await customerOf(ctx, corporationId)))
    throw unknown;
  return inTransaction(ctx.app.database, async (tx) => {
    const [stored] = await tx
      .insert(paymentMethods)
      .values({
        channelId: ctx.channel.id,
        corporationId,
        provider: ctx.app.payments.provider,
        providerMethodId: card.methodId,
        brand: card.brand,
        number: card.number,
        expiryYear: card.expiryYear,
        expiryMonth: card.expiryMonth,
        cardHolderName: cardName,
      })
      .onConflictDoNothing()
      .returning();
    const [before] = stored
      ? [stored]
      : await tx
          .select()
          .from(paymentMethods)
          .where(and(isUsable(ctx), eq(paymentMethods.providerMethodId, card.methodId)));
    if (!before) throw unknown;
    if (stored)
      await audit(tx, ctx, { action: 'create', resource: RESOURCE, resourceId: stored.id });
    const method = toMethod(before, await defaultOf(tx, ctx, corporationId));
    await ctx.keepAnswer?.(tx, { status: 201, body: method });
    return method;
  });
}

/**
 * Deletes a card: nothing can be paid with it any more, but what it holds for trips booked already.
 * An account whose default it was pays by business account again.
 * @returns the card as it was
 * @throws DomainError NOT_FOUND, also for another account's card
 */
export async function deleteCard({
  ctx,
  input: { id },
}: Call<{ id: string }>): Promise<PaymentMethod> {
  const { app, channel } = ctx;
  return inTransaction(app.database, async (tx) => {
    const card = await cardOf(tx, ctx, id);
    const method = toMethod(card, await defaultOf(tx, ctx, card.corporationId));
    await tx
      .update(paymentMethods)
      .set({ deletedAt: app.now(), updatedAt: app.now() })
      .where(and(isUsable(ctx), eq(paymentMethods.id, id)));
    if (method.defaultPayment)
      await tx
        .update(corporations)
        .set({ defaultPaymentMethod: null, updatedAt: app.now() })
        .where(
          and(eq(corporations.channelId, channel.id), eq(corporations.id, card.corporationId)),
        );
    await audit(tx, ctx, { action: 'delete', resource: RESOURCE, resourceId: id });
    await app.jobs.enqueue(tx, 'forget-card', { channelId: channel.id, paymentMethodId: id });
    await ctx.keepAnswer?.(tx, { status: 200, body: method });
    return method;
  });
}

/**
 * Has the processor forget a card that was deleted here.
 * @throws AdapterError when it cannot be reached; the job is then tried again
 */
export async function forgetCard(
  app: AppContext,
  { channelId, paymentMethodId }: { channelId: string; paymentMethodId: string },
): Promise<void> {
  const [card] = await app.database.orm
    .select()
    .from(paymentMethods)
    .where(and(eq(paymentMethods.channelId, channelId), eq(paymentMethods.id, paymentMethodId)));
  if (!card?.deletedAt || card.provider !== app.payments.provider) return;
  await app.payments.detachCard(card.providerMethodId);
}
