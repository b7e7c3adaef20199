import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { PaymentMethod } from '../../../contract/booking/payment.ts';
import { DomainError } from '../../../contract/core/errors.ts';
import { corporations as accounts } from '../../../contract/resources/corporations.ts';
import type { AppContext, RequestContext, Transaction } from '../../context.ts';
import { audit } from '../../db/audit.ts';
import { corporations, paymentMethods } from '../../db/tables/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type Call, requireAccount } from '../verb.ts';
import { cardOf, isUsable, lockAccount, methodOf } from './cards.ts';
import { customerOf } from './customers.ts';

const RESOURCE = 'payment-methods';

/**
 * @throws DomainError FORBIDDEN for somebody else's account, or where the channel takes no cards
 */
function requireCards(ctx: RequestContext, corporationId: string): void {
  requireAccount(ctx, corporationId);
  if (!ctx.channel.allowedPaymentMethods.includes('creditCard')) throw new DomainError('FORBIDDEN');
}

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
}>): Promise<PaymentMethod> {
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
      await audit(tx, ctx, { action: 'create', resource: RESOURCE, resourceId: stored.id });
    const listed = stored ?? (await listedAs(tx, ctx, row));
    if (!listed) throw unknown;
    if (listed.providerMethodId !== row.providerMethodId) await forgetCopy(tx, ctx, row);
    const method = await methodOf(tx, ctx, listed);
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
 * Deletes a card: it only pays for trips that are already booked, by the amounts held on it. If it
 * was the account's default, that is the business account again.
 * @returns the card as it was
 * @throws DomainError NOT_FOUND, also for the card of an account that is not the caller's or not the
 *   one that is named
 */
export async function deleteCard({
  ctx,
  input: { id, corporationId },
}: Call<{ id: string; corporationId?: string | undefined }>): Promise<PaymentMethod> {
  const { app, channel } = ctx;
  return inTransaction(app.database, async (tx) => {
    const found = await cardOf(tx, ctx, id);
    if (corporationId && corporationId !== found.corporationId) throw new DomainError('NOT_FOUND');
    // A caller who makes it the default meanwhile waits here, and is then refused.
    await lockAccount(tx, ctx, found.corporationId);
    const card = await cardOf(tx, ctx, id);
    const method = await methodOf(tx, ctx, card);
    await tx
      .update(paymentMethods)
      .set({ deletedAt: app.now(), updatedAt: app.now() })
      .where(and(isUsable(ctx), eq(paymentMethods.id, id)));
    await audit(tx, ctx, { action: 'delete', resource: RESOURCE, resourceId: id });
    if (method.defaultPayment) {
      const account = and(
        eq(corporations.channelId, channel.id),
        eq(corporations.id, card.corporationId),
      );
      const [before] = await tx.select().from(corporations).where(account).for('update');
      await tx
        .update(corporations)
        .set({ defaultPaymentMethod: null, updatedAt: app.now() })
        .where(account);
      await audit(tx, ctx, {
        action: 'update',
        resource: accounts.name,
        resourceId: card.corporationId,
        changes: { defaultPaymentMethod: { from: before?.defaultPaymentMethod, to: null } },
      });
    }
    await app.jobs.enqueue(tx, 'forget-card', { channelId: channel.id, paymentMethodId: id });
    await ctx.keepAnswer?.(tx, { status: 200, body: method });
    return method;
  });
}

/**
 * Makes the processor forget a card that was deleted here.
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

/**
 * If an account was deleted by mistake, somebody notices within this time, and it gets its cards
 * back.
 */
export const DELETED_ACCOUNT_DAYS = 30;

/**
 * Makes the processor forget the cards of accounts that are being deleted, once the deletion is
 * final.
 */
export async function forgetCardsLater(
  corporationIds: readonly string[],
  tx: Transaction,
  { app, channel }: RequestContext,
): Promise<void> {
  const cards = await tx
    .select({ id: paymentMethods.id })
    .from(paymentMethods)
    .where(
      and(
        eq(paymentMethods.channelId, channel.id),
        inArray(paymentMethods.corporationId, [...corporationIds]),
        isNull(paymentMethods.deletedAt),
      ),
    );
  for (const { id: paymentMethodId } of cards)
    await app.jobs.enqueue(
      tx,
      'forget-card',
      { channelId: channel.id, paymentMethodId },
      { startAfterSeconds: DELETED_ACCOUNT_DAYS * 86_400 },
    );
}
