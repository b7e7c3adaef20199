import { and, asc, eq, exists, inArray, isNull, ne, not, sql } from 'drizzle-orm';
import { DomainError } from '../../../contract/core/errors.ts';
import type { RequestContext, Transaction } from '../../context.ts';
import { corporations, userCorporations, users } from '../../db/tables/index.ts';
import { personOfRow } from './persons.ts';

/**
 * Makes all who take access away wait for each other until this transaction ends, so that two
 * people who deactivate each other do not both succeed.
 */
const takeTurns = (tx: Transaction, ctx: RequestContext) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`access ${ctx.channel.id}`}, 0))`);

const isActive = and(eq(users.status, 'active'), isNull(users.deletedAt));

/** Names of the accounts, among some, that nobody else can sign in for. */
async function accountsOfNobodyElse(
  tx: Transaction,
  ctx: RequestContext,
  userId: string,
  corporationIds: readonly string[],
): Promise<string[]> {
  if (corporationIds.length === 0) return [];
  const others = tx
    .select({ one: sql`1` })
    .from(userCorporations)
    .innerJoin(
      users,
      and(eq(users.channelId, userCorporations.channelId), eq(users.id, userCorporations.userId)),
    )
    .where(
      and(
        eq(userCorporations.channelId, corporations.channelId),
        eq(userCorporations.corporationId, corporations.id),
        isNull(userCorporations.deletedAt),
        ne(users.id, userId),
        isActive,
      ),
    );
  const left = await tx
    .select({ name: corporations.name })
    .from(corporations)
    .where(
      and(
        eq(corporations.channelId, ctx.channel.id),
        inArray(corporations.id, [...corporationIds]),
        isNull(corporations.deletedAt),
        not(exists(others)),
      ),
    )
    .orderBy(asc(sql`lower(${corporations.name})`));
  return left.map(({ name }) => name);
}

/** Whether the channel has another fleet manager who can sign in. */
async function hasOtherManager(tx: Transaction, ctx: RequestContext, userId: string) {
  const others = and(
    eq(users.channelId, ctx.channel.id),
    eq(users.role, 'bookingChannelAdmin'),
    ne(users.id, userId),
    isActive,
  );
  return (await tx.$count(users, others)) > 0;
}

/**
 * Keeps people from locking themselves out, and from leaving an account or the channel without
 * anybody who can sign in for it.
 * @param user an active user who loses access
 * @param corporationIds the accounts that they lose; all of theirs when they are deactivated
 * @throws DomainError CANNOT_LOCK_YOURSELF_OUT, LAST_ADMIN
 */
export async function refuseLockout(
  tx: Transaction,
  ctx: RequestContext,
  user: { id: string; role: unknown },
  corporationIds: readonly string[],
): Promise<void> {
  if ((await personOfRow(tx, ctx.channel.id, user.id)) === ctx.actor.userId)
    throw new DomainError('CANNOT_LOCK_YOURSELF_OUT');
  await takeTurns(tx, ctx);
  if (user.role === 'bookingChannelAdmin') {
    if (await hasOtherManager(tx, ctx, user.id)) return;
    throw new DomainError('LAST_ADMIN', { params: { accounts: ctx.channel.name } });
  }
  const left = await accountsOfNobodyElse(tx, ctx, user.id, corporationIds);
  if (left.length > 0)
    throw new DomainError('LAST_ADMIN', { params: { accounts: left.join(', ') } });
}
