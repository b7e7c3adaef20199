import { and, eq, inArray, isNull, asc, exists, ne, not, sql } from 'drizzle-orm';
import { DomainError, type FieldErrors } from '../../../contract/core/errors.ts';
import type { CopiedAccount, UserRole } from '../../../contract/resources/users.ts';
import type { RequestContext, Transaction } from '../../context.ts';
import type { Row } from '../../crud/binding.ts';
import { corporations, userCorporations, users } from '../../db/tables/index.ts';
import { isInReach } from '../accountsInReach.ts';
import { personOfEmail, sharesOf, personOfRow } from './persons.ts';

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
async function refuseLockout(
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

type Values = Readonly<Record<string, unknown>>;

function refuse(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw new DomainError('VALIDATION_FAILED', { errors });
}

/** Accounts among `ids` that exist and are in reach; they stay locked against deletion. */
async function accountsThere(
  tx: Transaction,
  ctx: RequestContext,
  ids: readonly string[],
): Promise<Set<string>> {
  const wanted = ids.filter((id) => isInReach(ctx, id));
  if (wanted.length === 0) return new Set();
  const found = await tx
    .select({ id: corporations.id })
    .from(corporations)
    .where(
      and(
        eq(corporations.channelId, ctx.channel.id),
        inArray(corporations.id, wanted),
        isNull(corporations.deletedAt),
      ),
    )
    .for('share');
  return new Set(found.map(({ id }) => id));
}

/** Errors about the accounts that somebody is given. */
async function accountErrors(
  tx: Transaction,
  ctx: RequestContext,
  fields: Record<string, readonly (string | null)[]>,
): Promise<FieldErrors> {
  const all = Object.values(fields).flatMap((ids) => ids.flatMap((id) => id ?? []));
  const there = await accountsThere(tx, ctx, [...new Set(all)]);
  const errors: FieldErrors = {};
  for (const [path, ids] of Object.entries(fields))
    for (const [at, id] of ids.entries()) {
      const field = path.replace('*', String(at));
      if (id === null) errors[field] = { code: 'required' };
      else if (!there.has(id)) errors[field] = { code: 'reference' };
      else if (ids.indexOf(id) < at) errors[field] = { code: 'alreadyAdded' };
    }
  return errors;
}

/**
 * Checks the rules for a user who is created or changed. A new user who signs in already is
 * invited with a row of their own, which shows nothing that was not typed.
 * @param stored the user as the caller sees them; null for a new one
 * @throws DomainError VALIDATION_FAILED, CANNOT_LOCK_YOURSELF_OUT, LAST_ADMIN
 */
export async function checkUser(
  values: Values,
  tx: Transaction,
  ctx: RequestContext,
  stored: Row | null,
): Promise<Record<string, unknown>> {
  const role = (stored ?? values)['role'];
  if (ctx.actor.role === 'corporationAdmin' && role !== 'corporationAdmin')
    refuse({ role: { code: 'notAllowed' } });
  const { roles, guestBookingEmailCorporations: copied } = values as {
    roles?: UserRole[];
    guestBookingEmailCorporations?: CopiedAccount[];
  };
  const errors: FieldErrors = {};
  for (const [at, { name }] of (roles ?? []).entries())
    if (name !== role) errors[`roles.${at}.name`] = { code: stored ? 'readOnly' : 'choice' };
  const isManager = role === 'bookingChannelAdmin';
  const given = (roles ?? []).map(({ corporationId }) => corporationId);
  if (isManager && given.some((id) => id !== null)) errors['roles'] = { code: 'notAllowed' };
  if (!isManager && roles?.length === 0) errors['roles'] = { code: 'required' };
  const accounts = {
    ...(!isManager && { 'roles.*.corporationId': given }),
    ...(copied && { 'guestBookingEmailCorporations.*.id': copied.map(({ id }) => id) }),
  };
  refuse({ ...(await accountErrors(tx, ctx, accounts)), ...errors });
  if (stored) {
    await refuseLoss(values, tx, ctx, stored, given);
    return values;
  }
  return isManager ? values : { ...values, signsInAs: await signsInAs(values, tx, ctx) };
}

/** Refuses to take access away where an account, or the caller, would be locked out. */
async function refuseLoss(
  values: Values,
  tx: Transaction,
  ctx: RequestContext,
  stored: Row,
  given: readonly (string | null)[],
): Promise<void> {
  if (stored['status'] !== 'active') return;
  const had = accountsOf(stored);
  const lost = values['status'] === 'inactive' ? had : had.filter((id) => !given.includes(id));
  const isLosing = values['status'] === 'inactive' || ('roles' in values && lost.length > 0);
  if (!isLosing) return;
  try {
    await refuseLockout(tx, ctx, { id: stored.id, role: stored['role'] }, lost);
  } catch (error) {
    // A key gets here only for somebody whom the account's own directory has deactivated.
    const mayLeaveAlone = ctx.actor.role === 'bookingChannelAdmin' || ctx.actor.key !== undefined;
    const isKnown = mayLeaveAlone && values['leavesAccountAlone'] === true;
    const isAccount = stored['role'] === 'corporationAdmin';
    if (error instanceof DomainError && error.code === 'LAST_ADMIN' && isKnown && isAccount) return;
    throw error;
  }
}

const accountsOf = (row: Row): string[] =>
  (row['roles'] as UserRole[]).flatMap(({ corporationId }) => corporationId ?? []);

/** @throws DomainError CANNOT_LOCK_YOURSELF_OUT, LAST_ADMIN */
export async function checkUserDeletion(
  row: Row,
  tx: Transaction,
  ctx: RequestContext,
): Promise<void> {
  if (row['status'] === 'active')
    await refuseLockout(tx, ctx, { id: row.id, role: row['role'] }, accountsOf(row));
}

/**
 * The row with which a new admin signs in already; null for somebody new.
 * @throws DomainError VALIDATION_FAILED for accounts of the caller that they have
 */
async function signsInAs(
  values: Values,
  tx: Transaction,
  ctx: RequestContext,
): Promise<string | null> {
  const person = await personOfEmail(tx, ctx.channel.id, String(values['email']));
  if (person === null) return null;
  // Only a fleet manager may be told that somebody is another, and needs no account.
  if (person.role === ctx.actor.role && person.role === 'bookingChannelAdmin')
    refuse({ email: { code: 'unique' } });
  const shares = await sharesOf(tx, ctx, person.id);
  const had = new Set(shares.map(({ corporationId }) => corporationId));
  const errors: FieldErrors = {};
  for (const [at, { corporationId }] of (values['roles'] as UserRole[]).entries())
    if (corporationId && had.has(corporationId))
      errors[`roles.${at}.corporationId`] = { code: 'alreadyAdded' };
  refuse(errors);
  return person.id;
}
