import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import {
  ACCOUNT_METHOD_ID,
  CASH_METHOD_ID,
  type PaymentMethod,
} from '../../../contract/booking/payment.ts';
import { DomainError } from '../../../contract/core/errors.ts';
import type { Queryable, RequestContext, Transaction } from '../../context.ts';
import { corporations, paymentMethodGroups, paymentMethods } from '../../db/tables/index.ts';
import { type Call, requireAccount } from '../verb.ts';
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
  const groups = ctx.channel.features.includes('card-groups')
    ? await groupsOfCards(ctx.app.database.orm, ctx, [id])
    : null;
  const customerId = await customerOf(ctx, corporationId);
  return { ...card, customerId, groupIds: groups?.get(id) ?? [] };
}

/** The groups of cards, by card. */
export async function groupsOfCards(
  on: Queryable,
  { channel }: RequestContext,
  cardIds: readonly string[],
): Promise<Map<string, string[]>> {
  const { channelId, paymentMethodId, groupId } = paymentMethodGroups;
  const rows = await on
    .select({ paymentMethodId, groupId })
    .from(paymentMethodGroups)
    .where(and(eq(channelId, channel.id), inArray(paymentMethodId, [...cardIds])))
    .orderBy(asc(paymentMethodGroups.createdAt), asc(groupId));
  const groups = Map.groupBy(rows, (row) => row.paymentMethodId);
  return new Map([...groups].map(([id, ofCard]) => [id, ofCard.map((row) => row.groupId)]));
}

const toMethod = (
  card: CardRow,
  standing: DefaultMethod,
  groupIds: readonly string[] = [],
): PaymentMethod => ({
  id: card.id,
  type: 'creditCard',
  corporationId: card.corporationId,
  brand: card.brand,
  number: card.number,
  expiration: { year: card.expiryYear, month: card.expiryMonth },
  cardHolderName: card.cardHolderName,
  defaultPayment: standing?.type === 'creditCard' && standing.id === card.id,
  groupIds: [...groupIds],
  createdAt: card.createdAt.toISOString(),
});

/** A card as the API answers it, with its groups and whether it is the account's default. */
export async function methodOf(
  on: Queryable,
  ctx: RequestContext,
  card: CardRow,
): Promise<PaymentMethod> {
  const standing = await defaultOf(on, ctx, card.corporationId);
  const groups = await groupsOfCards(on, ctx, [card.id]);
  return toMethod(card, standing, groups.get(card.id));
}

const NO_CARD = {
  brand: null,
  number: null,
  expiration: null,
  cardHolderName: null,
  groupIds: [],
  createdAt: null,
};

/** Locks an account until the transaction ends, as a change of it does. */
export const lockAccount = (
  tx: Transaction,
  { channel }: RequestContext,
  corporationId: string,
): Promise<unknown> =>
  tx
    .select({ id: corporations.id })
    .from(corporations)
    .where(and(eq(corporations.channelId, channel.id), eq(corporations.id, corporationId)))
    .for('update');

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

export async function defaultOf(
  on: Queryable,
  ctx: RequestContext,
  corporationId: string,
): Promise<DefaultMethod> {
  const [account] = await on
    .select({ standing: corporations.defaultPaymentMethod })
    .from(corporations)
    .where(and(eq(corporations.channelId, ctx.channel.id), eq(corporations.id, corporationId)));
  return account?.standing ?? null;
}

/**
 * Every way of paying that an account has: billing the account and cash as the channel allows, then
 * its cards, the oldest first.
 * @throws DomainError FORBIDDEN for somebody else's account
 */
export async function listPaymentMethods({
  ctx,
  input: { corporationId, paymentProviderName },
}: Call<{ corporationId: string; paymentProviderName?: string | undefined }>): Promise<
  PaymentMethod[]
> {
  requireAccount(ctx, corporationId);
  const { orm } = ctx.app.database;
  const allowed = ctx.channel.allowedPaymentMethods;
  const [standing, cards] = await Promise.all([
    defaultOf(orm, ctx, corporationId),
    orm
      .select()
      .from(paymentMethods)
      .where(and(isUsable(ctx), eq(paymentMethods.corporationId, corporationId)))
      .orderBy(asc(paymentMethods.createdAt), asc(paymentMethods.id)),
  ]);
  const groups = await groupsOfCards(
    orm,
    ctx,
    cards.map(({ id }) => id),
  );
  const isDefault = (type: string) => (standing?.type ?? ACCOUNT_METHOD_ID) === type;
  const plain = ([ACCOUNT_METHOD_ID, CASH_METHOD_ID] as const).filter((type) =>
    allowed.includes(type),
  );
  return [
    ...plain.map((type) => ({
      ...NO_CARD,
      id: type,
      type,
      corporationId,
      defaultPayment: isDefault(type),
    })),
    ...(allowed.includes('creditCard') && isProvider(ctx, paymentProviderName)
      ? cards.map((card) => toMethod(card, standing, groups.get(card.id)))
      : []),
  ];
}

/** @throws DomainError NOT_FOUND, also for another account's card */
export async function cardOf(on: Queryable, ctx: RequestContext, id: string): Promise<CardRow> {
  const [card] = await on
    .select()
    .from(paymentMethods)
    .where(and(isUsable(ctx), eq(paymentMethods.id, id)));
  const isOwn = card && ctx.actor.corporationIds.includes(card.corporationId);
  if (!isOwn) throw new DomainError('NOT_FOUND');
  return card;
}

/** @throws DomainError NOT_FOUND, also for another account's card */
export async function getCard({
  ctx,
  input: { id },
}: Call<{ id: string }>): Promise<PaymentMethod> {
  const { orm } = ctx.app.database;
  const card = await cardOf(orm, ctx, id);
  return methodOf(orm, ctx, card);
}
