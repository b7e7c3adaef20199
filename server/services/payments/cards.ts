import { and, eq, isNull } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import { DomainError } from '../../../contract/core/errors.ts';
import type { RequestContext, Transaction } from '../../context.ts';
import { type corporations, paymentMethodGroups, paymentMethods } from '../../db/tables/index.ts';
import { customerOf } from './customers.ts';

export type CardRow = typeof paymentMethods.$inferSelect;
export type DefaultMethod = (typeof corporations.$inferSelect)['defaultPaymentMethod'];

/** Cards that can be used here: kept by the current processor, and not deleted. */
export const isUsable = (ctx: RequestContext) =>
  and(
    eq(paymentMethods.channelId, ctx.channel.id),
    eq(paymentMethods.provider, ctx.app.payments.provider),
    isNull(paymentMethods.deletedAt),
  );

/** Whether a call refers to the channel's card processor, which it also does by naming none. */
export const isProvider = (
  { channel }: Pick<RequestContext, 'channel'>,
  name: string | null | undefined,
): boolean => (name ?? channel.payment.provider) === channel.payment.provider;

/** A saved card of an account; null when the account has no such card. */
async function findCard(
  ctx: RequestContext,
  corporationId: string,
  id: string,
): Promise<CardRow | null> {
  if (!isUuid(id)) return null;
  const [card] = await ctx.app.database.orm
    .select()
    .from(paymentMethods)
    .where(
      and(
        isUsable(ctx),
        eq(paymentMethods.corporationId, corporationId),
        eq(paymentMethods.id, id),
      ),
    );
  return card ?? null;
}

/** A card with everything that a hold needs. */
export interface PayingCard extends CardRow {
  customerId: string;
  /** The only groups whose trips it pays for; empty where it pays for everybody's. */
  groupIds: readonly string[];
}

/** The same card, with what paying needs. */
export async function findPayingCard(
  ctx: RequestContext,
  corporationId: string,
  id: string,
): Promise<PayingCard | null> {
  const card = await findCard(ctx, corporationId, id);
  if (!card) return null;
  const groupIds = ctx.channel.features.includes('card-groups') ? await groupsOf(ctx, id) : [];
  return { ...card, customerId: await customerOf(ctx, corporationId), groupIds };
}

/** The groups whose passengers a card pays for. */
async function groupsOf({ app, channel }: RequestContext, cardId: string): Promise<string[]> {
  const { channelId, paymentMethodId, groupId } = paymentMethodGroups;
  const rows = await app.database.orm
    .select({ groupId })
    .from(paymentMethodGroups)
    .where(and(eq(channelId, channel.id), eq(paymentMethodId, cardId)));
  return rows.map((row) => row.groupId);
}

/**
 * Refuses a default that the account cannot pay with. Call it with the account locked.
 * @throws DomainError VALIDATION_FAILED
 */
export async function requireDefault(
  tx: Transaction,
  ctx: RequestContext,
  corporationId: string | null,
  standing: DefaultMethod,
): Promise<void> {
  if (standing?.type !== 'creditCard') return;
  const { id } = standing;
  const isKnown =
    corporationId !== null &&
    id !== null &&
    isUuid(id) &&
    (await tx.$count(
      paymentMethods,
      and(
        isUsable(ctx),
        eq(paymentMethods.id, id),
        eq(paymentMethods.corporationId, corporationId),
      ),
    )) > 0;
  if (!isKnown)
    throw new DomainError('VALIDATION_FAILED', {
      errors: { defaultPaymentMethod: { code: 'reference' } },
    });
}
