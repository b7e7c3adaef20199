import { and, eq, inArray, isNull } from 'drizzle-orm';
import { DomainError } from '../../../contract/core/errors.ts';
import { corporations as accounts } from '../../../contract/resources/corporations.ts';
import type { AppContext, RequestContext, Transaction } from '../../context.ts';
import type { Row } from '../../crud/binding.ts';
import { audit } from '../../db/audit.ts';
import { corporations, paymentMethods } from '../../db/tables/index.ts';

/**
 * What follows from deleting a card: it only pays for trips that are already booked, by the amounts held on
 * it. If it was the account's default, that is the business account again.
 * @throws DomainError NOT_FOUND for a card of another account than the one that is named
 */
export async function forgetDeletedCard(
  card: Row,
  { corporationId: named }: Readonly<Record<string, unknown>>,
  tx: Transaction,
  ctx: RequestContext,
): Promise<void> {
  const { app, channel } = ctx;
  const corporationId = String(card['corporationId']);
  if (named !== undefined && named !== corporationId) throw new DomainError('NOT_FOUND');
  const account = and(eq(corporations.channelId, channel.id), eq(corporations.id, corporationId));
  // A caller who makes it the default meanwhile waits here, and is then refused.
  const [{ from } = { from: null }] = await tx
    .select({ from: corporations.defaultPaymentMethod })
    .from(corporations)
    .where(account)
    .for('update');
  if (from?.type === 'creditCard' && from.id === card.id) {
    await tx
      .update(corporations)
      .set({ defaultPaymentMethod: null, updatedAt: app.now() })
      .where(account);
    await audit(tx, ctx, {
      action: 'update',
      resource: accounts.name,
      resourceId: corporationId,
      changes: { defaultPaymentMethod: { from, to: null } },
    });
  }
  const job = { channelId: channel.id, paymentMethodId: card.id };
  await app.jobs.enqueue(tx, 'forget-card', job);
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
